#pragma once

#include <optional>
#include <stop_token>
#include <vector>

#include <sudoku/grid/candidate.h>
#include <sudoku/grid/cellset.h>
#include <sudoku/grid/digitset.h>
#include <sudoku/grid/grid.h>

/// Functions about givens that have several solutions. All are pure and may be called from any thread.
namespace sudoku {

/// Two solutions of the same givens that differ in a minimal set of cells: no two solutions differ in a part
/// of these cells only.
struct TwoSolutions {
  Grid one;
  Grid other;

  /// The cells in which the two solutions differ.
  CellSet difference() const;
  /// The two digits of a cell in which the solutions differ; empty for a cell in which they agree.
  DigitSet digitsAt(Cell cell) const;

  friend bool operator==(const TwoSolutions&, const TwoSolutions&) = default;
};

/// Two solutions of the givens; nothing if the givens have fewer than two, or if the search was stopped.
[[nodiscard]] std::optional<TwoSolutions> twoSolutions(const Grid& givens, const std::stop_token& stop = {});

/// Givens to add so that exactly one of several solutions remains; none of them can be left out. Nothing if
/// there is no solution, or if the search was stopped.
[[nodiscard]] std::optional<std::vector<Candidate>> missingGivens(const Grid& givens,
                                                                  const std::stop_token& stop = {});

}  // namespace sudoku
