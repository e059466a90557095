#pragma once

#include <optional>

#include "game/play/masterycounts.h"
#include "gamedatabase.h"

/// Functions for the table `mastery`, which counts for each technique how often hints have shown it and how
/// often the player has used it. Those that use the database return nothing or false if an SQL statement
/// fails.
namespace sudoku {

/// The counts in the database, for all techniques that this version of the program knows.
std::optional<MasteryTable> readMastery(GameDatabase& database);

/// The counts in rows of the table, each with all columns. Values that are not numbers count as 0.
MasteryTable toMastery(const TableRows& rows);

/// Adds these counts to those in the database.
bool addMastery(GameDatabase& database, const MasteryTable& table);

/// Replaces the counts in the database for the techniques in `table`.
bool replaceMastery(GameDatabase& database, const MasteryTable& table);

}  // namespace sudoku
