#pragma once

#include <optional>
#include <vector>

#include <QString>
#include <QVariant>

#include "game/play/storedgame.h"

/// Moves, events and checkpoints as the columns of their tables keep them.
namespace sudoku {

/// The columns of the tables, in their order.
inline constexpr int kMoveColumns = 13;
inline constexpr int kEventColumns = 7;
inline constexpr int kCheckpointColumns = 5;

/// Cells with digits, as in `2=4 80=159`.
QString toText(const std::vector<Move::Part>& parts);

/// The numbers of the moves after which trials began, as in `3 8`.
QString toText(const std::vector<int>& trials);
/// The trials that a text names; none unless they are in ascending order and not after `position`.
std::vector<int> toTrials(const QVariant& text, qint64 position);

/// The columns of a move behind those for its game and its number.
QVariantList toColumns(const PlayedMove& played);
/// The columns of an event, or of a checkpoint, behind those for its game and its number.
QVariantList toColumns(const HelpEvent& event);
QVariantList toColumns(const Checkpoint& checkpoint);

/// The move of a row, all columns of it; nothing if it can be a move of no game. A clock that shows an
/// impossible time is left out.
std::optional<PlayedMove> toMove(const std::vector<QVariant>& row);
std::optional<HelpEvent> toEvent(const std::vector<QVariant>& row);
std::optional<Checkpoint> toCheckpoint(const std::vector<QVariant>& row);

/// A whole number in a range, or nothing.
std::optional<qint64> toNumber(const QVariant& value, qint64 least, qint64 most);

}  // namespace sudoku
