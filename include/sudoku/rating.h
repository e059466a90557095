#pragma once

#include <sudoku/grid.h>
#include <sudoku/level.h>

namespace sudoku {

/// The level of a puzzle: that of the hardest technique on its path (solvePath() by level), which always
/// takes the easiest step that is open. Inhuman also where the path comes to no end.
/// Precondition: the puzzle has one solution.
[[nodiscard]] Level levelOf(const Grid& puzzle);

}  // namespace sudoku
