#pragma once

#include <string>

#include <sudoku/grid/grid.h>

/// A measure of the empty cells of a grid. All functions are pure and may be called from any thread.
namespace sudoku {

/// How much the empty cells depend on each other: A / (18 · B). The measure follows the number of givens and
/// says next to nothing about how hard a puzzle is to solve.
struct Density {
  int pairs = 0;       ///< A: how many ordered pairs of different empty cells share a house and a candidate
  int emptyCells = 0;  ///< B: how many cells are empty

  /// The density: pairs / (18 · emptyCells), at most 1; 0 for a full grid.
  [[nodiscard]] double value() const;

  friend bool operator==(const Density&, const Density&) = default;
};

/// The density of a grid. Candidates of a cell are the digits that no peer holds.
[[nodiscard]] Density densityOf(const Grid& grid);

/// The density as text with three decimals: `0.612`.
[[nodiscard]] std::string toText(const Density& density);

}  // namespace sudoku
