#include <algorithm>
#include <stop_token>
#include <utility>

#include <sudoku/grid/candidates.h>
#include <sudoku/grid/checker.h>
#include <sudoku/grid/geometry.h>
#include <sudoku/solving/threestep.h>

namespace sudoku {
namespace {

using Kind = ThreeStep::Kind;

class Solver {
 public:
  Solver(int maxAssumptions, const std::stop_token& stop) : m_assumptionsLeft(maxAssumptions), m_stop(stop) {}

  ThreeStepPath run(const Grid& grid) && {
    if (conflictingCells(grid).isEmpty()) visit(grid, Candidates(grid));
    return std::move(m_path);
  }

 private:
  void visit(Grid grid, Candidates candidates) {
    while (const auto step = certainStep(candidates)) {
      m_path.steps.push_back(*step);
      grid.set(step->cell, step->digit);
      candidates.place(step->cell, step->digit);
    }
    const CellSet open = candidates.openCells();
    if (open.isEmpty())
      m_path.solution = grid;
    else
      assume(grid, candidates, *std::min_element(open.begin(), open.end(), [&](Cell one, Cell other) {
               return candidates.at(one).size() < candidates.at(other).size();
             }));
  }

  void assume(const Grid& grid, const Candidates& candidates, Cell cell) {
    for (const Digit digit : candidates.at(cell)) {
      m_path.gaveUp = m_assumptionsLeft-- <= 0 || m_stop.stop_requested();
      if (m_path.gaveUp) return;
      m_path.steps.push_back({Kind::Assume, cell, digit});
      Grid next = grid;
      next.set(cell, digit);
      Candidates left = candidates;
      left.place(cell, digit);
      visit(next, left);
      if (m_path.solution || m_path.gaveUp) return;
      m_path.steps.push_back({Kind::TakeBack, cell, digit});
    }
  }

  /// A step that fills in a cell with only one possible digit, preferably the last cell of a house. Nothing
  /// if there is none, or if some cell has no digit left, which makes further steps pointless.
  static std::optional<ThreeStep> certainStep(const Candidates& candidates) {
    std::optional<ThreeStep> step;
    for (const Cell cell : candidates.openCells()) {
      const DigitSet digits = candidates.at(cell);
      if (digits.isEmpty()) return std::nullopt;
      if (digits.size() > 1 || (step && step->kind == Kind::LastCell)) continue;
      const bool isLast = std::any_of(allHouses().begin(), allHouses().end(), [&](House house) {
        return (candidates.openCells() & cellsOf(house)) == CellSet{cell};
      });
      if (isLast || !step) step = {isLast ? Kind::LastCell : Kind::OnlyDigit, cell, digits.first()};
    }
    return step;
  }

  ThreeStepPath m_path;
  int m_assumptionsLeft;
  const std::stop_token& m_stop;
};

}  // namespace

ThreeStepPath solveInThreeSteps(const Grid& grid, int maxAssumptions, const std::stop_token& stop) {
  return Solver(maxAssumptions, stop).run(grid);
}

}  // namespace sudoku
