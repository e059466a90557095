#pragma once

#include <array>
#include <optional>

#include <sudoku/grid/digitset.h>
#include <sudoku/grid/geometry.h>
#include <sudoku/grid/grid.h>

/// How entries are judged in games of puzzles with several solutions. All functions are pure, give the same
/// on every machine, and may be called from any thread.
namespace sudoku {

/// One of the solutions of a grid, always the same one; nothing if there is none.
[[nodiscard]] std::optional<Grid> chosenSolution(const Grid& grid);

/// The solution by which the entries of a board are judged, if it was `before` until now. Entries that agree
/// with `before` stay right; others count as right, too, in reading order, as long as some solution has all
/// of these. The right entries then decide which solution it is; it stays `before` if there are no others.
/// Precondition: `before` is a solution of the givens, all of which stand on the board.
[[nodiscard]] Grid judgingSolution(const Grid& givens, const Grid& board, const Grid& before);

/// The digits that each cell has in the solutions of a grid, in cell order.
[[nodiscard]] std::array<DigitSet, kCellCount> digitsOfSolutions(const Grid& grid);

}  // namespace sudoku
