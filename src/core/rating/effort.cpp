#include <algorithm>
#include <limits>

#include <sudoku/rating/effort.h>

#include "rating/opensingles.h"

namespace sudoku {
namespace {

/// The number of rounds of singles that it takes to refute a digit in a cell (its cost, see Effort), or
/// `most` as soon as the cost is known to be at least that.
int costToRefute(Candidates candidates, Cell cell, Digit digit, int most) {
  candidates.place(cell, digit);
  // If the singles end without a contradiction, the cost is only kUnrefuted, even after more rounds than
  // that. So with a higher `most` the loop has to go on until it returns.
  for (int rounds = 1; rounds < most || most > kUnrefuted; ++rounds) {
    const Singles singles = singlesOf(candidates);
    if (singles.isContradiction) return rounds;
    if (singles.all().isEmpty()) return kUnrefuted;
    for (const Digit each : allDigits()) {
      for (const Cell next : singles.cells[static_cast<std::size_t>(each.index())]) {
        // The position has a contradiction: two singles in one cell, or the same digit twice in a house.
        if (!candidates.at(next).contains(each)) return rounds + 1;
        candidates.place(next, each);
      }
    }
  }
  return most;
}

struct Refuted {
  Cell cell;
  int cost;
};

/// The cell whose wrong candidates cost least to refute (see Effort), and the cost. Precondition: some cell
/// is open.
Refuted cheapestCell(const Candidates& candidates, const Grid& solution) {
  Refuted cheapest{Cell(0), std::numeric_limits<int>::max()};
  for (const Cell cell : candidates.openCells()) {
    int cost = 0;
    for (const Digit digit : candidates.at(cell) - DigitSet{*solution.at(cell)})
      if (cost < cheapest.cost) cost += costToRefute(candidates, cell, digit, cheapest.cost - cost);
    if (cost < cheapest.cost) cheapest = {cell, cost};
  }
  return cheapest;
}

/// The effort for the first `most` cells that the model fills; nothing if stopped.
std::optional<Effort> effortOfSteps(const Puzzle& puzzle, int most, const std::stop_token& stop) {
  Effort effort;
  Candidates candidates(puzzle.givens);
  int filled = 0;
  int steps = 0;
  for (; steps < most && !candidates.openCells().isEmpty(); ++steps) {
    if (stop.stop_requested()) return std::nullopt;
    const CellSet singles = singlesOf(candidates).all();
    if (steps < kDependencySteps) filled += singles.size();
    const Refuted next =
        singles.isEmpty() ? cheapestCell(candidates, puzzle.solution) : Refuted{singles.first(), 0};
    effort.refutation += next.cost;
    candidates.place(next.cell, *puzzle.solution.at(next.cell));
  }
  if (steps > 0) effort.dependency = static_cast<double>(filled) / std::min(steps, kDependencySteps);
  return effort;
}

}  // namespace

std::optional<Effort> effortOf(const Puzzle& puzzle, const std::stop_token& stop) {
  return effortOfSteps(puzzle, kCellCount, stop);
}

std::optional<double> dependencyOf(const Puzzle& puzzle, const std::stop_token& stop) {
  const auto effort = effortOfSteps(puzzle, kDependencySteps, stop);
  return effort ? std::optional(effort->dependency) : std::nullopt;
}

}  // namespace sudoku
