#pragma once

#include <optional>
#include <vector>

#include <QString>
#include <QVariant>

#include "storedgame.h"

/// Moves and events as the columns of their tables keep them.
namespace sudoku {

/// The columns of the tables, in their order.
inline constexpr int kMoveColumns = 9;
inline constexpr int kEventColumns = 6;

/// Cells with digits, as in `2=4 80=159`.
QString toText(const std::vector<Move::Part>& parts);

/// The columns of a move behind those for its game and its number.
QVariantList toColumns(const PlayedMove& played);
/// The same of an event.
QVariantList toColumns(const HelpEvent& event);

/// The move of a row, all columns of it; nothing if it is none in any game. A clock that shows an impossible
/// time is left out.
std::optional<PlayedMove> toMove(const std::vector<QVariant>& row);
std::optional<HelpEvent> toEvent(const std::vector<QVariant>& row);

/// A whole number in a range, or nothing.
std::optional<qint64> toNumber(const QVariant& value, qint64 least, qint64 most);

}  // namespace sudoku
