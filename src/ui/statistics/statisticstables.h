#pragma once

#include <span>

#include <QTimeZone>

#include "game/history/statistics.h"
#include "game/history/statisticsseries.h"
#include "game/play/masterycounts.h"
#include "statisticstablemodel.h"

/// The tables of the statistics, in the player's language.
namespace sudoku {

/// A level a row, as they are given.
StatisticsTableData levelTable(std::span<const LevelStatistics> levels);
/// A technique a row, the easy ones first.
StatisticsTableData techniqueTable(const MasteryTable& mastery);
/// A bin a row: what the histogram shows.
StatisticsTableData spreadTable(const TimeHistogram& histogram);
/// A game a row, the last one first: what the time line shows.
StatisticsTableData timesTable(std::span<const TimedGame> games, const QTimeZone& zone);

}  // namespace sudoku
