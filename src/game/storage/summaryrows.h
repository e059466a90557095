#pragma once

#include <optional>
#include <vector>

#include "game/play/gamesummary.h"
#include "gamedatabase.h"

/// The lists of games that the database holds. Nothing if a statement fails.
namespace sudoku {

/// All games that the player has not removed, the one played last first. Rows that are no games are left out.
std::optional<std::vector<GameSummary>> readSummaries(GameDatabase& database);
/// All games that the player has removed, the one removed last first.
std::optional<std::vector<GameSummary>> readRemoved(GameDatabase& database);

}  // namespace sudoku
