#include <gtest/gtest.h>
#include <memory>
#include <vector>

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QMenuBar>
#include <QMessageBox>
#include <QPainter>
#include <QProgressBar>
#include <QPushButton>
#include <QRadioButton>
#include <QSpinBox>
#include <QStyleOption>
#include <QStyledItemDelegate>
#include <QTest>

#include "inkcontrast.h"
#include "leastcontrast.h"
#include "themes.h"
#include "ui/style/strokes.h"
#include "ui/style/sudokustyle.h"

namespace sudoku {
namespace {

constexpr double kDimContrast = 3;

/// Tests of what the style paints in each theme, seen by its pixels.
class StyleLookTest : public testing::TestWithParam<NamedTheme> {
 protected:
  StyleLookTest() { showIn(theme()); }

  static SudokuStyle& style() { return *qobject_cast<SudokuStyle*>(QApplication::style()); }
  static const Theme& theme() { return GetParam().theme(); }

  static QImage pictureOf(QWidget& widget) {
    QImage picture(widget.size(), QImage::Format_ARGB32_Premultiplied);
    picture.fill(theme().panel);
    widget.render(&picture, {}, {}, QWidget::DrawWindowBackground | QWidget::DrawChildren);
    return picture;
  }

  /// A menu with all kinds of entries.
  struct Entries {
    QMenu menu;
    QAction* plain = menu.addAction("Plain");
    QAction* keyed = menu.addAction("With a key");
    QAction* off = menu.addAction("Not now");
    QAction* ticked = menu.addAction("Ticked");
    QAction* more = menu.addMenu("More")->menuAction();

