#pragma once

#include <array>
#include <optional>

#include <sudoku/grid/digitset.h>
#include <sudoku/grid/geometry.h>
#include <sudoku/grid/grid.h>

/// What games of puzzles with several solutions are judged by. All functions are pure, say the same on every
/// machine, and may be called from any thread.
namespace sudoku {

/// One of the solutions of a grid, always the same one; nothing if there is none.
[[nodiscard]] std::optional<Grid> chosenSolution(const Grid& grid);

/// The solution that the entries of a board are judged by, if it was `before` until now. Entries that it has
/// stay right; to those the others are added, in reading order, as long as some solution has them all. Which
/// of the solutions it is then follows from the right entries; it stays the same if there are no others.
/// Precondition: `before` is a solution of the givens, all of which stand on the board.
[[nodiscard]] Grid judgingSolution(const Grid& givens, const Grid& board, const Grid& before);

/// The digits that each cell has in the solutions of a grid, in cell order.
[[nodiscard]] std::array<DigitSet, kCellCount> digitsOfSolutions(const Grid& grid);

}  // namespace sudoku
