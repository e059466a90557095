#pragma once

#include <map>
#include <optional>
#include <utility>

#include <QDate>
#include <QString>

#include <sudoku/grid/level.h>

#include "gamedatabase.h"

/// The table `daily_puzzles`. Functions that use the database give nothing or false if a statement fails.
namespace sudoku {

/// The ids of the daily puzzles that were looked at, kept so that a past day keeps its puzzle.
using DailyIds = std::map<std::pair<QDate, Level>, QString>;

std::optional<DailyIds> readDailyIds(GameDatabase& database);

/// The ids in rows that have all columns of the table. Values that can be no such id are left out.
DailyIds toDailyIds(const TableRows& rows);

/// Adds the ids of puzzles that have none yet.
bool addDailyIds(GameDatabase& database, const DailyIds& ids);

/// Writes ids, in place of those that their days and levels have.
bool replaceDailyIds(GameDatabase& database, const DailyIds& ids);

}  // namespace sudoku
