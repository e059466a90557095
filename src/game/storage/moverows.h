#pragma once

#include <optional>
#include <vector>

#include <QString>
#include <QVariant>

#include "game/play/storedgame.h"

/// Functions that convert moves, events (occasions of help) and checkpoints (named positions) to columns of
/// the database and back.
namespace sudoku {

/// The number of columns of the table `moves`.
inline constexpr int kMoveColumns = 15;
inline constexpr int kEventColumns = 7;
inline constexpr int kCheckpointColumns = 5;

/// The numbers of the moves after which open trials (command Try this) began, as text, such as `3 8`.
QString toText(const std::vector<int>& trials);
/// The numbers of the moves after which open trials began, from such a text; empty unless they are in
/// ascending order and none is greater than `position`, the number of the present move.
std::vector<int> toTrials(const QVariant& text, qint64 position);

/// The columns of a move after its first two, which are the id of the game and the number of the move.
QVariantList toColumns(const PlayedMove& played);
/// The columns of an occasion of help, or of a named position, after its first two, which are the id of the
/// game and a number.
QVariantList toColumns(const HelpEvent& event);
QVariantList toColumns(const Checkpoint& checkpoint);

/// The move in a row with all columns; nothing if the move is not possible in any game. An impossible time on
/// the clock is left out.
std::optional<PlayedMove> toMove(const std::vector<QVariant>& row);
std::optional<HelpEvent> toEvent(const std::vector<QVariant>& row);
std::optional<Checkpoint> toCheckpoint(const std::vector<QVariant>& row);

/// A whole number from `least` to `most`; nothing if the value is not such a number.
std::optional<qint64> toNumber(const QVariant& value, qint64 least, qint64 most);

}  // namespace sudoku
