#include <QDialog>
#include <QMenu>
#include <QMenuBar>
#include <QMessageBox>
#include <QPushButton>
#include <QScreen>
#include <QTest>

#include "../windowfixture.h"
#include "ui/window/windowcontent.h"

namespace sudoku {
namespace {

class MessageBoxesTest : public WindowTest {};

TEST_F(MessageBoxesTest, EscClosesAbout) {
  m_window->findChild<QAction*>("about")->trigger();
  auto* box = m_window->findChild<QMessageBox*>();
  ASSERT_NE(box, nullptr);
  ASSERT_TRUE(QTest::qWaitForWindowExposed(box));
  QTest::keyClick(box, Qt::Key_Escape);
  EXPECT_FALSE(box->isVisible());
}

TEST_F(MessageBoxesTest, MenusAndBoxesGrowWithTheWindow) {
  const double usual = m_window->menuBar()->font().pointSizeF();
  const auto menu = [this] { return m_window->menuBar()->findChild<QMenu*>(); };
  for (const QSize size : {QSize(1920, 1080), QSize(3840, 2160)}) {
    m_window->resize(size);
    QTest::qWait(1);
    const double grown = m_board->font().pointSizeF();
    ASSERT_GE(grown, 1.3 * usual) << size.width();
    EXPECT_DOUBLE_EQ(m_window->menuBar()->font().pointSizeF(), grown);
    EXPECT_DOUBLE_EQ(menu()->font().pointSizeF(), grown);
    m_window->findChild<QAction*>("about")->trigger();
    auto* box = m_window->findChild<QMessageBox*>();
    ASSERT_TRUE(QTest::qWaitForWindowExposed(box));
    EXPECT_DOUBLE_EQ(box->findChild<QPushButton*>()->font().pointSizeF(), grown);
    delete box;
    // Menus and boxes that grow take room from the board, and nothing else moves.
    const auto* content = m_window->findChild<WindowContent*>();
    EXPECT_EQ(content->height() + m_window->menuBar()->height(), size.height());
    EXPECT_LE(m_board->geometry().bottom(), content->height());
  }
  m_window->resize(900, 620);
  QTest::qWait(1);
  EXPECT_DOUBLE_EQ(m_window->menuBar()->font().pointSizeF(), usual);
  EXPECT_DOUBLE_EQ(menu()->font().pointSizeF(), usual);
}

TEST_F(MessageBoxesTest, DialogsGrowWithTheWindow) {
  for (const QSize size : {QSize(1020, 720), QSize(1920, 1080), QSize(3840, 2160)}) {
    m_window->resize(size);
    QTest::qWait(1);
    const double grown = m_board->font().pointSizeF();
    for (const char* text : {"Choose a new game…", "Preferences…", "Change keys…", "Restore a backup…"}) {
      SCOPED_TRACE(std::string(text) + ' ' + std::to_string(size.width()));
      for (auto* action : m_window->findChildren<QAction*>())
        if (action->text().remove('&') == text) action->trigger();
      auto* dialog = m_window->findChild<QDialog*>();
      ASSERT_NE(dialog, nullptr);
      ASSERT_TRUE(QTest::qWaitForWindowExposed(dialog));
      for (const auto* button : dialog->findChildren<QPushButton*>()) {
        EXPECT_DOUBLE_EQ(button->font().pointSizeF(), grown);
        const QString shown = button->text().remove('&');
        if (button->isVisible()) {
          EXPECT_GE(button->width(), button->fontMetrics().horizontalAdvance(shown));
        }
      }
      const QSize needed = dialog->minimumSizeHint().boundedTo(dialog->screen()->availableSize());
      EXPECT_EQ(dialog->size().expandedTo(needed), dialog->size());
      delete dialog;
    }
  }
}

}  // namespace
}  // namespace sudoku
