#include <gtest/gtest.h>
#include <map>
#include <set>
#include <string>
#include <tuple>
#include <utility>

#include <sudoku/formats/formats.h>
#include <sudoku/grid/checker.h>
#include <sudoku/grid/transform.h>
#include <sudoku/making/boardgenerator.h>

#include "../../symmetric.h"
#include "../making/chisquare.h"

namespace sudoku {
namespace {

using Moves = std::tuple<LineOrder, LineOrder, bool>;

Moves movesOf(const Transformation& transformation) {
  return {transformation.rows, transformation.columns, transformation.transposed};
}

TEST(TransformTest, NothingSetChangesNothing) {
  const Grid& board = storedBoards()[0];
  EXPECT_EQ(transformed(board, Transformation()), board);
}

TEST(TransformTest, TransposesThenMovesLinesThenExchangesDigits) {
  Grid grid;
  grid.set(Cell::at(1, 5), Digit(4));
  Transformation transformation;
  transformation.transposed = true;
  transformation.rows = {3, 5, 4, 0, 1, 2, 6, 7, 8};
  transformation.columns = {1, 0, 2, 3, 4, 5, 6, 7, 8};
  transformation.digits[3] = Digit(9);
  transformation.digits[8] = Digit(4);
  Grid expected;
  expected.set(Cell::at(1, 0), Digit(9));
  EXPECT_EQ(transformed(grid, transformation), expected);
}

TEST(TransformTest, DrawsTheWholeGroupUniformly) {
  Random random(3);
  std::map<LineOrder, int> rows;
  std::map<LineOrder, int> columns;
  std::map<bool, int> transpositions;
  std::map<std::pair<int, Digit>, int> digits;
  std::map<std::tuple<Digit, Digit, Digit>, int> firstDigits;
  constexpr int kDraws = 64'800;
  for (int draw = 0; draw < kDraws; ++draw) {
    const Transformation move = randomTransformation(random);
    ++rows[move.rows];
    ++columns[move.columns];
    ++transpositions[move.transposed];
    for (int digit = 0; digit < kDigitCount; ++digit)
      ++digits[{digit, move.digits[static_cast<std::size_t>(digit)]}];
    ++firstDigits[{move.digits[0], move.digits[1], move.digits[2]}];
  }
  EXPECT_TRUE(looksUniform(rows, 1296));
  EXPECT_TRUE(looksUniform(columns, 1296));
  EXPECT_TRUE(looksUniform(transpositions, 2));
  EXPECT_TRUE(looksUniform(digits, 81));
  EXPECT_TRUE(looksUniform(firstDigits, 9 * 8 * 7));
}

TEST(TransformTest, EachKindDoesItsOwnMoveAloneAndUniformly) {
  const std::map<TransformKind, int> sizes = {{TransformKind::Rows, 216},    {TransformKind::Bands, 6},
                                              {TransformKind::Columns, 216}, {TransformKind::Stacks, 6},
                                              {TransformKind::Transpose, 1}, {TransformKind::Turn, 8}};
  for (const auto& [kind, size] : sizes) {
    Random random(4);
    std::map<Moves, int> counts;
    for (int draw = 0; draw < 50 * size; ++draw) {
      const Transformation move = randomTransformation(kind, random);
      EXPECT_TRUE(isSolved(transformed(storedBoards()[1], move)));
      EXPECT_EQ(move.digits, Transformation().digits);
      ++counts[movesOf(move)];
    }
    EXPECT_EQ(static_cast<int>(counts.size()), size) << nameOf(kind);
    if (size > 1) {
      EXPECT_TRUE(looksUniform(counts, size)) << nameOf(kind);
    }
  }
}

TEST(TransformTest, DigitExchangeReachesMoreThanOneCycle) {
  Random random(5);
  std::map<Digit, int> becomesOfOne;
  int fixed = 0;
  for (int draw = 0; draw < 9'000; ++draw) {
    const Transformation move = randomTransformation(TransformKind::Digits, random);
    EXPECT_EQ(movesOf(move), movesOf(Transformation()));
    ++becomesOfOne[move.digits[0]];
    for (const Digit digit : allDigits())
      if (move.digits[static_cast<std::size_t>(digit.index())] == digit) ++fixed;
  }
  EXPECT_TRUE(looksUniform(becomesOfOne, kDigitCount));
  EXPECT_NEAR(fixed / 9'000.0, 1, .05);  // a uniform permutation keeps one item in the mean, a cycle none
}

TEST(TransformTest, MovesThatKeepASymmetryAreDrawnUniformly) {
  // How many moves keep each symmetry. Lines have 1296 orders, or 24 in mirrored pairs.
  const std::map<Symmetry, int> sizes = {
      {Symmetry::Rotate180, 24 * 24 * 2}, {Symmetry::MirrorBoth, 24 * 24 * 2},
      {Symmetry::Diagonal, 1296 * 2},     {Symmetry::Antidiagonal, 1296 * 2},
      {Symmetry::Rotate90, 24 * 2 * 2},   {Symmetry::DiagonalBoth, 24 * 2 * 2},
      {Symmetry::Full, 24 * 2 * 2}};
  for (const auto& [symmetry, size] : sizes) {
    Random random(6);
    std::map<Moves, int> counts;
    for (int draw = 0; draw < 20 * size; ++draw) ++counts[movesOf(randomTransformation(random, symmetry))];
    EXPECT_TRUE(looksUniform(counts, size)) << nameOf(symmetry);
  }
}

TEST(TransformTest, MovesThatKeepASymmetryDo) {
  Random random(7);
  for (const auto& [symmetry, name] : Names<Symmetry>::kNames) {
    const auto orbits = orbitsOf(symmetry);
    std::set<Moves> seen;
    for (int draw = 0; draw < 500; ++draw) {
      Grid pattern;
      for (const CellSet orbit : orbits)
        if (random.below(2) == 1)
          for (const Cell cell : orbit) pattern.set(cell, Digit(1));
      const Transformation move = randomTransformation(random, symmetry);
      EXPECT_TRUE(hasSymmetry(transformed(pattern, move).filledCells(), symmetry)) << name;
      seen.insert(movesOf(move));
    }
    EXPECT_GE(seen.size(), 90U) << name;  // the smallest of these groups has 96 moves
  }
}

TEST(TransformTest, MirrorSymmetriesForbidOnlyTheMovesAcross) {
  Random random(8);
  std::map<LineOrder, int> rows;
  std::map<LineOrder, int> columns;
  for (int draw = 0; draw < 26'000; ++draw) {
    const Transformation leftRight = randomTransformation(random, Symmetry::MirrorLeftRight);
    EXPECT_FALSE(leftRight.transposed);
    ++rows[leftRight.rows];
    const Transformation upDown = randomTransformation(random, Symmetry::MirrorUpDown);
    EXPECT_FALSE(upDown.transposed);
    ++columns[upDown.columns];
  }
  EXPECT_TRUE(looksUniform(rows, 1296));
  EXPECT_TRUE(looksUniform(columns, 1296));
}

}  // namespace
}  // namespace sudoku
