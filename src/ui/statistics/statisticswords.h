#pragma once

#include <optional>

#include <QCoreApplication>
#include <QString>

#include <sudoku/grid/level.h>

namespace sudoku {

/// The unit of times along an axis.
enum class TimeUnit { Seconds, Minutes, Hours };

/// The texts of the statistics in the player's language.
class StatisticsWords {
  Q_DECLARE_TR_FUNCTIONS(sudoku::StatisticsWords)

 public:
  /// The name of a level such as `Hard`, or `No level` for an unknown level.
  static QString level(std::optional<Level> level);
  /// A time such as `4:07`, or from one hour on `1:04:07`.
  static QString time(qint64 ms);
  /// A time in the form of time(), or a dash if there is none.
  static QString timeOrDash(std::optional<qint64> ms);
  /// A duration such as `50 h 55 min`, or below one hour `55 min`.
  static QString duration(qint64 ms);
  /// The name of a unit of time, such as `minutes`.
  static QString unit(TimeUnit unit);
  /// A time as a number of a unit, such as `12`; in seconds `1:30`.
  static QString inUnit(qint64 ms, TimeUnit unit);
  static QString games(int count);
  static QString records(int count);
  static QString days(int count);
  static QString dash() { return QStringLiteral("–"); }
};

}  // namespace sudoku
