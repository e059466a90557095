#pragma once

#include <span>

#include <QTimeZone>

#include "game/history/statistics.h"
#include "game/history/statisticsseries.h"
#include "game/play/masterycounts.h"
#include "statisticstablemodel.h"

/// Makes the tables of the statistics page, in the player's language.
namespace sudoku {

/// The table of levels, with a row for each level in the given order.
StatisticsTableData levelTable(std::span<const LevelStatistics> levels);
/// The table of techniques, with a row for each technique, the easiest first.
StatisticsTableData techniqueTable(const MasteryTable& mastery);
/// A histogram as a table, with a row for each bin.
StatisticsTableData spreadTable(const TimeHistogram& histogram);
/// The times of games as a table, with a row for each game, the latest first.
StatisticsTableData timesTable(std::span<const TimedGame> games, const QTimeZone& zone);

}  // namespace sudoku
