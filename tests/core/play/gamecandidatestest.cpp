#include <gtest/gtest.h>

#include <sudoku/grid/checker.h>
#include <sudoku/play/gamestate.h>

#include "../testgrids.h"
#include "games.h"

namespace sudoku {
namespace {

TEST(CandidatesOfAGameTest, AreThoseOfTheBoardLessWhatIsRuledOut) {
  RandomPlay play(27);
  for (int count = 0; count < 300; ++count) {
    const GameState& state = play.state();
    const Candidates candidates = candidatesOf(state);
    CellSet two;
    for (const Cell cell : state.board.emptyCells()) {
      DigitSet expected;
      for (const Digit digit : allDigits())
        if (possibleCells(state.board, digit).contains(cell) && !state.ruledOutAt(cell).contains(digit))
          expected.add(digit);
      ASSERT_EQ(candidates.at(cell), expected);
      if (expected.size() == 2) two.add(cell);
    }
    ASSERT_EQ(twoCandidateCells(state), two);
    play.take(applyMove(state, play.next()));
  }
}

TEST(RemainingCountTest, IsNineLessThoseOnTheBoard) {
  Grid board;
  for (int placed = 0; placed < 15; ++placed) {
    EXPECT_EQ(remainingCount(board, Digit(3)), 9 - placed);
    EXPECT_EQ(remainingCount(board, Digit(4)), 9);
    board.set(Cell(placed * 5), Digit(3));
  }
}

TEST(RemainingCountTest, SumsUpToTheEmptyCellsOfAGameWithoutMistakes) {
  Random random(18);
  for (int holes = 0; holes <= kCellCount; ++holes) {
    const Grid board = without(boardOf(18), holes, random);
    int sum = 0;
    for (const Digit digit : allDigits()) sum += remainingCount(board, digit);
    EXPECT_EQ(sum, holes);
  }
}

}  // namespace
}  // namespace sudoku
