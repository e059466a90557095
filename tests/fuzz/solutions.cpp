#include <vector>

#include <sudoku/grid/checker.h>
#include <sudoku/grid/grid.h>
#include <sudoku/solving/solver.h>

#include "bytes.h"
#include "core/solving/naivesolver.h"
#include "puzzles.h"
#include "targets.h"

namespace sudoku::fuzz {

void countSolutions(std::string_view input) {
  Bytes bytes(input);
  // Some cells of a solution, and some digits besides: a simple solver has to come to an end.
  Grid grid = somePuzzle(bytes).solution;
  while (!bytes.isAtEnd()) {
    const Cell cell(bytes.below(kCellCount));
    const int digit = bytes.below(12);
    if (digit >= 1 && digit <= 9)
      grid.set(cell, Digit(digit));
    else
      grid.clear(cell);
  }
  if (grid.emptyCells().size() > 56) return;
  constexpr int kLimit = 3;
  // The simple solver looks at what it writes, not at what stands there.
  const bool clashes = !conflictingCells(grid).isEmpty();
  const std::vector<Grid> expected = clashes ? std::vector<Grid>() : naiveSolutions(grid, kLimit);
  require(sudoku::countSolutions(grid, kLimit) == expected.size());
  const auto solution = solve(grid);
  require(solution.has_value() == !expected.empty());
  if (expected.size() == 1) require(*solution == expected.front());
}

}  // namespace sudoku::fuzz
