#include <gtest/gtest.h>

#include "ui/controls/pagebreaks.h"

namespace sudoku {
namespace {

using PageStarts = std::vector<int>;

TEST(PageBreaksTest, WhatFitsStandsOnOnePage) {
  const std::vector<PageUnit> units = {{10, 5}, {20, 5}, {30, 5}};
  EXPECT_EQ(heightOf(units), 70);
  EXPECT_EQ(breakIntoPages(units, 70), (PageStarts{0, 0, 0}));
}

TEST(PageBreaksTest, ThereIsNoSpaceAboveTheFirstOfAPage) {
  const std::vector<PageUnit> units = {{10, 5}, {20, 5}, {30, 5}};
  EXPECT_EQ(breakIntoPages(units, 69), (PageStarts{0, 0, 1}));
  EXPECT_EQ(breakIntoPages(units, 30), (PageStarts{0, 1, 2}));
}

TEST(PageBreaksTest, LinesOfASentenceStayTogetherIfTheyCan) {
  const std::vector<PageUnit> units = {{10, 0}, {10, 5, true}, {10, 0}, {10, 5}};
  EXPECT_EQ(breakIntoPages(units, 30), (PageStarts{0, 1, 1, 2}));
  EXPECT_EQ(breakIntoPages(units, 35), (PageStarts{0, 0, 0, 1}));
}

TEST(PageBreaksTest, ASentenceThatIsHigherThanAPageIsBroken) {
  const std::vector<PageUnit> units = {{10, 0, true}, {10, 0, true}, {10, 0}, {10, 5}};
  EXPECT_EQ(breakIntoPages(units, 20), (PageStarts{0, 0, 1, 2}));
}

TEST(PageBreaksTest, WhatIsHigherThanAPageHasNone) {
  EXPECT_EQ(breakIntoPages({{10, 0}, {31, 0}}, 30), std::nullopt);
  EXPECT_EQ(breakIntoPages({}, 30), PageStarts{});
}

}  // namespace
}  // namespace sudoku
