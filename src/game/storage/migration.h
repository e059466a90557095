#pragma once

#include <cstddef>

#include "gamerows.h"

/// Conversion of a game's rows from earlier versions of the database schema to the present one.
namespace sudoku {

/// The index of the column `id` in the table `games`, in every version of the schema.
inline constexpr std::size_t kIdColumn = 0;

/// Converts the rows of a game, each with all columns, from a version of the schema to the present one. A
/// damaged row of a move stays damaged. Games, moves and occasions of help without unique ids get ids that
/// are computed from the game, and so are the same on every machine.
GameRows fromVersion(int version, GameRows rows);

}  // namespace sudoku
