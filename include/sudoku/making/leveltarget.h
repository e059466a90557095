#pragma once

#include <optional>

#include <sudoku/grid/level.h>
#include <sudoku/grid/symmetry.h>
#include <sudoku/making/puzzlemaker.h>

/// What makes a level feel like its name. The hardest technique decides which level a puzzle is of; a puzzle
/// that is made for a level has room to move besides.
namespace sudoku {

/// How many givens a puzzle made for a level has, and how many cells a single fills in it.
struct LevelTarget {
  GivensRange givens;
  std::optional<DependencyTarget> dependency;  ///< Inhuman has none
};

/// What a level asks for. From Hard on the symmetries that cannot be dug as deep as others have more givens.
[[nodiscard]] LevelTarget levelTargetOf(Level level, Symmetry symmetry);

/// A request that leaves everything but the level, the board and the symmetry open, with what its level
/// asks for. One that names no level, a way of digging, givens, a technique, or minimal puzzles comes back as
/// it is.
[[nodiscard]] PuzzleRequest withLevelTarget(PuzzleRequest request);

}  // namespace sudoku
