#pragma once

#include <optional>
#include <vector>

#include "game/play/gamesummary.h"
#include "gamedatabase.h"

/// Functions that read lists of games from the database. They return nothing if an SQL statement fails.
namespace sudoku {

/// All games that the player has not removed, the latest played first. Rows that are not valid games are left
/// out.
std::optional<std::vector<GameSummary>> readSummaries(GameDatabase& database);
/// All games that the player has removed, the latest removed first.
std::optional<std::vector<GameSummary>> readRemoved(GameDatabase& database);

}  // namespace sudoku
