#include <gtest/gtest.h>

#include "patterns.h"

namespace sudoku {
namespace {

TEST(SingleDigitTest, ASkyscraperIsTwoLinesThatMeetInOneCrossingLine) {
  expectPattern({Technique::Skyscraper, "r1c1345679,r5c1345678<>6, r89c456<>6",
                 "Skyscraper: 6 in r1c8,r5c9 (connected by r15c2) => r23c9,r46c8<>6",
                 "r1c1345679,r5c1345678<>6"});
  expectPattern({Technique::Skyscraper, "r1345679c1,r1345678c5<>6",
                 "Skyscraper: 6 in r8c1,r9c5 (connected by r2c15) => r8c46,r9c23<>6"});
}

TEST(SingleDigitTest, ATwoStringKiteIsARowAndAColumnThatShareABox) {
  expectPattern({Technique::TwoStringKite, "r1c1345679,r345689c3<>6, r56c456<>6",
                 "2-String Kite: 6 in r1c8,r7c3 (connected by r1c2,r2c3) => r7c8<>6",
                 "r1c1345679,r345689c3<>6"});
}

TEST(SingleDigitTest, TwoKitesOnTheSameCellsAreADualOne) {
  expectPattern({Technique::DualTwoStringKite, "r1c1345679,r345689c3,r2c1245678,r346789c2<>6",
                 "Dual 2-String Kite: 6 in r1c8,r7c3/in r2c9,r5c2 (connected by r1c2,r2c3) => r5c9,r7c8<>6"});
}

TEST(SingleDigitTest, ATurbotFishIsTwoLinksThatSeeEachOther) {
  expectPattern({Technique::TurbotFish, "r1c23,r2c123,r3c13,r7c1345679<>6",
                 "Turbot Fish: 6 r1c1 =6= r3c2 -6- r7c2 =6= r7c8 => r1c8<>6"});
}

TEST(SingleDigitTest, AnEmptyRectangleIsABoxWithItsDigitInOneRowAndOneColumn) {
  expectPattern({Technique::EmptyRectangle, "r13c13,r1345679c7<>6, r56c456<>6",
                 "Empty Rectangle: 6 in b1 (r28c7) => r8c2<>6", "r13c13,r1345679c7<>6"});
  expectPattern({Technique::EmptyRectangle, "r2c3,r13c13,r1345679c7<>6, r56c456<>6",
                 "Empty Rectangle: 6 in b1 (r28c7) => r8c2<>6", "r13c13,r1345679c7<>6"});
}

TEST(SingleDigitTest, APathTakesThem) {
  EXPECT_EQ(nextIn("r1c1345679,r5c1345678<>6"),
            "Skyscraper: 6 in r1c8,r5c9 (connected by r15c2) => r23c9,r46c8<>6");
  EXPECT_EQ(nextIn("r1c1345679,r345689c3<>6"),
            "2-String Kite: 6 in r1c8,r7c3 (connected by r1c2,r2c3) => r7c8<>6");
  EXPECT_EQ(nextIn("r13c13,r1345679c7<>6"), "Empty Rectangle: 6 in b1 (r28c7) => r8c2<>6");
}

}  // namespace
}  // namespace sudoku
