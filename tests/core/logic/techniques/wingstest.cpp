#include <gtest/gtest.h>

#include "patterns.h"

namespace sudoku {
namespace {

TEST(WingsTest, OnePincerOfAnXyWingHoldsTheSharedDigit) {
  expectPattern({Technique::XyWing, "r1c1<>3456789, r1c5<>2456789, r5c1<>1456789",
                 "XY-Wing: 1/2/3 in r1c15,r5c1 => r5c5<>3"});
  expectPattern({Technique::XyWing, "r1c1<>3456789, r1c5<>2456789, r2c2<>1456789",
                 "XY-Wing: 1/2/3 in r1c15,r2c2 => r1c23,r2c456<>3"});
}

TEST(WingsTest, ThePivotOfAnXyzWingMayHoldItToo) {
  expectPattern({Technique::XyzWing, "r1c1<>456789, r1c5<>2456789, r2c2<>1456789",
                 "XYZ-Wing: 1/2/3 in r1c15,r2c2 => r1c23<>3"});
}

TEST(WingsTest, PincersHaveToSeeThePivot) {
  expectNone(Technique::XyWing, "r1c1<>3456789, r2c5<>2456789, r5c1<>1456789");
  expectNone(Technique::XyzWing, "r1c1<>456789, r4c5<>2456789, r2c2<>1456789");
}

TEST(WingsTest, TwoEqualCellsLinkedByOneDigitAreAWWing) {
  expectPattern({Technique::WWing, "r1c1,r5c5<>3456789, r9c2346789<>1",
                 "W-Wing: 2/1 in r1c1,r5c5 connected by 1 in r9c15 => r1c5,r5c1<>2"});
}

TEST(WingsTest, APathTakesThem) {
  EXPECT_EQ(nextIn("r1c1<>3456789, r1c5<>2456789, r5c1<>1456789"), "XY-Wing: 1/2/3 in r1c15,r5c1 => r5c5<>3");
  EXPECT_EQ(nextIn("r1c1<>456789, r1c5<>2456789, r2c2<>1456789"),
            "XYZ-Wing: 1/2/3 in r1c15,r2c2 => r1c23<>3");
  EXPECT_EQ(nextIn("r1c1,r5c5<>3456789, r9c2346789<>1"),
            "W-Wing: 2/1 in r1c1,r5c5 connected by 1 in r9c15 => r1c5,r5c1<>2");
}

}  // namespace
}  // namespace sudoku
