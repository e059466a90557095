#include <bit>
#include <gtest/gtest.h>
#include <vector>

#include <sudoku/grid/cellset.h>
#include <sudoku/grid/detail/bitcount.h>
#include <sudoku/grid/digitset.h>
#include <sudoku/grid/geometry.h>
#include <sudoku/grid/random.h>

namespace sudoku {
namespace {

TEST(BitCountTest, CountsAsTheStandardLibraryDoes) {
  Random random(1);
  for (int round = 0; round < 1000; ++round) {
    const std::uint64_t bits = random.next() >> static_cast<unsigned>(round % 64);
    EXPECT_EQ(detail::bitCount(bits), std::popcount(bits)) << bits;
  }
  EXPECT_EQ(detail::bitCount(0), 0);
  EXPECT_EQ(detail::bitCount(~std::uint64_t{0}), 64);
}

TEST(DigitSetTest, HoldsWhatWasAddedInAscendingOrder) {
  DigitSet set{Digit(9), Digit(1)};
  set.add(Digit(5));
  set.remove(Digit(1));
  set.toggle(Digit(2));
  EXPECT_EQ(std::vector<Digit>(set.begin(), set.end()), (std::vector{Digit(2), Digit(5), Digit(9)}));
  EXPECT_EQ(set.size(), 3);
  EXPECT_TRUE(set.contains(Digit(9)));
  EXPECT_FALSE(set.contains(Digit(1)));
}

TEST(DigitSetTest, DoesSetAlgebra) {
  const DigitSet odd{Digit(1), Digit(3), Digit(5), Digit(7), Digit(9)};
  const DigitSet low{Digit(1), Digit(2), Digit(3)};
  EXPECT_EQ(odd & low, (DigitSet{Digit(1), Digit(3)}));
  EXPECT_EQ(low - odd, DigitSet{Digit(2)});
  EXPECT_EQ((odd | low).size(), 6);
  EXPECT_EQ((allDigits() - odd).size(), 4);
  EXPECT_TRUE(DigitSet().isEmpty());
}

TEST(CellSetTest, IteratesOverBothWordsInReadingOrder) {
  const CellSet set{Cell(80), Cell(0), Cell(63), Cell(64)};
  EXPECT_EQ(std::vector<Cell>(set.begin(), set.end()), (std::vector{Cell(0), Cell(63), Cell(64), Cell(80)}));
  EXPECT_EQ(set.size(), 4);
  EXPECT_FALSE(set.hasOne());
}

TEST(CellSetTest, KnowsWhenItHasJustOneCell) {
  for (const Cell cell : allCells()) {
    CellSet set{cell};
    EXPECT_TRUE(set.hasOne());
    EXPECT_EQ(set.first(), cell);
    set.remove(cell);
    EXPECT_TRUE(set.isEmpty());
    EXPECT_FALSE(set.hasOne());
  }
}

TEST(CellSetTest, DoesSetAlgebra) {
  const CellSet row = cellsOf(House::row(0));
  const CellSet box = cellsOf(House::box(0));
  EXPECT_EQ((row & box).size(), 3);
  EXPECT_EQ((row | box).size(), 15);
  EXPECT_EQ((row - box).size(), 6);
  EXPECT_EQ(allCells().size(), 81);
}

TEST(GeometryTest, EachCellHasThreeHousesAndTwentyPeers) {
  for (const Cell cell : allCells()) {
    CellSet inHouses;
    int houses = 0;
    for (const House house : allHouses()) {
      if (!cellsOf(house).contains(cell)) continue;
      EXPECT_TRUE(house.contains(cell));
      inHouses |= cellsOf(house);
      ++houses;
    }
    EXPECT_EQ(houses, 3);
    inHouses.remove(cell);
    EXPECT_EQ(peersOf(cell), inHouses);
    EXPECT_EQ(peersOf(cell).size(), 20);
  }
}

TEST(GeometryTest, HousesComeAsRowsColumnsBoxes) {
  EXPECT_EQ(allHouses()[0], House::row(0));
  EXPECT_EQ(allHouses()[9], House::column(0));
  EXPECT_EQ(allHouses()[26], House::box(8));
  EXPECT_EQ(House::box(4).kind(), House::Kind::Box);
  EXPECT_EQ(House::column(7).number(), 7);
  EXPECT_EQ(Cell::at(4, 7).box(), 5);
  EXPECT_EQ(Cell::at(4, 7).placeInBox(), 4);
}

}  // namespace
}  // namespace sudoku
