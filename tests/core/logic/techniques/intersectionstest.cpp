#include <gtest/gtest.h>

#include "patterns.h"

namespace sudoku {
namespace {

TEST(LockedCandidatesTest, ABoxPointsAlongARowOrColumn) {
  expectPattern(
      {Technique::Pointing, "r23c123<>6", "Locked Candidates Type 1 (Pointing): 6 in b1 => r1c456789<>6"});
  expectPattern(
      {Technique::Pointing, "r456c79<>6", "Locked Candidates Type 1 (Pointing): 6 in b6 => r123789c8<>6"});
}

TEST(LockedCandidatesTest, ARowOrColumnClaimsItsPlacesInABox) {
  expectPattern({Technique::Claiming, "r5c123789<>6",
                 "Locked Candidates Type 2 (Claiming): 6 in r5 => r4c456,r6c456<>6"});
  expectPattern({Technique::Claiming, "r123456c9<>6",
                 "Locked Candidates Type 2 (Claiming): 6 in c9 => r7c78,r8c78,r9c78<>6"});
}

TEST(LockedCandidatesTest, ASinglePlaceIsNone) {
  expectNone(Technique::Pointing, "r1c23,r23c123<>6");
  expectNone(Technique::Claiming, "r5c12346789<>6");
}

TEST(LockedCandidatesTest, WhatEliminatesNothingIsNone) {
  expectNone(Technique::Pointing, "r23c123,r1c456789<>6");
  expectNone(Technique::Claiming, "r5c123789,r46c456<>6");
}

TEST(LockedCandidatesTest, APathPointsBeforeItClaims) {
  EXPECT_EQ(nextIn("r23c123<>6, r123456c9<>5"),
            "Locked Candidates Type 1 (Pointing): 6 in b1 => r1c456789<>6");
  EXPECT_EQ(nextIn("r123456c9<>5"), "Locked Candidates Type 2 (Claiming): 5 in c9 => r7c78,r8c78,r9c78<>5");
}

}  // namespace
}  // namespace sudoku
