#include <gtest/gtest.h>
#include <string>

#include <sudoku/formats/formats.h>
#include <sudoku/grid/checker.h>
#include <sudoku/solving/solver.h>

#include "../control/gamefixture.h"
#include "game/puzzles/ambiguity.h"

namespace sudoku {
namespace {

/// Expects two solutions that differ in as few cells as possible: no part of those cells could differ alone.
void expectLeastDifference(const Grid& givens) {
  SCOPED_TRACE(toLine(givens));
  const auto both = twoSolutions(givens);
  ASSERT_TRUE(both);
  EXPECT_TRUE(isSolved(both->one));
  EXPECT_TRUE(isSolved(both->other));
  Grid common = both->one;
  for (const Cell cell : both->difference()) {
    EXPECT_TRUE(givens.isEmpty(cell));
    common.clear(cell);
  }
  EXPECT_EQ(countSolutions(common, 3), 2U);
  for (const Cell cell : both->difference()) {
    Grid more = common;
    more.set(cell, both->one.at(cell));
    EXPECT_TRUE(hasUniqueSolution(more));
  }
}

/// Expects that the missing givens make a puzzle, and that each of them is needed.
void expectMissing(const Grid& givens) {
  SCOPED_TRACE(toLine(givens));
  const auto missing = missingGivens(givens);
  ASSERT_TRUE(missing);
  Grid whole = givens;
  for (const auto& [cell, digit] : *missing) {
    EXPECT_TRUE(givens.isEmpty(cell));
    whole.set(cell, digit);
  }
  EXPECT_TRUE(hasUniqueSolution(whole));
  for (const auto& [cell, digit] : *missing) {
    Grid without = whole;
    without.clear(cell);
    EXPECT_FALSE(hasUniqueSolution(without));
  }
}

TEST(AmbiguityTest, TwoSolutionsDifferInAsLittleAsCanBe) {
  Grid grid = puzzle().givens;
  for (const Cell given : puzzle().givens.filledCells()) {
    grid.clear(given);
    if (!hasUniqueSolution(grid)) expectLeastDifference(grid);
  }
  EXPECT_EQ(grid, Grid());
}

TEST(AmbiguityTest, WhatIsMissingIsAllNeeded) {
  Grid grid = puzzle().givens;
  for (const Cell given : puzzle().givens.filledCells()) {
    grid.clear(given);
    if (grid.filledCells().size() % 6 == 0) expectMissing(grid);
  }
}

TEST(AmbiguityTest, SaysNothingWhereThereIsNothingToSay) {
  const Grid whole = puzzle().givens;
  EXPECT_FALSE(twoSolutions(whole));
  EXPECT_EQ(missingGivens(whole), std::vector<Candidate>());
  Grid wrong = whole;
  wrong.set(Cell(2), Digit(1));
  EXPECT_FALSE(twoSolutions(wrong));
  EXPECT_FALSE(missingGivens(wrong));
  std::stop_source stop;
  stop.request_stop();
  EXPECT_FALSE(twoSolutions(Grid(), stop.get_token()));
}

}  // namespace
}  // namespace sudoku
