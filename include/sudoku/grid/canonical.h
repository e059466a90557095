#pragma once

#include <sudoku/grid/puzzle.h>

/// Whether puzzles are the same but for symmetry. All functions are pure and may be called from any thread;
/// none can be stopped, a call takes less than a millisecond.
namespace sudoku {

/// The form of a puzzle that all its isomorphs share: among the 2 · 6⁸ · 9! forms that transform.h can give
/// it, the one with the least solution, and among equal ones the one with the least givens; both compared
/// digit by digit in reading order, an empty cell below any digit. For a board, pass it as its own solution.
[[nodiscard]] Puzzle canonicalForm(const Puzzle& puzzle);

/// Whether two puzzles are isomorphs of each other.
[[nodiscard]] bool isSamePuzzle(const Puzzle& one, const Puzzle& other);

}  // namespace sudoku
