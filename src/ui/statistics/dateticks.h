#pragma once

#include <vector>

#include <QDate>
#include <QString>

namespace sudoku {

/// A place on an axis of days.
struct DateTick {
  QDate day;
  QString text;

  friend bool operator==(const DateTick&, const DateTick&) = default;
};

/// Ticks for an axis of days, at most a given number, at equal distances in days, weeks, months or years,
/// each within the range. Precondition: the range is not empty, and a tick is wanted.
std::vector<DateTick> dateTicks(const QDate& first, const QDate& last, int most);

}  // namespace sudoku
