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
  /// A time as `9:33`, or from an hour on `1:09:33`.
  static QString time(qint64 elapsedMs);
  /// A day as `21 November`.
  static QString day(QDate day);
  /// A day as `Sunday, 22 November`, with the year if it is not this year.
  static QString longDay(QDate day, QDate today);
  /// A month as `November 2026`.
  static QString month(QDate day);

  /// How a day went: `solved, 9:33`.
  static QString state(const DayResult& result);
  /// What a cell of the calendar reads: `21 November: solved, 9:33`.
  static QString cell(QDate day, const DayResult& result, QDate today);
  /// The word or time below a mark. Empty for later days.
  static QString caption(const DayResult& result);

  /// The length of a streak: `12 days in a row`.
  static QString inARow(int days);
  /// The words after a number of days in a large digit: `days in a row`.
  static QString inARowCaption(int days);
  static QString longestCaption();
  /// The parts of a month's summary: `20 of 21 solved`, then `median 9:12`. Parts without a value are left
  /// out.
  static QStringList monthParts(const MonthResult& month);
  /// Several facts in one text.
  static QString joined(const QStringList& parts) { return parts.join(QStringLiteral(" · ")); }

  /// Advice on the puzzle of a day and a level, and whether it would count for the streak at a time in
  /// milliseconds since 1970, UTC.
  static QString advice(const DailyResults& results, QDate day, Level level, qint64 nowMs);

 private:
  static QString solvedText(const DayResult& puzzle);
  static QString prospect(const DailyResults& results, QDate day, const DayResult& puzzle, qint64 nowMs);
};

}  // namespace sudoku
