#pragma once

#include <QPushButton>

#include "../../patience.h"
#include "../windowfixture.h"
#include "ui/pages/pathpage.h"
#include "ui/window/pages.h"

namespace sudoku {

class PagesTest : public WindowTest {
 protected:
  PagesTest() : m_pages(m_window->findChild<Pages*>()) {}

  QAction* action(const QString& text) const {
    for (QAction* action : m_window->findChildren<QAction*>())
      if (action->text().remove('&') == text) return action;
    return nullptr;
  }
  template <typename Page>
  Page* open(const QString& entry) {
    action(entry)->trigger();
    auto* page = qobject_cast<Page*>(m_pages->currentWidget());
    EXPECT_NE(page, nullptr) << qPrintable(entry);
    return page;
  }
  StepListView* openSteps(const QString& entry) {
    auto* list = open<BoardPage>(entry)->template findChild<StepListView*>();
    const bool isPath = qobject_cast<PathPage*>(m_pages->currentWidget()) != nullptr;
    EXPECT_TRUE(waitFor([list, isPath] {
      const auto& steps = list->steps().allSteps();
      return !steps.empty() && (!isPath || endsThePuzzle(steps.back()));
    }));
    return list;
  }
  /// Whether a step is the last one of a path: it fills all cells that are empty.
  static bool endsThePuzzle(const ListedStep& last) {
    return last.position.board.emptyCells().size() == static_cast<int>(last.step.placements.size());
  }
  QPushButton* button(const QString& name) const {
    for (auto* button : m_pages->currentWidget()->findChildren<QPushButton*>())
      if (button->text() == name || button->accessibleName() == name) return button;
    return nullptr;
  }
  void press(const QString& name) const {
    ASSERT_NE(button(name), nullptr) << qPrintable(name);
    button(name)->click();
  }

  Pages* m_pages;
};

}  // namespace sudoku
