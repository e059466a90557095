#pragma once

#include <array>
#include <optional>

#include <QDate>
#include <QString>
#include <QVariant>

#include <sudoku/grid/digit.h>
#include <sudoku/grid/naming.h>

#include "game/play/storedgame.h"

/// Functions that convert values to columns of the database and back. For a column that is not valid they
/// return nothing, or a default that the function's comment names.
namespace sudoku {

/// The texts in the column `status`.
template <>
struct Names<GameStatus> {
  static constexpr std::array kNames = {
      Named<GameStatus>{GameStatus::InProgress, "open"},
      Named<GameStatus>{GameStatus::Solved, "solved"},
      Named<GameStatus>{GameStatus::GivenUp, "given up"},
  };
};

/// The text in the level column of a game whose puzzle has several solutions, and so no level.
inline constexpr auto kSeveralSolutions = "several solutions";

/// A text for a column that is never NULL: Qt would store a null QString as NULL.
inline QString notNull(const QString& text) {
  return text.isNull() ? QString(QLatin1String("")) : text;
}

QVariant toVariant(std::optional<Digit> digit);
QVariant toVariant(std::optional<bool> answer);
QVariant toVariant(std::optional<qint64> number);
QVariant toVariant(const std::optional<QDate>& day);

std::optional<Digit> toDigit(const QVariant& value, int most = kDigitCount);
std::optional<QDate> toDay(const QVariant& value);
/// A time in milliseconds since 1970, UTC; nothing if the column has no valid time.
std::optional<qint64> toTime(const QVariant& value);
std::optional<int> toScore(const QVariant& value);
/// The time on a game's clock in milliseconds, at most kLongestTimeMs.
qint64 toClock(const QVariant& value);
/// The id of a puzzle; empty if no puzzle can be made from the column, since the player must not see such an
/// id.
QString toPuzzleId(const QVariant& value);
/// The tags in a column, sorted and without duplicates.
QStringList toTags(const QVariant& value);

/// The value of the column `level` of a game: the game's level, or kSeveralSolutions. Givens with several
/// solutions count as damage if the column does not say so.
QVariant levelColumn(const StoredGame& game);
Solutions solutionsOf(const QVariant& level);

}  // namespace sudoku
