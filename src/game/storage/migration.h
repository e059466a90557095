#pragma once

#include <cstddef>

#include "gamerows.h"

/// What the rows of a game in an earlier version of the file are in the present one.
namespace sudoku {

/// The place of the column `id` of `games`, in every version.
inline constexpr std::size_t kIdColumn = 0;

/// The rows of a game in an earlier version of the file, all columns of each, as rows of the present version.
/// A damaged row of a move stays damaged. Games, moves and events that had no keys get keys that follow from
/// the game, on every machine the same.
GameRows fromVersion(int version, GameRows rows);

}  // namespace sudoku
