#pragma once

#include <optional>

#include "game/play/learninglog.h"
#include "gamedatabase.h"
#include "gamerows.h"

/// Functions for the table `learning`, which counts for each day what happened while the player learnt
/// techniques. Those that use the database return nothing or false if an SQL statement fails.
namespace sudoku {

/// The events in the database, of all techniques that this version of the program knows.
std::optional<LearningLog> readLearning(GameDatabase& database);

/// The events in rows of the table, each with all columns. Rows that are not valid are left out; of several
/// rows of the same event the greatest count is used.
LearningLog toLearning(const TableRows& rows);

/// The rows of the table for these events.
TableRows toRows(const LearningLog& log);

/// Adds the counts of these events to those in the database.
bool addLearning(GameDatabase& database, const LearningLog& log);

/// Replaces the counts in the database of the events in `log`.
bool replaceLearning(GameDatabase& database, const LearningLog& log);

}  // namespace sudoku
