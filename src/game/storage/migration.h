#pragma once

#include <cstddef>

#include "gamerows.h"

/// What the rows of a game in an earlier version of the file are in the present one.
namespace sudoku {

/// Where the columns of `games` stand in every version.
inline constexpr std::size_t kIdColumn = 0;

/// The rows of a game of that version, all columns of each, in the present one. A row that is no move stays
/// one that is none. What had no key gets one that follows from the game, on every machine the same.
GameRows fromVersion(int version, GameRows rows);

}  // namespace sudoku
