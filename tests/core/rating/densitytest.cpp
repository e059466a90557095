#include <array>
#include <gtest/gtest.h>
#include <vector>

#include <sudoku/grid/geometry.h>
#include <sudoku/grid/transform.h>
#include <sudoku/making/puzzlemaker.h>
#include <sudoku/rating/density.h>

#include "../testgrids.h"

namespace sudoku {
namespace {

/// The definition word by word: every ordered pair of empty cells.
int pairsByDefinition(const Grid& grid) {
  const auto isCandidate = [&grid](Cell cell, Digit digit) {
    return (grid.cellsWith(digit) & peersOf(cell)).isEmpty();
  };
  int pairs = 0;
  for (const Cell one : grid.emptyCells()) {
    for (const Cell other : grid.emptyCells() & peersOf(one)) {
      bool alike = false;
      for (const Digit digit : allDigits())
        alike = alike || (isCandidate(one, digit) && isCandidate(other, digit));
      if (alike) ++pairs;
    }
  }
  return pairs;
}

TEST(DensityTest, IsQuotedWithThreeDecimals) {
  EXPECT_EQ(toText(Density{}), "0.000");
  EXPECT_EQ(toText(Density{.pairs = 11, .emptyCells = 1}), "0.611");
  EXPECT_EQ(toText(Density{.pairs = 99, .emptyCells = 1}), "1.000");
}

/// Puzzles with so many givens; each number of givens has a series of its own.
std::vector<Puzzle> puzzlesWith(int givens, std::size_t count) {
  std::vector<Puzzle> puzzles;
  for (const auto& found : findPuzzles({.recipe = {.givens = GivensRange{givens, givens}}}, 43,
                                       static_cast<std::uint64_t>(givens) * 1000, count))
    puzzles.push_back(found.value().puzzle);
  return puzzles;
}

constexpr std::array kGivens = {25, 28, 36, 50};

TEST(DensityTest, CountsAsDefined) {
  for (const int givens : kGivens) {
    for (const Puzzle& puzzle : puzzlesWith(givens, 10)) {
      const Density density = densityOf(puzzle.givens);
      EXPECT_EQ(density.pairs, pairsByDefinition(puzzle.givens)) << puzzle.givens;
      EXPECT_EQ(density.emptyCells, kCellCount - givens);
      EXPECT_DOUBLE_EQ(density.value(), density.pairs / (18. * density.emptyCells));
    }
  }
}

TEST(DensityTest, FollowsTheNumberOfGivens) {
  double last = 1;
  for (const int givens : kGivens) {
    constexpr std::size_t kPuzzles = 100;
    double sum = 0;
    for (const Puzzle& puzzle : puzzlesWith(givens, kPuzzles)) sum += densityOf(puzzle.givens).value();
    EXPECT_LT(sum / kPuzzles, last) << givens;
    last = sum / kPuzzles;
  }
}

// A digit takes candidates from its peers, and its own cell from the empty ones.
TEST(DensityTest, HasFewerPairsWithEachDigitThatIsFilledIn) {
  for (const Puzzle& puzzle : puzzlesWith(28, 10)) {
    Grid grid = puzzle.givens;
    int pairs = densityOf(grid).pairs;
    for (const Cell cell : grid.emptyCells()) {
      grid.set(cell, puzzle.solution.at(cell));
      const int fewer = densityOf(grid).pairs;
      EXPECT_LE(fewer, pairs) << grid;
      pairs = fewer;
    }
    EXPECT_EQ(pairs, 0);
  }
}

TEST(DensityTest, IsTheSameForIsomorphs) {
  Random random(44);
  for (const Puzzle& puzzle : puzzlesWith(28, 20))
    EXPECT_EQ(densityOf(transformed(puzzle.givens, randomTransformation(random))), densityOf(puzzle.givens));
}

TEST(DensityTest, IsNothingForAFullGridAndOneForAnEmptyOne) {
  Random random(42);
  EXPECT_EQ(densityOf(makeBoard(BoardMethod::Diagonal, random)), Density());
  EXPECT_EQ(Density().value(), 0);
  const Density empty = densityOf(Grid());
  EXPECT_EQ(empty, (Density{81 * 20, 81}));
  EXPECT_EQ(empty.value(), 1) << "20 / 18 is cut off";
}

}  // namespace
}  // namespace sudoku
