#pragma once

#include <optional>

#include "game/play/masterycounts.h"
#include "gamedatabase.h"

/// The table `mastery`. Functions that use the database give nothing or false if a statement fails.
namespace sudoku {

/// The mastery of the techniques that this version knows.
std::optional<MasteryTable> readMastery(GameDatabase& database);

/// The mastery that rows tell of, all columns of each. Numbers that are none count as 0.
MasteryTable toMastery(const TableRows& rows);

/// Adds to what is there.
bool addMastery(GameDatabase& database, const MasteryTable& table);

/// Puts the table in place of what is there of its techniques.
bool replaceMastery(GameDatabase& database, const MasteryTable& table);

}  // namespace sudoku
