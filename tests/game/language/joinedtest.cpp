#include <gtest/gtest.h>

#include "game/language/joined.h"

namespace sudoku {
namespace {

TEST(JoinedTest, JoinsItems) {
  EXPECT_EQ(Joined::allOf({}), "");
  EXPECT_EQ(Joined::allOf({"1"}), "1");
  EXPECT_EQ(Joined::allOf({"1", "4"}), "1 and 4");
  EXPECT_EQ(Joined::allOf({"1", "4", "7"}), "1, 4 and 7");
  EXPECT_EQ(Joined::oneOf({"1"}), "1");
  EXPECT_EQ(Joined::oneOf({"1", "8"}), "1 or 8");
  EXPECT_EQ(Joined::oneOf({"1", "4", "7"}), "1, 4 or 7");
  EXPECT_EQ(Joined::oneOf({"1", "4", "8"}), "1, 4 or 8");
  EXPECT_EQ(Joined::list({"1", "4", "7"}), "1, 4, 7");
}

TEST(JoinedTest, JoinsSentencesAndLeavesOutEmptyOnes) {
  EXPECT_EQ(Joined::sentences({}), "");
  EXPECT_EQ(Joined::sentences({"", "One."}), "One.");
  EXPECT_EQ(Joined::sentences({"One.", "", "Two.", "Three."}), "One. Two. Three.");
}

}  // namespace
}  // namespace sudoku
