#pragma once

#include <span>

#include <QTimeZone>

#include "game/history/statistics.h"
#include "game/history/statisticsseries.h"
#include "game/play/masterycounts.h"
#include "statisticstablemodel.h"

/// The tables of the statistics, in the player's language.
namespace sudoku {

/// One row for each level, in the given order.
StatisticsTableData levelTable(std::span<const LevelStatistics> levels);
/// One row for each technique, the easy ones first.
StatisticsTableData techniqueTable(const MasteryTable& mastery);
/// One row for each bin of the histogram.
StatisticsTableData spreadTable(const TimeHistogram& histogram);
/// One row for each game of the time line, the last game first.
StatisticsTableData timesTable(std::span<const TimedGame> games, const QTimeZone& zone);

}  // namespace sudoku
