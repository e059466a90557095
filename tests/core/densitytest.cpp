#include <gtest/gtest.h>

#include <sudoku/density.h>
#include <sudoku/geometry.h>
#include <sudoku/puzzlemaker.h>

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

TEST(DensityTest, CountsAsDefined) {
  Random random(41);
  for (const DigMethod method : {DigMethod::Level1, DigMethod::Level4, DigMethod::All}) {
    const Grid givens = makePuzzle({{.dig = method}, random.next()}).givens;
    const Density density = densityOf(givens);
    EXPECT_EQ(density.pairs, pairsByDefinition(givens));
    EXPECT_EQ(density.emptyCells, givens.emptyCells().size());
    EXPECT_DOUBLE_EQ(density.value(), density.pairs / (18. * density.emptyCells));
  }
}

TEST(DensityTest, IsNothingForAFullGridAndOneForAnEmptyOne) {
  Random random(42);
  EXPECT_EQ(densityOf(makeBoard(BoardMethod::Diagonal, random)), Density());
  EXPECT_EQ(Density().value(), 0);
  EXPECT_EQ(Density().quarter(), 0);
  const Density empty = densityOf(Grid());
  EXPECT_EQ(empty, (Density{81 * 20, 81}));
  EXPECT_EQ(empty.value(), 1) << "20 / 18 is cut off";
  EXPECT_EQ(empty.quarter(), 3);
}

TEST(DensityTest, ClassesMeetAtTheQuarters) {
  EXPECT_EQ((Density{8, 2}.quarter()), 0);
  EXPECT_EQ((Density{9, 2}.quarter()), 1);
  EXPECT_EQ((Density{17, 2}.quarter()), 1);
  EXPECT_EQ((Density{18, 2}.quarter()), 2);
  EXPECT_EQ((Density{26, 2}.quarter()), 2);
  EXPECT_EQ((Density{27, 2}.quarter()), 3);
  EXPECT_EQ((Density{36, 2}.quarter()), 3);
}

double meanDensityAt(int givens) {
  Random random(43);
  double sum = 0;
  constexpr int kPuzzles = 400;
  for (int count = 0; count < kPuzzles; ++count)
    sum += densityOf(findPuzzle({{.givens = GivensRange{givens, givens}}}, random)->puzzle.givens).value();
  return sum / kPuzzles;
}

TEST(DensityTest, MeansAreTheReference) {
  EXPECT_NEAR(meanDensityAt(50), .204, .02);
  EXPECT_NEAR(meanDensityAt(36), .501, .02);
  EXPECT_NEAR(meanDensityAt(28), .673, .02);
  EXPECT_NEAR(meanDensityAt(25), .726, .02);
}

}  // namespace
}  // namespace sudoku
