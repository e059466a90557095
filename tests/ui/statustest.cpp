#include <QTest>

#include "ui/board/solvedbanner.h"
#include "windowfixture.h"

namespace sudoku {
namespace {

using StatusTest = WindowTest;

TEST_F(StatusTest, AFullBoardWithAMistakeSaysSo) {
  for (const Cell cell : m_game->state().board.emptyCells())
    m_game->play(Move::enter(cell, *m_game->state().puzzle.solution.at(cell)));
  EXPECT_FALSE(m_window->findChild<SolvedBanner*>()->isHidden());
  m_game->undo();
  EXPECT_TRUE(m_window->findChild<SolvedBanner*>()->isHidden());
  const Cell last = m_game->state().board.emptyCells().first();
  const Digit wrong(m_game->state().puzzle.solution.at(last) == Digit(1) ? 2 : 1);
  m_game->play(Move::enter(last, wrong));
  EXPECT_EQ(status(), "Every cell is filled, but something is wrong.");
  m_game->undo();
  EXPECT_EQ(status(), "");
}

TEST_F(StatusTest, WithoutAnEarlierGameItSaysSo) {
  m_controller->previousGame();
  EXPECT_EQ(status(), "There is no earlier game.");
}

}  // namespace
}  // namespace sudoku
