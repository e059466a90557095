#include <gtest/gtest.h>

#include <sudoku/grid/puzzle.h>
#include <sudoku/solving/solver.h>

#include "../testgrids.h"

namespace sudoku {
namespace {

PuzzleFault faultOf(const Grid& grid) {
  const auto puzzle = toPuzzle(grid);
  EXPECT_FALSE(puzzle) << grid;
  return puzzle.error();
}

TEST(PuzzleTest, IsMadeOfGivensWithOneSolution) {
  for (std::uint64_t seed = 0; seed < 50; ++seed) {
    const Puzzle puzzle = puzzleOf(seed);
    const auto proved = toPuzzle(puzzle.givens);
    ASSERT_TRUE(proved) << puzzle.givens;
    EXPECT_EQ(*proved, puzzle);
  }
}

TEST(PuzzleTest, AFullBoardIsAPuzzle) {
  const Grid board = boardOf(1);
  const auto puzzle = toPuzzle(board);
  ASSERT_TRUE(puzzle);
  EXPECT_EQ(puzzle->solution, board);
}

TEST(PuzzleTest, SaysThatGivensClash) {
  Grid pair;
  pair.set(Cell::at(0, 0), Digit(5));
  pair.set(Cell::at(2, 2), Digit(5));
  EXPECT_EQ(faultOf(pair), PuzzleFault::Clash);
  Grid board = boardOf(1);
  board.set(Cell(80), board.at(Cell(79)));
  EXPECT_EQ(faultOf(board), PuzzleFault::Clash);
}

TEST(PuzzleTest, SaysThatThereIsNoSolution) {
  Grid grid;  // no digit is left for the last cell of the first row
  for (int column = 0; column < 8; ++column) grid.set(Cell::at(0, column), Digit(column + 1));
  grid.set(Cell::at(5, 8), Digit(9));
  EXPECT_EQ(faultOf(grid), PuzzleFault::NoSolution);
}

TEST(PuzzleTest, SaysThatThereAreSeveralSolutions) {
  EXPECT_EQ(faultOf({}), PuzzleFault::SeveralSolutions);
  const Puzzle minimal = puzzleOf(1, Symmetry::None);
  for (const Cell cell : minimal.givens.filledCells()) {
    Grid grid = minimal.givens;
    grid.clear(cell);
    EXPECT_EQ(faultOf(grid), PuzzleFault::SeveralSolutions);
  }
}

TEST(PuzzleTest, IsMinimalExactlyIfNoGivenCanGo) {
  for (std::uint64_t seed = 0; seed < 30; ++seed) {
    const Puzzle puzzle = puzzleOf(seed);
    const Grid& givens = puzzle.givens;
    int spare = 0;
    for (const Cell cell : givens.filledCells()) {
      Grid fewer = givens;
      fewer.clear(cell);
      if (countSolutions(fewer) == 1) ++spare;
    }
    EXPECT_EQ(isMinimal(puzzle), spare == 0) << givens;
  }
}

TEST(PuzzleTest, OneMoreGivenIsOneTooMany) {
  const Puzzle puzzle = puzzleOf(2, Symmetry::None);
  EXPECT_TRUE(isMinimal(puzzle));
  for (const Cell cell : puzzle.givens.emptyCells()) {
    Grid more = puzzle.givens;
    more.set(cell, puzzle.solution.at(cell));
    EXPECT_FALSE(isMinimal({more, puzzle.solution}));
  }
}

}  // namespace
}  // namespace sudoku
