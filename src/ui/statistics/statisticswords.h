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
  /// The name of a level: `Hard`; without a level `No level`.
  static QString level(std::optional<Level> level);
  /// A time as `4:07`, or from an hour on `1:04:07`.
  static QString time(qint64 ms);
  /// A time as time() gives it, or a dash if there is none.
  static QString timeOrDash(std::optional<qint64> ms);
  /// A duration as `50 h 55 min`, below an hour `55 min`.
  static QString duration(qint64 ms);
  /// The name of a unit: `minutes`.
  static QString unit(TimeUnit unit);
  /// A time in a unit: `12`; in seconds `1:30`.
  static QString inUnit(qint64 ms, TimeUnit unit);
  static QString games(int count);
  static QString records(int count);
  static QString days(int count);
  static QString dash() { return QStringLiteral("–"); }
};

}  // namespace sudoku
