#include <QMenuBar>

#include <sudoku/play/gamestate.h>

#include "../windowfixture.h"

namespace sudoku {
namespace {

class ToolsMenuTest : public WindowTest {
 protected:
  /// The menu entry with a text; null if there is none.
  QAction* entry(const QString& text) const {
    for (const QAction* menu : m_window->menuBar()->actions()) {
      if (menu->text().remove('&') != "Tools") continue;
      for (QAction* action : menu->menu()->actions())
        if (action->text().remove('&') == text) return action;
    }
    return nullptr;
  }
};

TEST_F(ToolsMenuTest, CandidatesAreFilledInAndWhatIsRuledOutGoes) {
  entry("Fill in the candidates")->trigger();
  EXPECT_EQ(name(1, 3), "Row 1 column 3: empty, notes 1 2 4");
  click(1, 3);
  key(Qt::Key_9, Qt::ShiftModifier);
  EXPECT_EQ(name(1, 3), "Row 1 column 3: empty, notes 1 2 4 9");
  entry("Remove what is ruled out")->trigger();
  EXPECT_EQ(name(1, 3), "Row 1 column 3: empty, notes 1 2 4");
  entry("Remove what is ruled out")->trigger();
  EXPECT_EQ(status(), "No note is ruled out.");
}

TEST_F(ToolsMenuTest, BMarksTheCellsWithTwoCandidates) {
  const QAction* marks = entry("Mark two-candidate cells");
  EXPECT_EQ(marks->shortcut(), QKeySequence(Qt::Key_B));
  EXPECT_FALSE(marks->isChecked());
  key(Qt::Key_B);
  EXPECT_TRUE(marks->isChecked());
  const CellSet marked = twoCandidateCells(m_game->state());
  EXPECT_GT(marked.size(), 0);
  for (const Cell cell : allCells())
    EXPECT_EQ(m_board->cellWidget(cell)->accessibleName().endsWith(", two candidates"),
              marked.contains(cell));
  key(Qt::Key_B);
  EXPECT_FALSE(marks->isChecked());
}

TEST_F(ToolsMenuTest, SinglesAreSolvedUnlessANumberIsWrong) {
  click(1, 3);
  key(Qt::Key_1);
  entry("Solve singles")->trigger();
  EXPECT_EQ(status(), "An entry is wrong. Check shows where.");
  m_controller->board().undo();
  entry("Solve singles")->trigger();
  EXPECT_TRUE(m_game->isSolved());
  m_controller->board().undo();
  EXPECT_EQ(name(1, 3), "Row 1 column 3: empty");
}

}  // namespace
}  // namespace sudoku
