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

/// The ids of the daily puzzles that were looked at: a past day stays the puzzle that it was.
using DailyIds = std::map<std::pair<QDate, Level>, QString>;

std::optional<DailyIds> readDailyIds(GameDatabase& database);

/// The ids that rows tell of, all columns of each. What is no such id is left out.
DailyIds toDailyIds(const TableRows& rows);

/// Adds the ids of puzzles that have none yet.
bool addDailyIds(GameDatabase& database, const DailyIds& ids);

/// Puts ids in place of what their puzzles have.
bool replaceDailyIds(GameDatabase& database, const DailyIds& ids);

}  // namespace sudoku
