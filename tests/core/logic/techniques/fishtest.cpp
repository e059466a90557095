#include <gtest/gtest.h>

#include "patterns.h"

namespace sudoku {
namespace {

TEST(BasicFishTest, AnXWingIsADigitInTwoRowsAndTheirTwoColumns) {
  expectPattern({Technique::XWing, "r15c1345679<>6, r89c456<>6",
                 "X-Wing: 6 r15 c28 => r2c28,r3c28,r4c28,r6c28,r7c28,r8c28,r9c28<>6", "r15c1345679<>6"});
  expectPattern({Technique::XWing, "r1245678c49<>3", "X-Wing: 3 c49 r39 => r3c1235678,r9c1235678<>3"});
}

TEST(BasicFishTest, ASwordfishIsADigitInThreeRowsAndTheirThreeColumns) {
  expectPattern({Technique::Swordfish, "r159c134679<>6",
                 "Swordfish: 6 r159 c258 => r2c258,r3c258,r4c258,r6c258,r7c258,r8c258<>6"});
  expectPattern(
      {Technique::Swordfish, "r234678c159<>6", "Swordfish: 6 c159 r159 => r1c234678,r5c234678,r9c234678<>6"});
}

TEST(BasicFishTest, AJellyfishIsADigitInFourRowsAndTheirFourColumns) {
  expectPattern({Technique::Jellyfish, "r1379c13579<>6",
                 "Jellyfish: 6 r1379 c2468 => r2c2468,r4c2468,r5c2468,r6c2468,r8c2468<>6"});
}

TEST(BasicFishTest, CornersMayBeMissing) {
  expectPattern({Technique::Swordfish, "r1c8,r5c2,r9c5,r159c134679<>6",
                 "Swordfish: 6 r159 c258 => r2c258,r3c258,r4c258,r6c258,r7c258,r8c258<>6", "r159c134679<>6"});
}

TEST(BasicFishTest, WhatEliminatesNothingIsNone) {
  expectNone(Technique::XWing, "r15c1345679,r2346789c28<>6");
}

TEST(FinnedFishTest, FinsLimitAFishToWhatTheySee) {
  expectPattern({Technique::FinnedXWing, "r1c134567,r5c1345679<>6",
                 "Finned X-Wing: 6 r15 c28 fr1c9 => r23c8<>6", "r1c13456,r5c1345679<>6"});
  expectPattern({Technique::SashimiXWing, "r1c134568,r5c1345679<>6",
                 "Sashimi X-Wing: 6 r15 c28 fr1c7 fr1c9 => r23c8<>6", "r1c13456,r5c1345679<>6"});
  expectNone(Technique::XWing, "r1c134567,r5c1345679<>6");
}

TEST(FishTest, APathTakesTheSmallestFirst) {
  EXPECT_EQ(nextIn("r159c134679<>6, r28c1345679<>5").substr(0, 17), "X-Wing: 5 r28 c28");
  EXPECT_EQ(nextIn("r159c134679<>6").substr(0, 21), "Swordfish: 6 r159 c25");
}

}  // namespace
}  // namespace sudoku
