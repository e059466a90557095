#pragma once

#include <vector>

#include <QDate>
#include <QFontMetrics>
#include <QString>

namespace sudoku {

/// A labelled position on an axis of days.
struct DateTick {
  QDate day;
  QString text;

  friend bool operator==(const DateTick&, const DateTick&) = default;
};

/// Ticks for an axis of days, at most `most`, at equal steps of days, weeks, months or years, all within the
/// range. Precondition: the range is not empty, and most > 0.
std::vector<DateTick> dateTicks(const QDate& first, const QDate& last, int most);

/// The width of the widest label that a day of any month can have.
int widestDateTick(const QFontMetrics& metrics);

}  // namespace sudoku
