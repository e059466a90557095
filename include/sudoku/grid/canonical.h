#pragma once

#include <sudoku/grid/puzzle.h>

/// Tells whether puzzles are isomorphs: whether one becomes the other if rows, columns or digits are
/// exchanged in the ways of transform.h. All functions are pure and may be called from any thread; none can
/// be stopped, a call takes less than a millisecond.
namespace sudoku {

/// One puzzle that stands for all isomorphs of a puzzle: of the 2 · 6⁸ · 9! puzzles into which transform.h
/// can change it, the one with the least solution, and of several with that solution the one with the least
/// givens. Both are compared digit by digit in reading order; an empty cell is less than any digit. For a
/// full board, pass a puzzle with the board as both givens and solution.
[[nodiscard]] Puzzle canonicalForm(const Puzzle& puzzle);

/// Whether two puzzles are isomorphs of each other.
[[nodiscard]] bool isSamePuzzle(const Puzzle& one, const Puzzle& other);

}  // namespace sudoku
