#pragma once

#include <array>
#include <optional>

#include <sudoku/grid/digitset.h>
#include <sudoku/grid/geometry.h>
#include <sudoku/grid/grid.h>

/// How entries are judged in games of puzzles with several solutions. All functions are pure, give the same
/// results on every machine, and may be called from any thread.
namespace sudoku {

/// One solution of a grid, always the same one for the same grid; nothing if it has none.
[[nodiscard]] std::optional<Grid> chosenSolution(const Grid& grid);

/// The solution by which the entries of a board are to be judged after a move; `before` is the solution by
/// which they were judged until then. Entries that agree with `before` stay right. Then each other entry, in
/// reading order, counts as right too if some solution has it together with all right entries so far. The
/// result is a solution with all right entries; it stays `before` if no other entry has become right.
/// Precondition: `before` is a solution of the givens, all of which stand on the board.
[[nodiscard]] Grid judgingSolution(const Grid& givens, const Grid& board, const Grid& before);

/// For each cell, in reading order, the digits that it has in any solution of a grid.
[[nodiscard]] std::array<DigitSet, kCellCount> digitsOfSolutions(const Grid& grid);

}  // namespace sudoku
