#include <QMenuBar>
#include <QMessageBox>
#include <QTest>

#include "windowfixture.h"

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

}  // namespace
}  // namespace sudoku
