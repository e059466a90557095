#include <array>
#include <gtest/gtest.h>

#include "../testgrids.h"
#include "logic/basics.h"
#include "techniques/patterns.h"

namespace sudoku {
namespace {

Candidates candidatesWith(std::string_view restrictions) {
  return positionWith(restrictionsIn(restrictions)).candidates;
}

TEST(PlaceNakedSinglesTest, FillsEachCellWithOneCandidate) {
  Candidates candidates = candidatesWith("r5c5<>12346789, r1c9<>23456789");
  EXPECT_EQ(placeNakedSingles(candidates), Sweep::Placed);
  EXPECT_EQ(candidates, candidatesWith("r5c5=5, r1c9=1"));
  EXPECT_EQ(placeNakedSingles(candidates), Sweep::Nothing);
  EXPECT_EQ(candidates, candidatesWith("r5c5=5, r1c9=1"));
}

TEST(PlaceNakedSinglesTest, LeavesHiddenOnes) {
  Candidates candidates = candidatesWith("r1c23456789<>6");
  EXPECT_EQ(placeNakedSingles(candidates), Sweep::Nothing);
  EXPECT_EQ(candidates, candidatesWith("r1c23456789<>6"));
}

TEST(PlaceNakedSinglesTest, SeesACellWithNothingLeft) {
  Candidates empty = candidatesWith("r5c5<>123456789");
  EXPECT_EQ(placeNakedSingles(empty), Sweep::Contradiction);
  Candidates clash = candidatesWith("r1c19<>12346789");
  EXPECT_EQ(placeNakedSingles(clash), Sweep::Contradiction);
}

TEST(PlaceHiddenSinglesTest, FillsEachOnlyPlaceOfAHouse) {
  Candidates candidates = candidatesWith("r1c23456789<>6, r12345678c9<>5, r46c456,r5c46<>1");
  EXPECT_EQ(placeHiddenSingles(candidates), Sweep::Placed);
  EXPECT_EQ(candidates, candidatesWith("r1c1=6, r9c9=5, r5c5=1"));
  EXPECT_EQ(placeHiddenSingles(candidates), Sweep::Nothing);
  EXPECT_EQ(candidates, candidatesWith("r1c1=6, r9c9=5, r5c5=1"));
}

TEST(PlaceHiddenSinglesTest, LeavesNakedOnes) {
  Candidates candidates = candidatesWith("r5c5<>12346789");
  EXPECT_EQ(placeHiddenSingles(candidates), Sweep::Nothing);
  EXPECT_EQ(candidates, candidatesWith("r5c5<>12346789"));
}

TEST(PlaceHiddenSinglesTest, SeesADigitWithoutAPlace) {
  Candidates none = candidatesWith("r1c123456789<>6");
  EXPECT_EQ(placeHiddenSingles(none), Sweep::Contradiction);
  Candidates twoInOneCell = candidatesWith("r1c23456789<>56");
  EXPECT_EQ(placeHiddenSingles(twoInOneCell), Sweep::Contradiction);
}

TEST(CandidateCountsTest, SortCellsByHowManyTheyHave) {
  Random random(7);
  for (int round = 0; round < 20; ++round) {
    Candidates candidates;
    for (const Cell cell : allCells())
      for (const Digit digit : allDigits())
        if (random.below(10) < 7) candidates.eliminate(cell, digit);
    const CandidateCounts counts(candidates);
    for (const Cell cell : allCells()) {
      const int count = candidates.at(cell).size();
      EXPECT_EQ(counts.atLeastOne.contains(cell), count >= 1);
      EXPECT_EQ(counts.atLeastTwo.contains(cell), count >= 2);
      EXPECT_EQ(counts.atLeastThree.contains(cell), count >= 3);
    }
  }
}

}  // namespace
}  // namespace sudoku
