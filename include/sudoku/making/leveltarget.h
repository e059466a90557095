#pragma once

#include <sudoku/making/puzzlemaker.h>

/// The number of givens and the dependency (see Effort) of puzzles made for a level. The level of a puzzle
/// itself follows from its hardest technique alone; these targets make it also feel as hard as its level.
namespace sudoku {

/// Adds to a request the givens and the dependency of its level. Only a request that names a level, and
/// besides it at most a board method and a symmetry, is changed; any other comes back as it is. Inhuman has
/// no dependency. Pure, and may be called from any thread.
[[nodiscard]] PuzzleRequest withLevelTarget(PuzzleRequest request);

}  // namespace sudoku
