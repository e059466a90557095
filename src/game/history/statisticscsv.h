#pragma once

#include <set>
#include <span>
#include <string>

#include <QTimeZone>

#include "game/play/masterycounts.h"
#include "statistics.h"

/// Statistics as tables for other programs: RFC 4180 in UTF-8, with the names of the columns in the first
/// line. Names and words are the same in every language; times are whole seconds, and moments are in ISO
/// 8601, UTC. A value that is not known is left empty. All functions are pure and may be called from any
/// thread.
namespace sudoku {

/// One line for each game, in the order given; `records` has the row ids of the games that were a record.
std::string gamesCsv(std::span<const GameSummary> games, const std::set<qint64>& records);
/// One line for each level.
std::string levelsCsv(std::span<const LevelStatistics> levels);
/// One line for each technique.
std::string techniquesCsv(const MasteryTable& mastery);

}  // namespace sudoku
