#pragma once

#include <map>
#include <optional>
#include <utility>

#include <QDate>
#include <QString>

#include <sudoku/grid/level.h>

#include "gamedatabase.h"

/// Functions for the table `daily_puzzles`. Those that use the database return nothing or false if an SQL
/// statement fails.
namespace sudoku {

/// The ids of daily puzzles by day and level, stored so that a past day keeps its puzzle.
using DailyIds = std::map<std::pair<QDate, Level>, QString>;

std::optional<DailyIds> readDailyIds(GameDatabase& database);

/// The puzzle ids in rows of the table, each with all columns. Rows that are not valid are left out.
DailyIds toDailyIds(const TableRows& rows);

/// Stores the puzzle ids of those days and levels that have none yet.
bool addDailyIds(GameDatabase& database, const DailyIds& ids);

/// Stores puzzle ids, and replaces the present ones of the same days and levels.
bool replaceDailyIds(GameDatabase& database, const DailyIds& ids);

}  // namespace sudoku
