#include "ambiguity.h"

#include <sudoku/solving/solver.h>

namespace sudoku {
namespace {

/// A solution of the grid other than `solution`; nothing if there is no other.
std::optional<Grid> otherSolution(const Grid& grid, const Grid& solution) {
  for (const Cell cell : grid.emptyCells()) {
    if (!hasSolutionWithout(grid, {cell, *solution.at(cell)})) continue;
    for (const Digit digit : allDigits()) {
      if (digit == solution.at(cell)) continue;
      Grid changed = grid;
      changed.set(cell, digit);
      if (auto other = solve(changed)) return other;
    }
  }
  return std::nullopt;
}

/// Two solutions of the givens, one of which is `solution`; nothing if there is only one, or if the search
/// was stopped.
std::optional<TwoSolutions> twoSolutions(const Grid& givens, const Grid& solution,
                                         const std::stop_token& stop) {
  // Makes the second solution as similar to the first as possible: a cell takes its digit from the first
  // wherever a different solution remains.
  Grid grid = givens;
  for (const Cell cell : givens.emptyCells()) {
    if (stop.stop_requested()) return std::nullopt;
    grid.set(cell, solution.at(cell));
    if (hasUniqueSolution(grid)) grid.clear(cell);
  }
  const auto other = otherSolution(grid, solution);
  return other ? std::optional(TwoSolutions{solution, *other}) : std::nullopt;
}

}  // namespace

CellSet TwoSolutions::difference() const {
  CellSet cells;
  for (const Cell cell : allCells())
    if (one.at(cell) != other.at(cell)) cells.add(cell);
  return cells;
}

DigitSet TwoSolutions::digitsAt(Cell cell) const {
  return one.at(cell) == other.at(cell) ? DigitSet() : DigitSet{*one.at(cell), *other.at(cell)};
}

std::optional<TwoSolutions> twoSolutions(const Grid& givens, const std::stop_token& stop) {
  const auto solution = solve(givens);
  if (!solution || hasUniqueSolution(givens)) return std::nullopt;
  return twoSolutions(givens, *solution, stop);
}

std::optional<std::vector<Candidate>> missingGivens(const Grid& givens, const std::stop_token& stop) {
  const auto solution = solve(givens);
  if (!solution) return std::nullopt;
  Grid grid = givens;
  while (!hasUniqueSolution(grid)) {
    const auto both = twoSolutions(grid, *solution, stop);
    if (!both) return std::nullopt;
    const Cell cell = both->difference().first();
    grid.set(cell, solution->at(cell));
  }
  std::vector<Candidate> missing;
  for (const Cell cell : grid.filledCells() - givens.filledCells()) {
    Grid without = grid;
    without.clear(cell);
    if (hasUniqueSolution(without))
      grid = without;
    else
      missing.push_back({cell, *solution->at(cell)});
  }
  return missing;
}

}  // namespace sudoku
