#pragma once

#include <array>
#include <optional>

#include <QDate>
#include <QString>
#include <QVariant>

#include <sudoku/grid/digit.h>
#include <sudoku/grid/naming.h>

#include "game/play/storedgame.h"

/// Values as the columns of the database hold them, and back. A value that is none of its kind gives nothing,
/// or what the function says.
namespace sudoku {

/// The words that the column `status` holds.
template <>
struct Names<GameStatus> {
  static constexpr std::array kNames = {
      Named<GameStatus>{GameStatus::InProgress, "open"},
      Named<GameStatus>{GameStatus::Solved, "solved"},
      Named<GameStatus>{GameStatus::GivenUp, "given up"},
  };
};

/// The text in the level column of a game that has no level, because the player wanted a puzzle with several
/// solutions.
inline constexpr auto kSeveralSolutions = "several solutions";

/// A text for a column that is never NULL: Qt tells a null text from an empty one.
inline QString notNull(const QString& text) {
  return text.isNull() ? QString(QLatin1String("")) : text;
}

QVariant toVariant(std::optional<Digit> digit);
QVariant toVariant(std::optional<bool> answer);
QVariant toVariant(std::optional<qint64> number);
QVariant toVariant(const std::optional<QDate>& day);

std::optional<Digit> toDigit(const QVariant& value, int most = kDigitCount);
std::optional<QDate> toDay(const QVariant& value);
/// A time in milliseconds since 1970, UTC.
std::optional<qint64> toTime(const QVariant& value);
std::optional<int> toScore(const QVariant& value);
/// The time on a clock in milliseconds, at most kLongestTimeMs.
qint64 toClock(const QVariant& value);
/// The id of a puzzle; empty if no puzzle can be made of the value, for then a player must not see it.
QString toPuzzleId(const QVariant& value);
/// The tags of a column, sorted and none twice.
QStringList toTags(const QVariant& value);

/// The value of the level column: the level, or kSeveralSolutions, without which such givens are damage.
QVariant levelColumn(const StoredGame& game);
Solutions solutionsOf(const QVariant& level);

}  // namespace sudoku
