#include <sudoku/grid/candidates.h>
#include <sudoku/play/severalsolutions.h>
#include <sudoku/solving/solver.h>

namespace sudoku {
namespace {

/// The first of the open cells with the fewest candidates. Precondition: there are open cells.
Cell mostConstrained(const Candidates& candidates) {
  Cell best = candidates.openCells().first();
  for (const Cell cell : candidates.openCells()) {
    if (candidates.at(cell).size() < candidates.at(best).size()) best = cell;
    if (candidates.at(best).size() == 1) break;
  }
  return best;
}

/// A solution with the lowest digit that a cell can have in any solution; `solution` is one with some digit
/// in it.
Grid withLeastDigit(const Grid& grid, Cell cell, DigitSet candidates, const Grid& solution) {
  for (const Digit digit : candidates) {
    if (digit == solution.at(cell)) break;
    Grid lesser = grid;
    lesser.set(cell, digit);
    if (const auto found = solve(lesser)) return *found;
  }
  return solution;
}

}  // namespace

std::optional<Grid> chosenSolution(const Grid& grid) {
  auto solution = solve(grid);
  if (!solution) return std::nullopt;
  Grid fixed = grid;
  Candidates candidates(grid);
  while (!candidates.openCells().isEmpty()) {
    const Cell cell = mostConstrained(candidates);
    solution = withLeastDigit(fixed, cell, candidates.at(cell), *solution);
    const Digit digit = *solution->at(cell);
    fixed.set(cell, digit);
    candidates.place(cell, digit);
  }
  return solution;
}

Grid judgingSolution(const Grid& givens, const Grid& board, const Grid& before) {
  Grid right = givens;
  CellSet doubtful;
  for (const Cell cell : board.filledCells())
    if (board.at(cell) == before.at(cell))
      right.set(cell, board.at(cell));
    else
      doubtful.add(cell);
  bool isAnother = false;
  for (const Cell cell : doubtful) {
    Grid more = right;
    more.set(cell, board.at(cell));
    if (!solve(more)) continue;
    right = more;
    isAnother = true;
  }
  return isAnother ? *chosenSolution(right) : before;
}

std::array<DigitSet, kCellCount> digitsOfSolutions(const Grid& grid) {
  std::array<DigitSet, kCellCount> digits{};
  const auto take = [&digits](const Grid& solution) {
    for (const Cell cell : allCells()) digits[static_cast<std::size_t>(cell.index())].add(*solution.at(cell));
  };
  const auto first = solve(grid);
  if (!first) return digits;
  take(*first);
  const Candidates candidates(grid);
  for (const Cell cell : grid.emptyCells())
    for (const Digit digit : candidates.at(cell)) {
      if (digits[static_cast<std::size_t>(cell.index())].contains(digit)) continue;
      Grid changed = grid;
      changed.set(cell, digit);
      if (const auto solution = solve(changed)) take(*solution);
    }
  return digits;
}

}  // namespace sudoku
