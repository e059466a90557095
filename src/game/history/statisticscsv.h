#pragma once

#include <set>
#include <span>
#include <string>

#include <QTimeZone>

#include "game/play/masterycounts.h"
#include "statistics.h"

/// Statistics as tables for other programs: RFC 4180 in UTF-8, a line of names first. Names and words are the
/// same in every language; times are whole seconds, and moments those of ISO 8601 in UTC. What there is not
/// is left empty. All functions are pure and may be called from any thread.
namespace sudoku {

/// A game a line, in the order given; with the rows of those that were a record.
std::string gamesCsv(std::span<const GameSummary> games, const std::set<qint64>& records);
/// A level a line.
std::string levelsCsv(std::span<const LevelStatistics> levels);
/// A technique a line.
std::string techniquesCsv(const MasteryTable& mastery);

}  // namespace sudoku
