#include <QAbstractButton>
#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QTest>

#include "../../patience.h"
#include "../windowfixture.h"
#include "game/control/gamecontroller.h"
#include "ui/controls/phraselabel.h"

namespace sudoku {
namespace {

/// Tests that look for what is clipped, covered or outside of the window.
class WindowSizesTest : public WindowTest {
 protected:
  void lookAt(QSize size) {
    m_window->resize(size);
    QTest::qWait(1);
    SCOPED_TRACE(QString("%1x%2").arg(size.width()).arg(size.height()).toStdString());
    // The window is not made smaller than its layout allows.
    ASSERT_EQ(m_window->size(), size.expandedTo(m_window->minimumSize()));
    expectControlsInside();
    expectTextsInside();
    for (const char* name : {"Undo", "Redo"}) EXPECT_GE(child<QPushButton>(name)->width(), 32);
    for (const Cell each : allCells()) EXPECT_GE(m_board->cellWidget(each)->width(), 28);
  }

  /// Sets the size of text of the whole application.
  void setTextSize(double factor) const {
    QFont font = QApplication::font();
    font.setPointSizeF(m_pointSize * factor);
    QApplication::setFont(font);
    QTest::qWait(1);
  }

  ~WindowSizesTest() override { setTextSize(1); }

 private:
  void expectControlsInside() const {
    std::vector<std::pair<QRect, const QAbstractButton*>> places;
    for (const auto* button : m_window->findChildren<QAbstractButton*>()) {
      if (!button->isVisible()) continue;
      const QRect place(button->mapTo(m_window.get(), QPoint()), button->size());
      EXPECT_TRUE(m_window->rect().contains(place)) << qPrintable(button->accessibleName() + button->text());
      for (const auto& [other, name] : places)
        EXPECT_FALSE(place.intersects(other))
            << qPrintable(button->accessibleName() + button->text()) << " over "
            << qPrintable(name->accessibleName() + name->text());
      places.emplace_back(place, button);
    }
  }
  void expectTextsInside() const {
    for (const auto* button : m_window->findChildren<QPushButton*>()) {
      if (!button->isVisible() || button->text().isEmpty() || button->inherits("sudoku::CoachButton"))
        continue;
      const int needed = button->fontMetrics().horizontalAdvance(button->text().remove('&'));
      EXPECT_LE(needed, button->width()) << qPrintable(button->text());
      EXPECT_LE(button->fontMetrics().height(), button->height()) << qPrintable(button->text());
    }
    for (const auto* label : m_window->findChildren<QLabel*>()) {
      const bool isPlain = label->metaObject() == &QLabel::staticMetaObject;  // subclasses fit their text
      if (!isPlain || !label->isVisible() || label->text().isEmpty()) continue;
      const int needed =
          label->wordWrap() ? label->heightForWidth(label->width()) : label->fontMetrics().height();
      EXPECT_LE(needed, label->height()) << qPrintable(label->text());
    }
    for (const auto* box : m_window->findChildren<QComboBox*>()) {
      if (!box->isVisible()) continue;
      EXPECT_LE(box->fontMetrics().horizontalAdvance(box->currentText()), box->width());
      EXPECT_LE(box->fontMetrics().height(), box->height());
    }
  }

  double m_pointSize = QApplication::font().pointSizeF();
};

TEST_F(WindowSizesTest, NothingIsClippedAtTheNamedSizes) {
  for (const QSize size : {QSize(560, 420), QSize(640, 480), QSize(700, 1000), QSize(1020, 720),
                           QSize(1400, 500), QSize(1280, 800), QSize(1920, 1080), QSize(3840, 2160)})
    lookAt(size);
}

TEST_F(WindowSizesTest, NothingIsClippedWhenItIsSolved) {
  for (const Cell each : m_game->state().board.emptyCells())
    m_game->play(Move::enter(each, *m_game->state().puzzle.solution.at(each)));
  for (const QSize size : {QSize(560, 420), QSize(640, 480), QSize(700, 1000), QSize(1020, 720),
                           QSize(1400, 500), QSize(1280, 800), QSize(1920, 1080), QSize(3840, 2160)})
    lookAt(size);
}

TEST_F(WindowSizesTest, NothingIsClippedWithLargeText) {
  for (const double factor : {1.5, 2.0}) {
    setTextSize(factor);
    SCOPED_TRACE(factor);
    for (const QSize size : {QSize(1120, 840), QSize(700, 1000), QSize(1400, 1500), QSize(1920, 1080)})
      lookAt(size);
  }
}

/// A hint's words are all there, on one page or more, and none is too small to read.
TEST_F(WindowSizesTest, AHintHasItsWordsAtTheNamedSizes) {
  const auto& hint = m_controller->hints().hint();
  for (const Rung rung : {Rung::Where, Rung::What, Rung::Why}) {
    m_controller->hints().nextStep();
    ASSERT_TRUE(waitFor([&] { return hint && hint->kind == Hint::Kind::Step && hint->rung == rung; }));
  }
  QStringList sentences;
  for (const Sentence& sentence : hint->sentences) sentences += toPlainText(sentence);
  for (const double factor : {1.0, 1.5}) {
    setTextSize(factor);
    for (const QSize size : {QSize(560, 420), QSize(640, 480), QSize(700, 1000), QSize(900, 1300),
                             QSize(1020, 720), QSize(1280, 800), QSize(3840, 2160)}) {
      lookAt(size);
      const PhraseLabel* words = nullptr;
      for (const auto* label : m_window->findChildren<PhraseLabel*>())
        if (label->isVisible() && label->text() == sentences.join(' ')) words = label;
      ASSERT_NE(words, nullptr) << size.width() << ' ' << factor;
      EXPECT_GT(words->shownHeight(), 0) << size.width() << ' ' << factor;
      EXPECT_LE(words->shownHeight(), words->height()) << size.width() << ' ' << factor;
      EXPECT_GE(words->font().pointSizeF(), 0.9 * QApplication::font().pointSizeF())
          << size.width() << ' ' << factor;
    }
  }
}

TEST_F(WindowSizesTest, TheMinimumFollowsFromTheText) {
  const QSize plain = m_window->minimumSize();
  EXPECT_LE(plain.width(), 560);
  EXPECT_LE(plain.height(), 420);
  setTextSize(2);
  EXPECT_GE(m_window->minimumSize().width(), plain.width() * 3 / 2);
  EXPECT_GE(m_window->minimumSize().height(), plain.height() * 3 / 2);
  lookAt(m_window->minimumSize());
}

class WindowSizesLongTest : public WindowSizesTest {};

TEST_F(WindowSizesLongTest, NothingIsClippedAtAnySize) {
  for (int width = 560; width <= 1920; width += 80)
    for (int height = 420; height <= 1200; height += 80) lookAt({width, height});
}

}  // namespace
}  // namespace sudoku
