#include <gtest/gtest.h>

#include "ui/statistics/dateticks.h"
#include "ui/statistics/statisticschart.h"
#include "ui/statistics/statisticstables.h"

namespace sudoku {
namespace {

constexpr qint64 kMinute = 60'000;

QStringList textsOf(const std::vector<DateTick>& ticks) {
  QStringList texts;
  for (const DateTick& tick : ticks) texts << tick.text;
  return texts;
}

TEST(StatisticsChartsTest, AnAxisReachesTheLongestTime) {
  for (qint64 longest = 1; longest < 1'000'000'000'000; longest = longest * 3 / 2 + 1) {
    for (const int most : {1, 2, 5, 9}) {
      const TimeAxis axis = TimeAxis::reaching(longest, most);
      EXPECT_GE(axis.stepMs * axis.steps, longest);
      EXPECT_LT(axis.stepMs * (axis.steps - 1), longest);
      EXPECT_LE(axis.steps, most);
    }
  }
}

TEST(StatisticsChartsTest, AnAxisCountsInTheUnitOfItsSteps) {
  EXPECT_EQ(TimeAxis::reaching(40 * kMinute, 5).stepMs, 10 * kMinute);
  EXPECT_EQ(TimeAxis::reaching(40 * kMinute, 5).unit, TimeUnit::Minutes);
  EXPECT_EQ(TimeAxis::reaching(kMinute, 5).unit, TimeUnit::Seconds);
  EXPECT_EQ(TimeAxis::reaching(300 * kMinute, 5).unit, TimeUnit::Hours);
  EXPECT_EQ(StatisticsWords::inUnit(90'000, TimeUnit::Seconds), "1:30");
  EXPECT_EQ(StatisticsWords::inUnit(12 * kMinute, TimeUnit::Minutes), "12");
  EXPECT_EQ(StatisticsWords::inUnit(120 * kMinute, TimeUnit::Hours), "2");
}

TEST(StatisticsChartsTest, TimesAreShort) {
  EXPECT_EQ(StatisticsWords::time(0), "0:00");
  EXPECT_EQ(StatisticsWords::time(247'999), "4:07");
  EXPECT_EQ(StatisticsWords::time(3'847'000), "1:04:07");
  EXPECT_EQ(StatisticsWords::duration(59 * kMinute), "59 min");
  EXPECT_EQ(StatisticsWords::duration(3055 * kMinute), "50 h 55 min");
}

TEST(StatisticsChartsTest, TicksFitTheRange) {
  EXPECT_EQ(textsOf(dateTicks(QDate(2025, 3, 1), QDate(2025, 11, 20), 12)),
            (QStringList{"Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov"}));
  EXPECT_EQ(textsOf(dateTicks(QDate(2025, 3, 1), QDate(2025, 11, 20), 4)),
            (QStringList{"Apr", "Jul", "Oct"}));
  EXPECT_EQ(
      textsOf(dateTicks(QDate(2025, 11, 3), QDate(2025, 11, 20), 10)),
      (QStringList{"3 Nov", "5 Nov", "7 Nov", "9 Nov", "11 Nov", "13 Nov", "15 Nov", "17 Nov", "19 Nov"}));
  EXPECT_EQ(textsOf(dateTicks(QDate(2023, 11, 1), QDate(2025, 2, 1), 6)),
            (QStringList{"2024", "Apr", "Jul", "Oct", "2025"}));
  EXPECT_EQ(textsOf(dateTicks(QDate(2025, 11, 3), QDate(2025, 11, 3), 1)), QStringList{"3 Nov"});
}

TEST(StatisticsChartsTest, NoMoreTicksThanThereIsRoomFor) {
  for (int days = 0; days < 30'000; days += 1 + days / 9) {
    for (const int most : {1, 3, 8}) {
      const QDate first(2021, 5, 17);
      const QDate last = first.addDays(days);
      const auto ticks = dateTicks(first, last, most);
      ASSERT_FALSE(ticks.empty());
      EXPECT_LE(ticks.size(), static_cast<std::size_t>(most)) << days;
      for (const DateTick& tick : ticks) EXPECT_TRUE(first <= tick.day && tick.day <= last) << days;
    }
  }
}

TEST(StatisticsChartsTest, TheLastBinMayBeOpen) {
  const auto table = spreadTable({.widthMs = kMinute, .counts = {3, 0, 1}, .isOpen = true});
  ASSERT_EQ(table.rows.size(), 3U);
  EXPECT_EQ(table.rows[0][0].text, "0:00 to 1:00");
  EXPECT_EQ(table.rows[2][0].text, "2:00 or more");
  EXPECT_EQ(table.rows[2][1].text, "1");
}

TEST(StatisticsChartsTest, AllTablesAreWhole) {
  const std::vector<LevelStatistics> levels = {{Level::Easy, {}}, {std::nullopt, {}}};
  const std::vector<TimedGame> games(3);
  for (const StatisticsTableData& table :
       {levelTable(levels), techniqueTable({{Technique::XWing, {}}}), spreadTable({1, {1, 2}, false}),
        timesTable(games, QTimeZone::utc())}) {
    for (const auto& row : table.rows) EXPECT_EQ(row.size(), table.columns.size());
    for (const int column : table.expendable) EXPECT_LT(column, static_cast<int>(table.columns.size()));
  }
}

}  // namespace
}  // namespace sudoku
