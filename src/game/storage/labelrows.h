#pragma once

#include <optional>
#include <vector>

#include "game/play/gamesummary.h"
#include "game/play/uniqueid.h"
#include "gamedatabase.h"

/// The labels of games, which the player gives them in lists. Each function gives nothing or false if a
/// statement fails. Precondition of all that write: in a transaction.
namespace sudoku {

/// The labels of those games; one that does not exist is left out.
std::optional<LabelledGames> readLabels(GameDatabase& database, const std::vector<qint64>& ids);
/// Gives games other labels. One that does not exist is passed over.
bool writeLabels(GameDatabase& database, const LabelledGames& games);
/// Deletes a game that nothing has been done with: no move, no help, no name, tag or star. Others stay.
bool deleteUntouched(GameDatabase& database, qint64 id);
/// The unfinished game with a move that was played last.
std::optional<LeftGame> readLeftGame(GameDatabase& database);
/// Takes games out of all lists, at `timeMs`, or puts them back if that is 0.
bool writeRemoved(GameDatabase& database, const std::vector<qint64>& ids, qint64 timeMs);
/// The keys of the games that were taken out of the lists before a time.
std::optional<std::vector<UniqueId>> keysRemovedBefore(GameDatabase& database, qint64 timeMs);
/// Deletes the games that were taken out of the lists before `timeMs`.
bool deleteRemoved(GameDatabase& database, qint64 timeMs);

}  // namespace sudoku
