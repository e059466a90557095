#include <gtest/gtest.h>
#include <optional>

#include <sudoku/grid/grid.h>

#include "../testgrids.h"

namespace sudoku {
namespace {

TEST(GridTest, BeginsEmpty) {
  const Grid grid;
  EXPECT_EQ(grid.emptyCells(), allCells());
  EXPECT_EQ(grid.filledCells(), CellSet());
  for (const Cell cell : allCells()) {
    EXPECT_TRUE(grid.isEmpty(cell));
    EXPECT_EQ(grid.at(cell), std::nullopt);
  }
}

TEST(GridTest, KeepsEachDigitInEachCell) {
  Grid grid;
  for (const Cell cell : allCells()) {
    for (const Digit digit : allDigits()) {
      grid.set(cell, digit);
      EXPECT_EQ(grid.at(cell), digit);
      EXPECT_EQ(grid.filledCells(), CellSet{cell});
    }
    grid.set(cell, std::nullopt);
    EXPECT_EQ(grid, Grid());
  }
}

TEST(GridTest, ClearingEmptiesOneCellOnly) {
  const Grid board = boardOf(1);
  for (const Cell cell : allCells()) {
    Grid grid = board;
    grid.clear(cell);
    EXPECT_EQ(grid.emptyCells(), CellSet{cell});
    EXPECT_NE(grid, board);
    grid.set(cell, board.at(cell));
    EXPECT_EQ(grid, board);
  }
}

TEST(GridTest, FilledAndEmptyCellsArePartsOfTheWhole) {
  Random random(2);
  for (int round = 0; round < 100; ++round) {
    const int holes = static_cast<int>(random.below(kCellCount + 1));
    const Grid grid = without(boardOf(3), holes, random);
    EXPECT_EQ(grid.emptyCells().size(), holes);
    EXPECT_EQ(grid.isFull(), holes == 0);
    EXPECT_EQ(grid.filledCells() | grid.emptyCells(), allCells());
    EXPECT_TRUE((grid.filledCells() & grid.emptyCells()).isEmpty());
  }
  EXPECT_TRUE(boardOf(3).isFull());
}

TEST(GridTest, CellsWithADigitAreJustThose) {
  Random random(4);
  const Grid grid = without(boardOf(4), 30, random);
  CellSet seen;
  for (const Digit digit : allDigits()) {
    const CellSet cells = grid.cellsWith(digit);
    for (const Cell cell : allCells()) EXPECT_EQ(cells.contains(cell), grid.at(cell) == digit);
    seen |= cells;
  }
  EXPECT_EQ(seen, grid.filledCells());
}

}  // namespace
}  // namespace sudoku
