#include <gtest/gtest.h>

#include <sudoku/logic/stepfinder.h>

#include "../../testgrids.h"
#include "logic/techniques/templates.h"

namespace sudoku::techniques {
namespace {

// Goes through the templates one by one, on the way through some puzzles.
TEST(TemplatesTest, WhatIsOutsideIsInNoneOfThem) {
  int outside = 0;
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    Position position = positionOf(puzzleOf(seed, Symmetry::None).givens);
    for (const Step& step : solvePath(position).steps) {
      const State state(position.givens, position.board, position.candidates);
      for (const Digit digit : allDigits()) {
        CellSet expected = state.cellsOf(digit);
        for (const Template& each : templatesOf(state, digit)) expected -= each;
        EXPECT_EQ(outsideTemplates(state, digit), expected) << position.board;
        outside += expected.size();
      }
      position = applyStep(position, step);
    }
  }
  EXPECT_GT(outside, 100);
}

TEST(TemplatesTest, EverythingIsOutsideWhereThereAreNone) {
  Grid grid;
  for (int column = 0; column < 8; ++column) grid.set(Cell::at(0, column), Digit(column + 1));
  grid.set(Cell::at(1, 8), Digit(9));
  const State state(grid, grid, Candidates(grid));
  EXPECT_TRUE(templatesOf(state, Digit(9)).empty());
  EXPECT_EQ(outsideTemplates(state, Digit(9)), state.cellsOf(Digit(9)));
}

}  // namespace
}  // namespace sudoku::techniques
