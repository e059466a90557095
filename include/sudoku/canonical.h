#pragma once

#include <sudoku/puzzle.h>

namespace sudoku {

/// The same puzzle for all its disguises: of the 2 · 6⁸ · 9! forms that transform.h can give it, the one
/// with the least solution, and of those the one with the least givens; both compared digit by digit in
/// reading order, an empty cell below any digit. For a board, pass it as its own solution.
[[nodiscard]] Puzzle canonicalForm(const Puzzle& puzzle);

/// Whether one puzzle is the other in disguise.
[[nodiscard]] bool isSamePuzzle(const Puzzle& one, const Puzzle& other);

}  // namespace sudoku
