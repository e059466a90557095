#pragma once

#include <optional>

#include <sudoku/grid/level.h>
#include <sudoku/grid/symmetry.h>
#include <sudoku/making/puzzlemaker.h>

/// What makes a level feel like its name. The hardest technique decides which level a puzzle is of; a puzzle
/// that is made for a level has room to move besides.
namespace sudoku {

/// How many givens a puzzle made for a level has, and how many cells a single fills in it.
struct Room {
  GivensRange givens;
  std::optional<DependencyTarget> dependency;  ///< Inhuman has none
};

/// The room of a level. From Hard on the symmetries that cannot be dug as deep as others have more givens.
[[nodiscard]] Room roomOf(Level level, Symmetry symmetry);

/// A request that leaves everything but the level, the board and the symmetry open, with the room of its
/// level. One that names no level, a way of digging, givens, a technique, or minimal puzzles comes back as it
/// is.
[[nodiscard]] PuzzleRequest withRoom(PuzzleRequest request);

}  // namespace sudoku
