#include <algorithm>
#include <gtest/gtest.h>

#include <sudoku/grid/checker.h>
#include <sudoku/grid/geometry.h>
#include <sudoku/solving/solver.h>

#include "../testgrids.h"
#include "naivesolver.h"

namespace sudoku {
namespace {

constexpr std::size_t kMany = 50;

/// Holds everything that the three functions say about a grid against the naive solver; gives how many
/// solutions that found.
std::size_t compareWithNaive(const Grid& grid) {
  const std::vector<Grid> solutions = naiveSolutions(grid, kMany);
  const std::size_t count = solutions.size();
  for (const std::size_t limit : {std::size_t{0}, std::size_t{1}, std::size_t{2}, std::size_t{3}, kMany})
    EXPECT_EQ(countSolutions(grid, limit), std::min(count, limit)) << grid << " limit " << limit;
  EXPECT_EQ(hasUniqueSolution(grid), count == 1) << grid;

  const auto solution = solve(grid);
  EXPECT_EQ(solution.has_value(), count > 0) << grid;
  if (!solution) return count;
  EXPECT_TRUE(isSolved(*solution)) << grid;
  for (const Cell cell : grid.filledCells()) EXPECT_EQ(solution->at(cell), grid.at(cell)) << grid;
  if (count < kMany) {
    EXPECT_EQ(std::count(solutions.begin(), solutions.end(), *solution), 1) << grid;
  }
  return count;
}

TEST(SolverTest, AgreesWithTheNaiveSolverOnPuzzles) {
  for (std::uint64_t seed = 0; seed < 60; ++seed) EXPECT_EQ(compareWithNaive(puzzleOf(seed).givens), 1);
}

TEST(SolverTest, AgreesWithTheNaiveSolverOnGridsWithSeveralSolutions) {
  Random random(1);
  int several = 0;
  int many = 0;
  for (std::uint64_t seed = 0; seed < 60; ++seed) {
    const int fewer = 1 + static_cast<int>(random.below(5));
    const std::size_t count = compareWithNaive(without(puzzleOf(seed).givens, fewer, random));
    if (count == kMany)
      ++many;
    else if (count > 1)
      ++several;
  }
  EXPECT_GE(several, 15);
  EXPECT_GE(many, 15);
}

TEST(SolverTest, AgreesWithTheNaiveSolverOnGridsWithOneWrongDigit) {
  Random random(2);
  int impossible = 0;
  for (std::uint64_t seed = 0; seed < 100; ++seed) {
    Grid grid = without(boardOf(seed), 40 + static_cast<int>(random.below(12)), random);
    const Cell cell = anyOf(grid.filledCells(), random);
    const Digit right = *grid.at(cell);
    grid.clear(cell);
    for (const Digit digit : allDigits())
      if (digit != right && possibleCells(grid, digit).contains(cell)) grid.set(cell, digit);
    if (compareWithNaive(grid) == 0) ++impossible;
  }
  EXPECT_GE(impossible, 50);
}

TEST(SolverTest, AgreesWithTheNaiveSolverOnDigitsThatClash) {
  Random random(3);
  for (std::uint64_t seed = 0; seed < 100; ++seed) {
    Grid grid = puzzleOf(seed).givens;
    const Cell cell = anyOf(grid.filledCells(), random);
    grid.set(anyOf(peersOf(cell), random), grid.at(cell));
    EXPECT_EQ(compareWithNaive(grid), 0);
  }
}

TEST(SolverTest, AgreesWithTheNaiveSolverOnRandomDigits) {
  Random random(4);
  for (int round = 0; round < 100; ++round) {
    Grid grid;
    for (int count = 0; count < 50; ++count) {
      const Cell cell = anyOf(grid.emptyCells(), random);
      const Digit digit(1 + static_cast<int>(random.below(9)));
      if (round % 10 == 0 || possibleCells(grid, digit).contains(cell)) grid.set(cell, digit);
    }
    compareWithNaive(grid);
  }
}

TEST(SolverTest, FindsBothSolutionsWhereTwoDigitsCanBeSwapped) {
  int rectangles = 0;
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    const Grid board = boardOf(seed);
    for (int column = 0; column < 6; ++column) {
      const Cell corner = Cell::at(0, column);
      for (int other = 3; other < 9; ++other) {
        const Cell across = Cell::at(1, other);
        const Cell below = Cell::at(1, column);
        const Cell beside = Cell::at(0, other);
        if (corner.box() == across.box() || board.at(corner) != board.at(across)) continue;
        if (board.at(below) != board.at(beside)) continue;
        Grid grid = board;
        for (const Cell cell : {corner, across, below, beside}) grid.clear(cell);
        EXPECT_EQ(compareWithNaive(grid), 2);
        ++rectangles;
      }
    }
  }
  EXPECT_GE(rectangles, 5);
}

TEST(SolverTest, GivesAFullBoardBack) {
  const Grid board = boardOf(48213);
  EXPECT_EQ(solve(board), board);
  EXPECT_EQ(countSolutions(board, kMany), 1);
}

TEST(SolverTest, FindsNoSolutionOfAFullBoardThatClashes) {
  Grid board = boardOf(48213);
  board.set(Cell(0), board.at(Cell(1)));
  EXPECT_EQ(solve(board), std::nullopt);
  EXPECT_EQ(countSolutions(board), 0);
}

TEST(SolverTest, CountsTheEmptyGridUpToTheLimit) {
  for (const std::size_t limit : {0U, 1U, 2U, 5000U}) EXPECT_EQ(countSolutions({}, limit), limit);
  const auto solution = solve({});
  ASSERT_TRUE(solution);
  EXPECT_TRUE(isSolved(*solution));
}

TEST(SolverTest, CountsUpToTwoUnlessAsked) {
  EXPECT_EQ(countSolutions({}), 2);
}

}  // namespace
}  // namespace sudoku
