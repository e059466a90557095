#include <gtest/gtest.h>

#include "patterns.h"

namespace sudoku {
namespace {

TEST(SinglesTest, AFullHouseIsTheLastCellOfARowColumnOrBox) {
  expectPattern({Technique::FullHouse, "r1c1=1, r1c2=2, r1c3=3, r1c4=4, r1c5=5, r1c6=6, r1c7=7, r1c8=8",
                 "Full House: r1c9=9"});
  expectPattern({Technique::FullHouse, "r1c5=1, r2c5=2, r3c5=3, r4c5=4, r6c5=6, r7c5=7, r8c5=8, r9c5=9",
                 "Full House: r5c5=5"});
  expectPattern({Technique::FullHouse, "r7c7=9, r7c8=8, r7c9=7, r8c7=6, r8c8=5, r8c9=4, r9c7=3, r9c8=2",
                 "Full House: r9c9=1"});
}

TEST(SinglesTest, ACellWithOneCandidateInAnOpenHouseIsNoFullHouse) {
  expectNone(Technique::FullHouse, "r5c5<>12346789");
}

TEST(SinglesTest, ANakedSingleIsTheOnlyCandidateOfItsCell) {
  expectPattern({Technique::NakedSingle, "r5c5<>12346789", "Naked Single: r5c5=5"});
  expectPattern({Technique::NakedSingle, "r5c1=1, r5c2=2, r5c3=3, r1c5=4, r2c5=6, r3c5=7, r4c4=8, r6c6=9",
                 "Naked Single: r5c5=5"});
}

TEST(SinglesTest, AHiddenSingleIsTheOnlyPlaceOfItsDigitInAHouse) {
  expectPattern({Technique::HiddenSingle, "r1c23456789<>6", "Hidden Single: r1c1=6"});
  expectPattern({Technique::HiddenSingle, "r12345678c9<>6", "Hidden Single: r9c9=6"});
  expectPattern({Technique::HiddenSingle, "r46c456,r5c46<>6", "Hidden Single: r5c5=6"});
  expectPattern({Technique::HiddenSingle, "r2c4=6, r3c7=6, r5c2=6, r8c3=6", "Hidden Single: r1c1=6"});
}

TEST(SinglesTest, APathTakesTheEasiestSingleFirst) {
  constexpr std::string_view kAll =
      "r1c1=1, r1c2=2, r1c3=3, r1c4=4, r1c5=5, r1c6=6, r1c7=7, r1c8=8, r5c4<>12346789, r9c12345678<>6";
  EXPECT_EQ(nextIn(kAll), "Full House: r1c9=9");
  EXPECT_EQ(nextIn("r5c4<>12346789, r9c12345678<>6"), "Hidden Single: r9c9=6");
  EXPECT_EQ(nextIn("r5c4<>12346789"), "Naked Single: r5c4=5");
}

}  // namespace
}  // namespace sudoku
