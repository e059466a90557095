#include <gtest/gtest.h>

#include "ui/words.h"

namespace sudoku {
namespace {

TEST(WordsTest, ClockShowsHoursOnlyFromAnHourOn) {
  EXPECT_EQ(clockText(0), "00:00");
  EXPECT_EQ(clockText(277'999), "04:37");
  EXPECT_EQ(clockText(3'599'999), "59:59");
  EXPECT_EQ(clockText(3'600'000), "1:00:00");
  EXPECT_EQ(clockText(90'061'000), "25:01:01");
}

TEST(WordsTest, EveryLevelHasAName) {
  for (const auto& [level, name] : Names<Level>::kNames)
    EXPECT_EQ(levelName(level).toLower().toStdString(), name);
}

}  // namespace
}  // namespace sudoku
