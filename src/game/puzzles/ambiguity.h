#pragma once

#include <optional>
#include <stop_token>
#include <vector>

#include <sudoku/grid/candidate.h>
#include <sudoku/grid/cellset.h>
#include <sudoku/grid/digitset.h>
#include <sudoku/grid/grid.h>

/// What can be said about givens that have several solutions. All functions are pure and may be called from
/// any thread.
namespace sudoku {

/// Two solutions of the same givens that differ in as few cells as possible: no part of these cells could
/// differ alone.
struct TwoSolutions {
  Grid one;
  Grid other;

  /// The cells in which the two solutions differ.
  CellSet difference() const;
  /// The two digits of a cell in which the solutions differ; none for other cells.
  DigitSet digitsAt(Cell cell) const;

  friend bool operator==(const TwoSolutions&, const TwoSolutions&) = default;
};

/// Two solutions of the givens; nothing if there are not two, or if the search was stopped.
[[nodiscard]] std::optional<TwoSolutions> twoSolutions(const Grid& givens, const std::stop_token& stop = {});

/// Givens to add so that one of several solutions is left; none of the added ones could be left out. Nothing
/// if there is no solution, or if the search was stopped.
[[nodiscard]] std::optional<std::vector<Candidate>> missingGivens(const Grid& givens,
                                                                  const std::stop_token& stop = {});

}  // namespace sudoku
