#pragma once

#include <set>
#include <span>
#include <string>

#include <QTimeZone>

#include "game/play/masterycounts.h"
#include "statistics.h"

/// Statistics as tables for other programs: CSV as in RFC 4180, in UTF-8, with the names of the columns in
/// the first line. The words are the same in every language. Times are in whole seconds, dates and times in
/// ISO 8601, UTC. Unknown values are left empty. All functions are pure and may be called from any thread.
namespace sudoku {

/// A table with a line for each game, in the given order; `records` has the row ids of the games that were
/// the fastest of their level so far (recordGames()).
std::string gamesCsv(std::span<const GameSummary> games, const std::set<qint64>& records);
/// A table with a line for each level.
std::string levelsCsv(std::span<const LevelStatistics> levels);
/// A table with a line for each technique, which says how often the player has used it.
std::string techniquesCsv(const MasteryTable& mastery);

}  // namespace sudoku
