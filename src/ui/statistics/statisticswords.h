#pragma once

#include <optional>

#include <QCoreApplication>
#include <QString>

#include <sudoku/grid/level.h>

namespace sudoku {

/// In what times are counted along an axis.
enum class TimeUnit { Seconds, Minutes, Hours };

/// What the statistics say in the player's language.
class StatisticsWords {
  Q_DECLARE_TR_FUNCTIONS(sudoku::StatisticsWords)

 public:
  /// `Hard`; of none `No level`.
  static QString level(std::optional<Level> level);
  /// `4:07`, or `1:04:07` from an hour on.
  static QString time(qint64 ms);
  /// The same, or a dash if there is none.
  static QString timeOrDash(std::optional<qint64> ms);
  /// `50 h 55 min`, below an hour `55 min`.
  static QString duration(qint64 ms);
  /// `minutes`.
  static QString unit(TimeUnit unit);
  /// `12`; of seconds `1:30`.
  static QString inUnit(qint64 ms, TimeUnit unit);
  static QString games(int count);
  static QString records(int count);
  static QString days(int count);
  static QString dash() { return QStringLiteral("–"); }
};

}  // namespace sudoku
