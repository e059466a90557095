#include <gtest/gtest.h>

#include "ui/controls/words.h"

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

template <typename Enum>
void expectDistinctNames(QString (*nameOf)(Enum)) {
  QSet<QString> names;
  for (const auto& [value, name] : Names<Enum>::kNames) {
    EXPECT_NE(nameOf(value), "") << name;
    names << nameOf(value);
  }
  EXPECT_EQ(names.size(), static_cast<qsizetype>(Names<Enum>::kNames.size()));
}

TEST(WordsTest, EveryChoiceHasANameOfItsOwn) {
  expectDistinctNames(boardMethodName);
  expectDistinctNames(digMethodName);
  expectDistinctNames(digOrderName);
  expectDistinctNames(symmetryName);
}

TEST(WordsTest, HolesSayHowManyGivensTheyLeave) {
  EXPECT_EQ(digMethodName(DigMethod::Level3), "Level 3: 32 to 35 givens");
  EXPECT_EQ(digMethodName(DigMethod::Android1), "Android 1: 34 givens or more");
}

}  // namespace
}  // namespace sudoku
