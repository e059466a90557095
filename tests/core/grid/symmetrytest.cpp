#include <algorithm>
#include <gtest/gtest.h>
#include <vector>

#include <sudoku/grid/symmetry.h>

namespace sudoku {
namespace {

using Map = Cell (*)(Cell);

Cell halfTurn(Cell cell) {
  return Cell::at(8 - cell.row(), 8 - cell.column());
}
Cell quarterTurn(Cell cell) {
  return Cell::at(cell.column(), 8 - cell.row());
}
Cell leftRight(Cell cell) {
  return Cell::at(cell.row(), 8 - cell.column());
}
Cell upDown(Cell cell) {
  return Cell::at(8 - cell.row(), cell.column());
}
Cell diagonal(Cell cell) {
  return Cell::at(cell.column(), cell.row());
}
Cell antidiagonal(Cell cell) {
  return Cell::at(8 - cell.column(), 8 - cell.row());
}

/// What a symmetry means: the moves under which a pattern stays as it is, and how many orbits that makes,
/// with how many cells at most.
struct Expectation {
  Symmetry symmetry;
  std::vector<Map> moves;
  std::size_t orbits;
  int largestOrbit;
};

const std::vector<Expectation>& expectations() {
  static const std::vector<Expectation> all = {
      {Symmetry::None, {}, 81, 1},
      {Symmetry::Rotate180, {halfTurn}, 41, 2},
      {Symmetry::Rotate90, {quarterTurn, halfTurn}, 21, 4},
      {Symmetry::MirrorLeftRight, {leftRight}, 45, 2},
      {Symmetry::MirrorUpDown, {upDown}, 45, 2},
      {Symmetry::MirrorBoth, {leftRight, upDown, halfTurn}, 25, 4},
      {Symmetry::Diagonal, {diagonal}, 45, 2},
      {Symmetry::Antidiagonal, {antidiagonal}, 45, 2},
      {Symmetry::DiagonalBoth, {diagonal, antidiagonal, halfTurn}, 25, 4},
      {Symmetry::Full, {halfTurn, quarterTurn, leftRight, upDown, diagonal, antidiagonal}, 15, 8},
  };
  return all;
}

TEST(SymmetryTest, AllOfThemAreTested) {
  EXPECT_EQ(expectations().size(), Names<Symmetry>::kNames.size());
}

TEST(SymmetryTest, OrbitsArePartsOfTheWholeInTheOrderOfTheirFirstCells) {
  for (const Expectation& expected : expectations()) {
    SCOPED_TRACE(nameOf(expected.symmetry));
    const std::vector<CellSet> orbits = orbitsOf(expected.symmetry);
    CellSet seen;
    for (const CellSet orbit : orbits) {
      EXPECT_TRUE((orbit & seen).isEmpty());
      EXPECT_EQ(orbit.first(), (allCells() - seen).first());
      seen |= orbit;
    }
    EXPECT_EQ(seen, allCells());
  }
}

TEST(SymmetryTest, OrbitsAreAsManyAndAsLargeAsTheirGroupMakesThem) {
  for (const Expectation& expected : expectations()) {
    SCOPED_TRACE(nameOf(expected.symmetry));
    EXPECT_EQ(orbitsOf(expected.symmetry).size(), expected.orbits);
    int largest = 0;
    for (const CellSet orbit : orbitsOf(expected.symmetry)) largest = std::max(largest, orbit.size());
    EXPECT_EQ(largest, expected.largestOrbit);
  }
}

TEST(SymmetryTest, MovesMapEachOrbitOntoItself) {
  for (const Expectation& expected : expectations()) {
    SCOPED_TRACE(nameOf(expected.symmetry));
    for (const CellSet orbit : orbitsOf(expected.symmetry)) {
      for (const Map move : expected.moves) {
        CellSet moved;
        for (const Cell cell : orbit) moved.add(move(cell));
        EXPECT_EQ(moved, orbit);
      }
    }
  }
}

TEST(SymmetryTest, EachCellOfAnOrbitHasThatOrbit) {
  for (const Expectation& expected : expectations()) {
    SCOPED_TRACE(nameOf(expected.symmetry));
    for (const CellSet orbit : orbitsOf(expected.symmetry))
      for (const Cell cell : orbit) EXPECT_EQ(orbitOf(cell, expected.symmetry), orbit);
  }
}

}  // namespace
}  // namespace sudoku
