#pragma once

#include <optional>

#include "game/play/masterycounts.h"
#include "gamedatabase.h"

/// Functions for the table `mastery`. Those that use the database return nothing or false if an SQL statement
/// fails.
namespace sudoku {

/// The mastery counts in the database of all techniques that this version of the program knows.
std::optional<MasteryTable> readMastery(GameDatabase& database);

/// The mastery counts in rows, each with all columns of the table. Values that are not numbers count as 0.
MasteryTable toMastery(const TableRows& rows);

/// Adds mastery counts to those in the database.
bool addMastery(GameDatabase& database, const MasteryTable& table);

/// Replaces the mastery counts in the database for the techniques in `table`.
bool replaceMastery(GameDatabase& database, const MasteryTable& table);

}  // namespace sudoku
