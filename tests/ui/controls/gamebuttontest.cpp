#include <QAction>
#include <QLabel>

#include "../windowfixture.h"
#include "ui/controls/gamebutton.h"
#include "ui/window/pages.h"

namespace sudoku {
namespace {

using GameButtonTest = WindowTest;

TEST_F(GameButtonTest, IsAtTheLeftOfTheHeadOfEachPageAndLeadsBack) {
  auto* pages = m_window->findChild<Pages*>();
  for (const char* const name : {"library", "daily", "statistics", "path", "all-steps", "practice", "guide",
                                 "enter-puzzle", "moves"}) {
    m_window->findChild<QAction*>(name)->trigger();
    ASSERT_FALSE(pages->showsGame()) << name;
    auto* button = pages->currentWidget()->findChild<GameButton*>();
    ASSERT_NE(button, nullptr) << name;
    EXPECT_EQ(button->text(), "Game") << name;
    EXPECT_EQ(button->accessibleName(), "Game") << name;
    EXPECT_FALSE(button->icon().isNull()) << name;
    // Nothing in the button's row begins further left.
    const QRect row = button->geometry();
    for (const auto* part : button->parentWidget()->findChildren<QWidget*>(Qt::FindDirectChildrenOnly)) {
      const QRect place = part->geometry();
      const bool isInRow = place.top() <= row.bottom() && place.bottom() >= row.top();
      if (part->isVisible() && isInRow) {
        EXPECT_GE(place.left(), row.left()) << name << ": " << part->metaObject()->className();
      }
    }
    button->click();
    EXPECT_TRUE(pages->showsGame()) << name;
  }
}

}  // namespace
}  // namespace sudoku
