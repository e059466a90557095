#pragma once

#include <optional>
#include <stop_token>

#include <sudoku/grid.h>
#include <sudoku/level.h>
#include <sudoku/step.h>

/// How hard puzzles are. Precondition of everything here: the puzzle has one solution.
namespace sudoku {

/// The level of a puzzle: that of the hardest technique on its path (solvePath() by level), which always
/// takes the easiest step that is open. Inhuman also where the path comes to no end.
[[nodiscard]] Level levelOf(const Grid& puzzle);

/// The level of a puzzle if it is no higher than another; nothing if it is, or if asked to stop. The lower
/// the other, the faster.
[[nodiscard]] std::optional<Level> levelUpTo(const Grid& puzzle, Level most,
                                             const std::stop_token& stop = {});

/// Whether the path comes to its end with the techniques of a level and those below alone. As long as it
/// does not get stuck it is the same path, so a puzzle is solvable up to its own level (unless it is Inhuman
/// and nothing solves it) and those above, and not up to any below.
[[nodiscard]] bool isSolvableUpTo(const Grid& puzzle, Level level);

/// Whether a technique is on the puzzle's path and cannot be spared: with the others up to the level of the
/// puzzle alone, taken in the same order, the path gets stuck. False also if asked to stop.
[[nodiscard]] bool needs(const Grid& puzzle, Technique technique, const std::stop_token& stop = {});

}  // namespace sudoku
