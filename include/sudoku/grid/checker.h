#pragma once

#include <optional>

#include <sudoku/grid/cellset.h>
#include <sudoku/grid/geometry.h>
#include <sudoku/grid/grid.h>

/// Checks a grid against the rules, and entries against the solution. All functions are pure and may be
/// called from any thread.
namespace sudoku {

/// Every cell whose digit stands a second time in one of its houses.
[[nodiscard]] CellSet conflictingCells(const Grid& grid);

/// A digit that stands more than once in a house.
struct Clash {
  House house{0};
  Digit digit{1};
  CellSet cells;  ///< the cells of the house that hold the digit, two or more

  friend bool operator==(const Clash&, const Clash&) = default;
};

/// The first clash of digits that involves a cell of `wanted`; if there is none, the first clash in the grid.
/// Clashes are ordered by house, then by digit. Nothing if no digits clash.
[[nodiscard]] std::optional<Clash> findClash(const Grid& grid, CellSet wanted = {});

/// Whether each house holds each digit once, even if the grid does not solve the puzzle that it started from.
[[nodiscard]] bool isSolved(const Grid& grid);

/// The empty cells where a digit would break no rule, given the digits already in the grid.
[[nodiscard]] CellSet possibleCells(const Grid& grid, Digit digit);

/// The result of comparing the entries with the solution. Empty cells and givens are never judged.
struct CheckReport {
  CellSet right;
  CellSet wrong;
  CellSet empty;

  friend bool operator==(const CheckReport&, const CheckReport&) = default;
};

/// Judges the cells of `board` that are not givens.
[[nodiscard]] CheckReport checkEntries(const Grid& givens, const Grid& board, const Grid& solution);

}  // namespace sudoku