    Entries() {
      keyed->setShortcut(Qt::CTRL | Qt::Key_K);
      off->setShortcut(Qt::CTRL | Qt::Key_O);
      off->setEnabled(false);
      ticked->setCheckable(true);
      ticked->setChecked(true);
      menu.popup({});
      EXPECT_TRUE(QTest::qWaitForWindowExposed(&menu));
    }
    QRect leftOf(QAction* action) const {
      const QRect area = menu.actionGeometry(action).adjusted(4, 3, -4, -3);
      return {area.topLeft(), QSize(area.width() * 6 / 10, area.height())};
    }
    QRect rightOf(QAction* action) const {
      QRect area = menu.actionGeometry(action).adjusted(4, 3, -4, -3);
      area.setLeft(area.left() + area.width() * 7 / 10);
      return area;
    }
  };
};

INSTANTIATE_TEST_SUITE_P(All, StyleLookTest, testing::ValuesIn(kThemes));

/// Controls have an edge on both grounds that they can stand on, whether they are plain or on.
TEST_P(StyleLookTest, ControlsHaveAnEdge) {
  std::vector<std::unique_ptr<QWidget>> controls;
  controls.push_back(std::make_unique<QPushButton>("Plain"));
  auto on = std::make_unique<QPushButton>("On");
  on->setCheckable(true);
  on->setChecked(true);
  controls.push_back(std::move(on));
  controls.push_back(std::make_unique<QLineEdit>());
  controls.push_back(std::make_unique<QComboBox>());
  controls.push_back(std::make_unique<QSpinBox>());
  controls.push_back(std::make_unique<QListWidget>());
  controls.push_back(std::make_unique<QCheckBox>("Check"));
  controls.push_back(std::make_unique<QRadioButton>("Radio"));
  for (const auto& control : controls) {
    control->resize(120, 36);
    const QImage picture = pictureOf(*control);
    const int middle = picture.height() / 2;
    // The indicator of a check box stands some pixels inside of its area.
    for (const QColor& ground : {theme().panel, theme().window}) {
      double most = 1;
      for (int x = 0; x < 8; ++x) most = std::max(most, contrastRatio(picture.pixelColor(x, middle), ground));
      EXPECT_GE(most, kLeastLineContrast) << control->metaObject()->className();
    }
  }
}

TEST_P(StyleLookTest, EntriesOfAMenuCanBeRead) {
  Entries entries;
  const QImage picture = pictureOf(entries.menu);
  for (QAction* action : {entries.plain, entries.keyed, entries.ticked, entries.more})
    EXPECT_GE(inkContrast(picture, entries.leftOf(action)), kLeastTextContrast) << qPrintable(action->text());
  EXPECT_GE(inkContrast(picture, entries.rightOf(entries.keyed)), kLeastTextContrast);
  EXPECT_GE(inkContrast(picture, entries.rightOf(entries.more)), kLeastTextContrast);
  EXPECT_LT(inkContrast(picture, entries.rightOf(entries.plain)), 1.01);
}

TEST_P(StyleLookTest, TheChosenEntryOfAMenuIsTintedAndCanBeRead) {
  Entries entries;
  for (QAction* action : {entries.plain, entries.keyed, entries.ticked, entries.more}) {
    const QImage before = pictureOf(entries.menu);
    entries.menu.setActiveAction(action);
    const QImage picture = pictureOf(entries.menu);
    EXPECT_GE(inkContrast(picture, entries.leftOf(action)), kLeastTextContrast) << qPrintable(action->text());
    const QPoint ground = entries.menu.actionGeometry(action).topLeft() + QPoint(8, 4);
    EXPECT_NE(picture.pixelColor(ground), before.pixelColor(ground)) << qPrintable(action->text());
  }
  entries.menu.setActiveAction(entries.keyed);
  EXPECT_GE(inkContrast(pictureOf(entries.menu), entries.rightOf(entries.keyed)), kLeastTextContrast);
}

TEST_P(StyleLookTest, WhatCannotBeUsedIsDimAndCanStillBeRead) {
  Entries entries;
  const QImage picture = pictureOf(entries.menu);
  for (const QRect& area : {entries.leftOf(entries.off), entries.rightOf(entries.off)}) {
    EXPECT_GE(inkContrast(picture, area), kDimContrast);
    EXPECT_LT(inkContrast(picture, area), inkContrast(picture, entries.leftOf(entries.plain)));
  }
}

TEST_P(StyleLookTest, TheMenuBarCanBeRead) {
  QMenuBar bar;
  QAction* file = bar.addMenu("File")->menuAction();
  bar.resize(200, bar.sizeHint().height());
  bar.show();
  const QRect area = bar.actionGeometry(file).adjusted(2, 2, -2, -3);
  const QImage before = pictureOf(bar);
  EXPECT_GE(inkContrast(before, area), kLeastTextContrast);
  bar.setActiveAction(file);
  const QImage picture = pictureOf(bar);
  EXPECT_GE(inkContrast(picture, area), kLeastTextContrast);
  EXPECT_NE(picture, before);
}

TEST_P(StyleLookTest, EntriesOfAListCanBeRead) {
  QListWidget list;
  list.addItems({"One", "Two", "Three"});
  list.item(2)->setFlags(Qt::NoItemFlags);
  list.resize(200, 120);
  list.show();
  QImage picture = pictureOf(list);
  const auto areaOf = [&](int row) {
    return list.visualItemRect(list.item(row)).translated(list.viewport()->pos()).adjusted(3, 3, -3, -3);
  };
  EXPECT_GE(inkContrast(picture, areaOf(1)), kLeastTextContrast);
  EXPECT_GE(inkContrast(picture, areaOf(2)), kDimContrast);
  list.setCurrentRow(1);
  const QImage chosen = pictureOf(list);
  EXPECT_GE(inkContrast(chosen, areaOf(1)), kLeastTextContrast);
  EXPECT_NE(chosen.copy(areaOf(1)), picture.copy(areaOf(1)));
}

TEST_P(StyleLookTest, TheListOfABoxHasTheLookOfOtherLists) {
  QComboBox box;
  box.addItems({"Easy", "Medium", "Hard"});
  box.show();
  box.showPopup();
  QAbstractItemView* list = box.view();
  ASSERT_TRUE(QTest::qWaitForWindowExposed(list->window()));
  EXPECT_NE(qobject_cast<QStyledItemDelegate*>(box.itemDelegate()), nullptr);
  EXPECT_TRUE(list->window()->testAttribute(Qt::WA_TranslucentBackground));
  list->setCurrentIndex(list->model()->index(1, 0));
  const QImage picture = pictureOf(*list->window());
  for (const int row : {0, 1, 2}) {
    const QRect item = list->visualRect(list->model()->index(row, 0));
    const QRect area(list->viewport()->mapTo(list->window(), item.topLeft()), item.size());
    EXPECT_GE(inkContrast(picture, area.adjusted(3, 3, -3, -3)), kLeastTextContrast) << row;
  }
  box.hidePopup();
}

TEST_P(StyleLookTest, AToolTipCanBeRead) {
  // A tool tip is painted like Qt's own tip label, whose class is private: a panel below the text in the
  // colours of tips.
  QStyleOptionFrame option;
  option.rect = {0, 0, 120, 30};
  QImage picture(120, 30, QImage::Format_ARGB32_Premultiplied);
  picture.fill(Qt::transparent);
  QPainter painter(&picture);
  style().drawPrimitive(QStyle::PE_PanelTipLabel, &option, &painter, nullptr);
  painter.end();
  EXPECT_EQ(picture.pixelColor(0, 0).alpha(), 0);
  const QColor text = paletteOf(theme()).color(QPalette::ToolTipText);
  EXPECT_GE(contrastRatio(text, picture.pixelColor(60, 15)), kLeastTextContrast);
  EXPECT_NE(picture.pixelColor(60, 0), picture.pixelColor(60, 15));
}

TEST_P(StyleLookTest, CornersOfAMenuCanBeSeenThrough) {
  Entries entries;
  EXPECT_TRUE(entries.menu.testAttribute(Qt::WA_TranslucentBackground));
  QImage picture(entries.menu.size(), QImage::Format_ARGB32_Premultiplied);
  picture.fill(Qt::transparent);
  entries.menu.render(&picture, {}, {}, QWidget::DrawChildren);
  EXPECT_EQ(picture.pixelColor(0, 0).alpha(), 0);
  EXPECT_EQ(picture.pixelColor(picture.width() - 1, picture.height() - 1).alpha(), 0);
  EXPECT_EQ(picture.pixelColor(picture.width() / 2, 3), theme().panel);
}

/// The colour of a progress bar at a part of its width, where it has no text.
QColor middleOf(const QImage& picture, double across) {
  return picture.pixelColor(qRound(across * picture.width()), picture.height() / 2);
}

TEST_P(StyleLookTest, ABarTellsWhatIsDone) {
  QProgressBar bar;
  bar.setTextVisible(false);
  bar.resize(200, 20);
  bar.setValue(50);
  const QImage half = pictureOf(bar);
  EXPECT_EQ(middleOf(half, 0.25), theme().accent);
  EXPECT_GE(contrastRatio(middleOf(half, 0.25), middleOf(half, 0.75)), kLeastLineContrast);
  EXPECT_NE(half.pixelColor(50, 2), theme().accent) << "slim";
  bar.setValue(0);
  EXPECT_EQ(middleOf(pictureOf(bar), 0.25), middleOf(half, 0.75));
  bar.setRange(0, 0);
  const QImage unknown = pictureOf(bar);
  EXPECT_GE(inkContrast(unknown, {20, 8, 160, 4}), kLeastLineContrast);
  EXPECT_NE(unknown, half);
}

TEST_P(StyleLookTest, TheTextOfABarCanBeReadOnBothParts) {
  QProgressBar bar;
  bar.setFormat("MMMMMMMMMM");
  bar.resize(120, 24);
  bar.setValue(50);
  const QImage picture = pictureOf(bar);
  EXPECT_GE(inkContrast(picture, {20, 4, 38, 16}), kLeastTextContrast);
  EXPECT_GE(inkContrast(picture, {62, 4, 38, 16}), kLeastTextContrast);
}

TEST_P(StyleLookTest, AMessageHasAMarginRoundIt) {
  QMessageBox box(QMessageBox::NoIcon, "Title", "A message.", QMessageBox::Close);
  box.show();
  for (const auto* part : box.findChildren<QWidget*>()) {
    if (!part->isVisible() || part->parent() != &box) continue;
    EXPECT_TRUE(box.rect().adjusted(16, 16, -16, -16).contains(part->geometry()))
        << part->metaObject()->className();
  }
}

}  // namespace
}  // namespace sudoku
