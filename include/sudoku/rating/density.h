#pragma once

#include <string>

#include <sudoku/grid/grid.h>

/// A figure about the empty cells of a grid. All functions are pure and may be called from any thread.
namespace sudoku {

/// How much the empty cells depend on each other: A / (18 · B), a measure that follows the number of givens
/// and says next to nothing about how hard a puzzle is to solve.
struct Density {
  int pairs = 0;       ///< A: ordered pairs of different empty cells that share a house and a candidate
  int emptyCells = 0;  ///< B

  /// A / (18 · B), cut off at 1; 0 for a full grid.
  [[nodiscard]] double value() const;
  /// 0 below a quarter, 1 below a half, 2 below three quarters, else 3.
  [[nodiscard]] int quarter() const;

  friend bool operator==(const Density&, const Density&) = default;
};

/// A candidate here is a digit that stands on no peer of the cell.
[[nodiscard]] Density densityOf(const Grid& grid);

/// Its value with three decimals: `0.612`.
[[nodiscard]] std::string toText(const Density& density);

}  // namespace sudoku
