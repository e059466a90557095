#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <span>
#include <vector>

#include <QJsonObject>
#include <QJsonValue>
#include <QString>
#include <QVariant>

#include "game/play/storedgame.h"
#include "moverows.h"

/// Conversions between columns of the database and members of the JSON of a history, for moves, events and
/// checkpoints. A column names another move by its number, JSON by its unique id.
namespace sudoku {

/// The members of a move in JSON, in the order of the columns of the table `moves` from the third on.
inline constexpr std::array kMoveMembers = {"key",     "parent",   "kind",  "cells",
                                            "sets",    "erases",   "notes", "centreNotes",
                                            "colours", "ruledOut", "clock", "candidateColours",
                                            "links"};
inline constexpr std::array kEventMembers = {"key", "kind", "position", "clock", "mistakes"};
inline constexpr std::array kCheckpointMembers = {"key", "name", "position"};
static_assert(kMoveMembers.size() + 2 == kMoveColumns && kEventMembers.size() + 2 == kEventColumns &&
              kCheckpointMembers.size() + 2 == kCheckpointColumns);

/// The unique id of the move with a number, or `start` for 0.
QString positionText(const std::vector<PlayedMove>& moves, int number);
/// The number of the move with a unique id, or 0 for kStart; nothing if there is none. Precondition: the
/// moves are sorted by their unique ids.
std::optional<int> positionOfText(const std::vector<PlayedMove>& moves, const QJsonValue& value);

/// The columns of a row from the third on (the first two are the game and a number) as a JSON object. Texts
/// are cut off at kLongestName.
QJsonObject toObject(std::span<const char* const> names, const QVariantList& columns,
                     const std::vector<PlayedMove>& moves);
/// A database row with a number, made from a JSON object; the id of its game is left open. A column is null
/// if its member is not valid.
std::vector<QVariant> toRow(std::span<const char* const> names, const QJsonObject& object, std::size_t number,
                            const std::vector<PlayedMove>& moves);

}  // namespace sudoku
