#include "dateticks.h"

#include <algorithm>
#include <array>

#include "game/history/daywords.h"

namespace sudoku {
namespace {

constexpr int kMonthsInYear = 12;
constexpr std::array kDaySteps = {1, 2, 7, 14};
constexpr std::array kMonthSteps = {1, 3, 6};
constexpr std::array kYearSteps = {1, 2, 5, 10, 20, 50, 100};
constexpr int kMostDays = 100;  // for a longer range of days, only ticks at months and years are tried

std::vector<DateTick> dayTicks(const QDate& first, const QDate& last, int step) {
  std::vector<DateTick> ticks;
  for (QDate day = first; day <= last; day = day.addDays(step))
    ticks.push_back({day, DayWords::inShort(day)});
  return ticks;
}

/// Ticks at the first of every `step` months; the label in January is the year.
std::vector<DateTick> monthTicks(const QDate& first, const QDate& last, int step) {
  std::vector<DateTick> ticks;
  const int number = first.year() * kMonthsInYear + first.month() - 1;
  const int start = (number + step - 1) / step * step;
  QDate day(start / kMonthsInYear, start % kMonthsInYear + 1, 1);
  if (day < first) day = day.addMonths(step);
  for (; day <= last; day = day.addMonths(step))
    ticks.push_back({day, day.month() == 1 ? QString::number(day.year()) : DayWords::month(day)});
  return ticks;
}

}  // namespace

std::vector<DateTick> dateTicks(const QDate& first, const QDate& last, int most) {
  const auto isGood = [most](const std::vector<DateTick>& ticks) {
    return !ticks.empty() && ticks.size() <= static_cast<std::size_t>(most);
  };
  if (first.daysTo(last) < kMostDays) {
    for (const int step : kDaySteps)
      if (auto ticks = dayTicks(first, last, step); isGood(ticks)) return ticks;
  }
  for (const int step : kMonthSteps)
    if (auto ticks = monthTicks(first, last, step); isGood(ticks)) return ticks;
  for (const int step : kYearSteps)
    if (auto ticks = monthTicks(first, last, kMonthsInYear * step); isGood(ticks)) return ticks;
  return {dayTicks(first, first, 1)};
}

int widestDateTick(const QFontMetrics& metrics) {
  int widest = metrics.horizontalAdvance("30 MMM");
  for (int month = 1; month <= kMonthsInYear; ++month)
    widest = std::max(widest, metrics.horizontalAdvance(DayWords::inShort(QDate(2000, month, 28))));
  return widest;
}

}  // namespace sudoku
