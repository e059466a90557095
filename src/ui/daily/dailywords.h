#pragma once

#include <optional>

#include <QCoreApplication>
#include <QDate>
#include <QStringList>

#include "game/history/dailyresults.h"

namespace sudoku {

/// What the page of the daily puzzles says, in the player's language.
class DailyWords {
  Q_DECLARE_TR_FUNCTIONS(sudoku::DailyWords)

 public:
  /// `9:33`, or `1:09:33` from an hour on.
  static QString time(qint64 elapsedMs);
  /// `21 November`.
  static QString day(QDate day);
  /// `Sunday, 22 November`, with the year if it is not that of today.
  static QString longDay(QDate day, QDate today);
  /// `November 2026`.
  static QString month(QDate day);

  /// `solved, 9:33`.
  static QString state(const DayResult& result);
  /// `21 November: solved, 9:33`: what a cell of the calendar reads.
  static QString cell(QDate day, const DayResult& result, QDate today);
  /// What stands below a mark, in a word or a time. Empty for days to come.
  static QString caption(const DayResult& result);

  /// `12 days in a row`.
  static QString inARow(int days);
  /// What a number of days is, without the number: `days in a row`.
  static QString inARowCaption(int days);
  static QString longestCaption();
  /// `20 of 21 solved`, then `median 9:12`. Fewer if there is nothing to say.
  static QStringList monthParts(const MonthResult& month);
  /// Of several facts.
  static QString joined(const QStringList& parts) { return parts.join(QStringLiteral(" · ")); }

  /// What the player may make of the puzzle of a day and a level, and what of it would count at a time: in
  /// milliseconds since 1970, UTC.
  static QString advice(const DailyResults& results, QDate day, Level level, qint64 nowMs);

 private:
  static QString solvedText(const DayResult& puzzle);
  static QString prospect(const DailyResults& results, QDate day, const DayResult& puzzle, qint64 nowMs);
};

}  // namespace sudoku
