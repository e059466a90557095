#pragma once

#include <optional>

#include "game/play/masterycounts.h"
#include "gamedatabase.h"

/// The table `mastery`. Functions that use the database give nothing or false if a statement fails.
namespace sudoku {

/// The mastery of the techniques that this version knows.
std::optional<MasteryTable> readMastery(GameDatabase& database);

/// The mastery in rows that have all columns of the table. Values that are no numbers count as 0.
MasteryTable toMastery(const TableRows& rows);

/// Adds the counts of a table to those in the database.
bool addMastery(GameDatabase& database, const MasteryTable& table);

/// Replaces the counts of the table's techniques in the database.
bool replaceMastery(GameDatabase& database, const MasteryTable& table);

}  // namespace sudoku
