#include <gtest/gtest.h>

#include "patterns.h"

namespace sudoku {
namespace {

TEST(ColoringTest, WhatSeesBothColorsIsTrapped) {
  expectPattern({Technique::SimpleColorsTrap, "r1c2345679,r2345789c8,r6c1245679<>6, r89c456<>6",
                 "Simple Colors Trap: 6 (r1c1,r6c8) / (r1c8,r6c3) => r23c3,r45c1<>6",
                 "r1c2345679,r2345789c8,r6c1245679<>6"});
}

TEST(ColoringTest, AColorThatSeesItselfIsFalse) {
  expectPattern({Technique::SimpleColorsWrap, "r1c2345679,r2345789c8,r6c1345679,r245789c2<>6",
                 "Simple Colors Wrap: 6 (r1c1,r3c2,r6c8) / (r1c8,r6c2) => r1c1,r3c2,r6c8<>6"});
}

TEST(ColoringTest, WhatSeesTheOppositesOfColorsThatSeeEachOtherGoes) {
  expectPattern({Technique::MultiColors1, "r1c2346789,r6c2356789<>6, r89c789<>6",
                 "Multi Colors 1: 6 (r1c1) / (r1c5), (r6c1) / (r6c4) => r23c4,r45c5<>6",
                 "r1c2346789,r6c2356789<>6"});
}

TEST(ColoringTest, AColorThatSeesBothOfAnotherPairIsFalse) {
  expectPattern({Technique::MultiColors2, "r1c2346789,r6c2345679,r1245789c8,r3c1345679<>6",
                 "Multi Colors 2: 6 (r1c1) / (r1c5), (r3c2,r6c8) / (r3c8,r6c1) => r1c1<>6"});
}

}  // namespace
}  // namespace sudoku
