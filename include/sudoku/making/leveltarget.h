#pragma once

#include <sudoku/making/puzzlemaker.h>

/// The number of givens, and the dependency, that puzzles made for a level should have. The dependency (see
/// Effort) is the mean number of cells that singles can fill at a time. The level of a puzzle itself follows
/// from its hardest technique alone; these targets make it also feel as hard as its level.
namespace sudoku {

/// Adds to a request for a puzzle the number of givens and the dependency that suit its level; for Inhuman,
/// only the number of givens. Only a request that names a level, and besides it at most a board method and a
/// symmetry, is changed; any other comes back as it is. Pure, and may be called from any thread.
[[nodiscard]] PuzzleRequest withLevelTarget(PuzzleRequest request);

}  // namespace sudoku
