#pragma once

#include <optional>

#include <QCoreApplication>
#include <QDate>
#include <QStringList>

#include "game/history/dailyresults.h"

namespace sudoku {

/// The texts of the page of daily puzzles, in the player's language.
class DailyWords {
  Q_DECLARE_TR_FUNCTIONS(sudoku::DailyWords)

 public:
  /// A time as `9:33`, or as `1:09:33` if it is an hour or longer.
  static QString time(qint64 elapsedMs);
  /// A day as `21 November`.
  static QString day(QDate day);
  /// A day as `Sunday, 22 November`, followed by the year if it is not the year of `today`.
  static QString longDay(QDate day, QDate today);
  /// A month as `November 2026`.
  static QString month(QDate day);

  /// The result of a day's puzzle, as in `solved, 9:33`.
  static QString state(const DayResult& result);
  /// The text of a calendar cell, as in `21 November: solved, 9:33`.
  static QString cell(QDate day, const DayResult& result, QDate today);
  /// The word or time below the mark of a day in the calendar. Empty for days after today.
  static QString caption(const DayResult& result);

  /// The length of a streak, as in `12 days in a row`.
  static QString inARow(int days);
  /// The length of a streak with `{n}` in place of the number, which is written in large digits.
  static QString inARowPattern(int days);
  static QString longestCaption();
  /// The parts of a month's summary, such as `20 of 21 solved` and, for the median of the times in which the
  /// month's puzzles were solved, `median 9:12`. Parts that have no value are left out.
  static QStringList monthParts(const MonthResult& month);
  /// Joins several facts into one text.
  static QString joined(const QStringList& parts) { return parts.join(QStringLiteral(" · ")); }

  /// Describes the puzzle of a day and a level, and says whether solving it would count for the streak.
  /// `nowMs` is the present time in milliseconds since 1970, UTC.
  static QString advice(const DailyResults& results, QDate day, Level level, qint64 nowMs);

 private:
  static QString solvedText(const DayResult& puzzle);
  static QString prospect(const DailyResults& results, QDate day, const DayResult& puzzle, qint64 nowMs);
};

}  // namespace sudoku
