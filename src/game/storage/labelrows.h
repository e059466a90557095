#pragma once

#include <optional>
#include <vector>

#include "game/play/gamesummary.h"
#include "game/play/uniqueid.h"
#include "gamedatabase.h"

/// Functions that read and write the labels of games (name, tags, star), and that remove games. Each returns
/// nothing or false if an SQL statement fails. Precondition of all functions that write: a transaction is
/// open.
namespace sudoku {

/// The names, tags and stars of the games with these ids; ids without a game are left out.
std::optional<LabelledGames> readLabels(GameDatabase& database, const std::vector<qint64>& ids);
/// Replaces the names, tags and stars of games. Ids without a game are skipped.
bool writeLabels(GameDatabase& database, const LabelledGames& games);
/// Deletes a game if it is untouched: no move, no help, no name, tag or star. Other games stay.
bool deleteUntouched(GameDatabase& database, qint64 id);
/// The unfinished game, with at least one move, that was played last.
std::optional<LeftGame> readLeftGame(GameDatabase& database);
/// Removes games from all lists, at the time `timeMs`, or restores them if that is 0.
bool writeRemoved(GameDatabase& database, const std::vector<qint64>& ids, qint64 timeMs);
/// The unique ids of the games that were removed before `timeMs` (milliseconds since 1970, UTC).
std::optional<std::vector<UniqueId>> keysRemovedBefore(GameDatabase& database, qint64 timeMs);
/// Deletes the games that were removed before `timeMs`.
bool deleteRemoved(GameDatabase& database, qint64 timeMs);

}  // namespace sudoku
