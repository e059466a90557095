#pragma once

#include <optional>
#include <stop_token>
#include <vector>

#include <sudoku/grid/candidate.h>
#include <sudoku/grid/cellset.h>
#include <sudoku/grid/digitset.h>
#include <sudoku/grid/grid.h>

/// What is to be said of givens that have several solutions. All functions are pure and may be called from
/// any thread.
namespace sudoku {

/// Two solutions of the same givens, which differ in as few cells as can be: in no part of them alone.
struct TwoSolutions {
  Grid one;
  Grid other;

  /// The cells in which they differ.
  CellSet difference() const;
  /// The two digits of a cell in which they differ; else none.
  DigitSet digitsAt(Cell cell) const;

  friend bool operator==(const TwoSolutions&, const TwoSolutions&) = default;
};

/// Nothing if there are no two, or if it was asked to stop.
[[nodiscard]] std::optional<TwoSolutions> twoSolutions(const Grid& givens, const std::stop_token& stop = {});

/// Givens that leave one solution of several, with those that there are; none of them can go again. Nothing
/// if there is no solution, or if it was asked to stop.
[[nodiscard]] std::optional<std::vector<Candidate>> missingGivens(const Grid& givens,
                                                                  const std::stop_token& stop = {});

}  // namespace sudoku
