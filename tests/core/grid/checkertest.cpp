#include <gtest/gtest.h>

#include <sudoku/grid/checker.h>
#include <sudoku/grid/geometry.h>

#include "../testgrids.h"

namespace sudoku {
namespace {

/// Digits of a board, some taken away and some of the rest spoilt.
Grid spoiltGrid(std::uint64_t seed) {
  Random random(seed);
  Grid grid = without(boardOf(seed), static_cast<int>(random.below(60)), random);
  for (std::uint32_t count = random.below(8); count > 0; --count)
    grid.set(anyOf(allCells(), random), Digit(1 + static_cast<int>(random.below(9))));
  return grid;
}

TEST(CheckerTest, ConflictsAreTheCellsWhoseDigitAPeerHoldsToo) {
  for (std::uint64_t seed = 0; seed < 200; ++seed) {
    const Grid grid = spoiltGrid(seed);
    CellSet expected;
    for (const Cell cell : grid.filledCells())
      for (const Cell peer : peersOf(cell))
        if (grid.at(peer) == grid.at(cell)) expected.add(cell);
    EXPECT_EQ(conflictingCells(grid), expected) << grid;
  }
}

TEST(CheckerTest, AConflictIsOnEveryCellOfTheClash) {
  Grid grid;
  const CellSet clash{Cell::at(0, 0), Cell::at(0, 8), Cell::at(8, 0)};
  for (const Cell cell : clash) grid.set(cell, Digit(4));
  grid.set(Cell::at(4, 4), Digit(4));
  EXPECT_EQ(conflictingCells(grid), clash);
}

TEST(CheckerTest, EachHouseCanHoldAConflict) {
  for (const House house : allHouses()) {
    const Cell first = cellsOf(house).first();
    for (const Cell other : cellsOf(house) - CellSet{first}) {
      Grid grid;
      grid.set(first, Digit(9));
      grid.set(other, Digit(9));
      EXPECT_EQ(conflictingCells(grid), (CellSet{first, other}));
      grid.set(other, Digit(8));
      EXPECT_EQ(conflictingCells(grid), CellSet());
    }
  }
}

TEST(CheckerTest, AClashIsFoundWhereThereIsAConflictAndOfTheWantedCellsFirst) {
  EXPECT_EQ(findClash(boardOf(1)), std::nullopt);
  Grid grid;
  for (const Cell cell : {Cell::at(0, 0), Cell::at(0, 8), Cell::at(8, 0)}) grid.set(cell, Digit(4));
  const Clash inRow{House::row(0), Digit(4), {Cell::at(0, 0), Cell::at(0, 8)}};
  const Clash inColumn{House::column(0), Digit(4), {Cell::at(0, 0), Cell::at(8, 0)}};
  EXPECT_EQ(findClash(grid), inRow);
  EXPECT_EQ(findClash(grid, {Cell::at(0, 8)}), inRow);
  EXPECT_EQ(findClash(grid, {Cell::at(8, 0), Cell::at(5, 5)}), inColumn);
  EXPECT_EQ(findClash(grid, {Cell::at(5, 5)}), inRow);
}

TEST(CheckerTest, ABoardIsSolvedUntilAnyCellChanges) {
  const Grid board = boardOf(1);
  EXPECT_TRUE(isSolved(board));
  EXPECT_EQ(conflictingCells(board), CellSet());
  for (const Cell cell : allCells()) {
    Grid changed = board;
    changed.clear(cell);
    EXPECT_FALSE(isSolved(changed));
    for (const Digit digit : allDigits()) {
      changed.set(cell, digit);
      EXPECT_EQ(isSolved(changed), digit == board.at(cell));
    }
  }
  EXPECT_FALSE(isSolved({}));
}

TEST(CheckerTest, AnySolutionCountsAsSolved) {
  // A board with two digits exchanged everywhere is no longer the solution of the puzzle, but right by the
  // rules.
  Grid board = boardOf(2);
  const CellSet ones = board.cellsWith(Digit(1));
  const CellSet twos = board.cellsWith(Digit(2));
  for (const Cell cell : ones) board.set(cell, Digit(2));
  for (const Cell cell : twos) board.set(cell, Digit(1));
  EXPECT_NE(board, boardOf(2));
  EXPECT_TRUE(isSolved(board));
}

TEST(CheckerTest, PossibleAreTheEmptyCellsWithoutAPeerThatHoldsTheDigit) {
  for (std::uint64_t seed = 0; seed < 100; ++seed) {
    const Grid grid = spoiltGrid(seed);
    for (const Digit digit : allDigits()) {
      CellSet expected;
      for (const Cell cell : grid.emptyCells())
        if ((peersOf(cell) & grid.cellsWith(digit)).isEmpty()) expected.add(cell);
      EXPECT_EQ(possibleCells(grid, digit), expected) << grid << " digit " << digit.value();
    }
  }
}

TEST(CheckerTest, ADigitInAPossibleCellMakesNoConflict) {
  Random random(3);
  const Grid grid = without(boardOf(3), 50, random);
  for (const Digit digit : allDigits()) {
    for (const Cell cell : grid.emptyCells()) {
      Grid next = grid;
      next.set(cell, digit);
      EXPECT_EQ(possibleCells(grid, digit).contains(cell), conflictingCells(next).isEmpty());
    }
  }
}

TEST(CheckerTest, EntriesAreRightOrWrongAndEmptyCellsNeither) {
  Random random(4);
  for (std::uint64_t seed = 0; seed < 50; ++seed) {
    const auto [givens, solution] = puzzleOf(seed);
    Grid board = givens;
    CheckReport expected;
    for (const Cell cell : givens.emptyCells()) {
      const std::uint32_t draw = random.below(3);
      if (draw == 0) {
        expected.empty.add(cell);
      } else if (draw == 1) {
        board.set(cell, solution.at(cell));
        expected.right.add(cell);
      } else {
        board.set(cell, Digit(1 + solution.at(cell)->value() % 9));
        expected.wrong.add(cell);
      }
    }
    EXPECT_EQ(checkEntries(givens, board, solution), expected);
  }
}

TEST(CheckerTest, GivensAreNotJudged) {
  const auto [givens, solution] = puzzleOf(5);
  const CheckReport atStart = checkEntries(givens, givens, solution);
  EXPECT_EQ(atStart, (CheckReport{{}, {}, givens.emptyCells()}));
  const CheckReport atEnd = checkEntries(givens, solution, solution);
  EXPECT_EQ(atEnd, (CheckReport{givens.emptyCells(), {}, {}}));
}

}  // namespace
}  // namespace sudoku
