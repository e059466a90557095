#include <QApplication>
#include <QPushButton>
#include <QScrollArea>
#include <QTabWidget>
#include <QTest>

#include "../../patience.h"
#include "../activate.h"
#include "../windowfixture.h"
#include "ui/print/pagepreview.h"
#include "ui/print/printdialog.h"
#include "ui/print/printloader.h"
#include "ui/style/sudokustyle.h"

namespace sudoku {
namespace {

constexpr QSize kLeastScreen(560, 420);
constexpr QSize kWindowFrame(8, 32);  // size that a window manager adds around a window, about

/// Tests of the print dialog on small screens.
class PrintDialogTest : public WindowTest, public testing::WithParamInterface<double> {
 protected:
  PrintDialogTest() {
    QFont font = QApplication::font();
    font.setPointSizeF(m_pointSize * GetParam());
    QApplication::setFont(font);
  }
  ~PrintDialogTest() override {
    qobject_cast<SudokuStyle*>(QApplication::style())->setLargeTargets(false);
    QFont font = QApplication::font();
    font.setPointSizeF(m_pointSize);
    QApplication::setFont(font);
  }

  /// Opens the dialog at a tab, on a screen as large as the smallest window with the present font.
  std::unique_ptr<PrintDialog> open(int tab) {
    auto dialog = std::make_unique<PrintDialog>(*m_game, m_controller->hints(), m_loader);
    dialog->findChild<QTabWidget*>()->setCurrentIndex(tab);
    dialog->show();
    dialog->resize(kLeastScreen * GetParam() - kWindowFrame);
    QTest::qWait(1);
    return dialog;
  }

  static bool isIn(const QScrollArea& area, const QWidget& widget) {
    const QRect place(widget.mapTo(area.viewport(), QPoint()), widget.size());
    return area.viewport()->rect().contains(place);
  }

  PrintLoader m_loader;
  double m_pointSize = QApplication::font().pointSizeF();
};

INSTANTIATE_TEST_SUITE_P(Texts, PrintDialogTest, testing::Values(1.0, 1.5, 2.0));

TEST_P(PrintDialogTest, FitsTheSmallestScreen) {
  for (const bool isLarge : {false, true}) {
    qobject_cast<SudokuStyle*>(QApplication::style())->setLargeTargets(isLarge);
    for (const int tab : {0, 1}) {
      const auto dialog = open(tab);
      const QSize room = kLeastScreen * GetParam() - kWindowFrame;
      EXPECT_LE(dialog->width(), room.width()) << isLarge << tab;
      EXPECT_LE(dialog->height(), room.height()) << isLarge << tab;
      const auto* area = dialog->findChild<QScrollArea*>();
      for (const auto* button : dialog->findChildren<QAbstractButton*>()) {
        if (!button->isVisible() || area->isAncestorOf(button)) continue;
        const QRect place(button->mapTo(dialog.get(), QPoint()), button->size());
        EXPECT_TRUE(dialog->rect().contains(place)) << button->text().toStdString();
      }
      EXPECT_GE(dialog->findChild<PagePreview*>()->width(), 130);
      EXPECT_GE(area->viewport()->width(), area->widget()->minimumSizeHint().width()) << "nothing cut off";
    }
  }
}

TEST_P(PrintDialogTest, TabBringsEachOptionIntoSight) {
  const auto dialog = open(1);
  const auto* area = dialog->findChild<QScrollArea*>();
  activate(dialog.get());
  int seen = 0;
  for (int press = 0; press < 40; ++press) {
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
    const QWidget* focused = QApplication::focusWidget();
    if (!area->isAncestorOf(focused)) continue;
    ++seen;
    EXPECT_TRUE(isIn(*area, *focused)) << focused->metaObject()->className();
  }
  EXPECT_GE(seen, 10);
}

TEST_P(PrintDialogTest, AShortPageOfOptionsTakesLittleHeight) {
  const auto dialog = open(1);
  const int book = dialog->findChild<QTabWidget*>()->height();
  dialog->findChild<QTabWidget*>()->setCurrentIndex(0);
  EXPECT_TRUE(waitFor([&] { return dialog->findChild<QTabWidget*>()->height() < book * 2 / 3; }));
}

}  // namespace
}  // namespace sudoku
