#include <gtest/gtest.h>

#include "patterns.h"

namespace sudoku {
namespace {

TEST(NakedSubsetsTest, TwoCellsWithTwoDigitsAreAPair) {
  expectPattern(
      {Technique::NakedPair, "r1c15<>3456789", "Naked Pair: 1,2 in r1c15 => r1c2346789<>1, r1c2346789<>2"});
  expectPattern(
      {Technique::NakedPair, "r19c4<>1234567", "Naked Pair: 8,9 in r19c4 => r2345678c4<>8, r2345678c4<>9"});
  expectPattern({Technique::NakedPair, "r4c4,r6c6<>1235679",
                 "Naked Pair: 4,8 in r4c4,r6c6 => r4c56,r5c456,r6c45<>4, r4c56,r5c456,r6c45<>8"});
}

TEST(NakedSubsetsTest, APairInABoxAndALineIsLocked) {
  expectPattern({Technique::LockedPair, "r1c12<>3456789",
                 "Locked Pair: 1,2 in r1c12 => r1c3456789,r2c123,r3c123<>1, r1c3456789,r2c123,r3c123<>2"});
  expectNone(Technique::NakedPair, "r1c12<>3456789");
  expectNone(Technique::LockedPair, "r1c15<>3456789");
}

TEST(NakedSubsetsTest, ThreeCellsWithThreeDigitsAreATriple) {
  expectPattern({Technique::NakedTriple, "r1c159<>456789",
                 "Naked Triple: 1,2,3 in r1c159 => r1c234678<>1, r1c234678<>2, r1c234678<>3"});
  expectPattern(
      {Technique::LockedTriple, "r456c7<>123456",
       "Locked Triple: 7,8,9 in r456c7 => r123789c7,r4c89,r5c89,r6c89<>7, r123789c7,r4c89,r5c89,r6c89<>8, "
       "r123789c7,r4c89,r5c89,r6c89<>9"});
}

TEST(NakedSubsetsTest, NoCellNeedsToHoldAllDigits) {
  expectPattern({Technique::NakedTriple, "r1c1<>3456789, r1c5<>1456789, r1c9<>2456789",
                 "Naked Triple: 1,2,3 in r1c159 => r1c234678<>1, r1c234678<>2, r1c234678<>3",
                 "r1c159<>456789"});
  expectPattern({Technique::NakedQuadruple, "r1c5<>3456789, r3c5<>1456789, r5c5<>1256789, r9c5<>2356789",
                 "Naked Quadruple: 1,2,3,4 in r1359c5 => r24678c5<>1, r24678c5<>2, r24678c5<>3, r24678c5<>4",
                 "r1359c5<>56789"});
}

TEST(HiddenSubsetsTest, TwoDigitsWithTwoPlacesAreAPair) {
  expectPattern({Technique::HiddenPair, "r1c2346789<>12",
                 "Hidden Pair: 1,2 in r1c15 => r1c15<>3, r1c15<>4, "
                 "r1c15<>5, r1c15<>6, r1c15<>7, r1c15<>8, r1c15<>9"});
  expectPattern({Technique::HiddenPair, "r1234568c9<>89",
                 "Hidden Pair: 8,9 in r79c9 => r79c9<>1, r79c9<>2, r79c9<>3, r79c9<>4, r79c9<>5, r79c9<>6, "
                 "r79c9<>7"});
  expectPattern({Technique::HiddenPair, "r4c56,r5c456,r6c45<>48, r4c4,r6c6<>123",
                 "Hidden Pair: 4,8 in r4c4,r6c6 => r4c4,r6c6<>5, r4c4,r6c6<>6, r4c4,r6c6<>7, r4c4,r6c6<>9",
                 "r4c56,r5c456,r6c45<>48"});
}

TEST(HiddenSubsetsTest, ThreeDigitsWithThreePlacesAreATriple) {
  expectPattern({Technique::HiddenTriple, "r1c234678<>123, r1c159<>45678",
                 "Hidden Triple: 1,2,3 in r1c159 => r1c159<>9", "r1c234678<>123"});
}

TEST(HiddenSubsetsTest, NoDigitNeedsAllPlaces) {
  expectPattern({Technique::HiddenTriple, "r1c234678<>123, r1c1<>1, r1c5<>2, r1c9<>3, r1c159<>45678",
                 "Hidden Triple: 1,2,3 in r1c159 => r1c159<>9", "r1c234678<>123"});
  expectPattern({Technique::HiddenQuadruple,
                 "r24678c5<>1234, r1c5<>34, r3c5<>14, r5c5<>12, r9c5<>23, r1359c5<>5678",
                 "Hidden Quadruple: 1,2,3,4 in r1359c5 => r1359c5<>9", "r24678c5<>1234"});
}

TEST(SubsetsTest, WhatEliminatesNothingIsNone) {
  expectNone(Technique::NakedPair, "r1c15<>3456789, r1c2346789<>12");
  expectNone(Technique::HiddenPair, "r1c15<>3456789, r1c2346789<>12");
}

TEST(SubsetsTest, APathTakesPairsBeforeTriplesAndNakedBeforeHidden) {
  EXPECT_EQ(nextIn("r1c159<>456789, r9c2346789<>12, r5c15<>3456789"),
            "Naked Pair: 1,2 in r5c15 => r5c2346789<>1, r5c2346789<>2");
  EXPECT_EQ(nextIn("r1c159<>456789, r9c234678<>12, r9c9<>12").substr(0, 27), "Hidden Pair: 1,2 in r9c15 =");
  EXPECT_EQ(nextIn("r1c159<>456789").substr(0, 30), "Naked Triple: 1,2,3 in r1c159 ");
}

}  // namespace
}  // namespace sudoku
