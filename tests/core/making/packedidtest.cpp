#include <gtest/gtest.h>

#include <sudoku/making/puzzleid.h>

#include "../testgrids.h"

namespace sudoku {
namespace {

TEST(PackedIdTest, IsReadBack) {
  Random random(62);
  for (int empty = 0; empty <= kCellCount; ++empty) {
    const Grid givens = without(boardOf(1), empty, random);
    EXPECT_EQ(parsePackedId(toPackedId(givens)), givens);
  }
}

TEST(PackedIdTest, WritesRunsOfEmptyCellsAsLetters) {
  Grid grid;
  EXPECT_EQ(toPackedId(grid), "pzzzc");
  grid.set(Cell(0), Digit(5));
  grid.set(Cell(2), Digit(9));
  grid.set(Cell(29), Digit(1));
  EXPECT_EQ(toPackedId(grid), "p5a9z1zy");
  EXPECT_EQ(parsePackedId("p5a9z1zy"), grid);
}

TEST(PackedIdTest, RejectsWhatIsNoId) {
  for (const char* text : {"", "p", "zzzc", "pzzzb", "pzzzd", "pzzcz", "pzzzba", "pzzza1", "p0zzzb", "pZZZC",
                           "pzzzc ", "pzzzzzzzzzzzzzzzzzzzz"})
    EXPECT_FALSE(parsePackedId(text)) << text;
  EXPECT_TRUE(parsePackedId("pzzzb1"));
}

}  // namespace
}  // namespace sudoku
