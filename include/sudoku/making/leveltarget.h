#pragma once

#include <sudoku/making/puzzlemaker.h>

/// What makes a level feel like its name. The hardest technique decides which level a puzzle is of; a puzzle
/// that is made for a level also has a certain number of givens, and a certain number of cells that singles
/// fill in each step.
namespace sudoku {

/// A request with the givens and the dependency that its level asks for, if it leaves everything but the
/// level, the board and the symmetry open. One that names no level, a way of digging, givens, a technique, or
/// minimal puzzles comes back as it is. Inhuman asks for no dependency. Pure, and may be called from any
/// thread.
[[nodiscard]] PuzzleRequest withLevelTarget(PuzzleRequest request);

}  // namespace sudoku
