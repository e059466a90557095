#include <algorithm>
#include <array>
#include <cstddef>
#include <gtest/gtest.h>
#include <map>
#include <optional>
#include <stop_token>
#include <string_view>
#include <utility>

#include <sudoku/grid/geometry.h>
#include <sudoku/rating/effort.h>
#include <sudoku/solving/solver.h>

#include "../testgrids.h"

namespace sudoku {
namespace {

/// A second opinion on the measures, which looks at digits and cells one by one.
class NaiveModel {
 public:
  explicit NaiveModel(const Puzzle& puzzle) : m_solution(puzzle.solution), m_grid(puzzle.givens) {}

  Effort solve() {
    double filled = 0;
    int steps = 0;
    int refutation = 0;
    for (; !m_grid.emptyCells().isEmpty(); ++steps) {
      const auto singles = singlesOf(m_grid);
      if (steps < 25) filled += static_cast<double>(singles.size());
      const Cell next = singles.empty() ? cheapest(refutation) : singles.begin()->first;
      m_grid.set(next, *m_solution.at(next));
    }
    return {steps == 0 ? 0 : filled / std::min(steps, 25), refutation};
  }

 private:
  static bool canStand(const Grid& grid, Cell cell, Digit digit) {
    if (!grid.isEmpty(cell)) return grid.at(cell) == digit;
    return std::none_of(allCells().begin(), allCells().end(),
                        [&](Cell other) { return peersOf(cell).contains(other) && grid.at(other) == digit; });
  }

  /// The singles: each cell with the digit that it alone can take, or that has no other place in a house. A
  /// cell may come with two digits; the position is then about to break.
  static std::multimap<Cell, Digit> singlesOf(const Grid& grid) {
    std::multimap<Cell, Digit> singles;
    for (const Cell cell : grid.emptyCells()) {
      for (const Digit digit : allDigits()) {
        if (!canStand(grid, cell, digit)) continue;
        bool isSingle = std::none_of(allDigits().begin(), allDigits().end(), [&](Digit other) {
          return other != digit && canStand(grid, cell, other);
        });
        for (const House house : allHouses())
          isSingle = isSingle || (house.contains(cell) && placesIn(grid, house, digit) == 1);
        if (isSingle) singles.emplace(cell, digit);
      }
    }
    return singles;
  }

  static int placesIn(const Grid& grid, House house, Digit digit) {
    int places = 0;
    for (const Cell cell : cellsOf(house)) places += canStand(grid, cell, digit) ? 1 : 0;
    return places;
  }

  static bool isBroken(const Grid& grid) {
    for (const Digit digit : allDigits())
      for (const House house : allHouses())
        if (placesIn(grid, house, digit) == 0) return true;
    return std::any_of(allCells().begin(), allCells().end(), [&](Cell cell) {
      return std::none_of(allDigits().begin(), allDigits().end(),
                          [&](Digit digit) { return canStand(grid, cell, digit); });
    });
  }

  static int costOf(Grid grid, Cell cell, Digit digit) {
    grid.set(cell, digit);
    for (int rounds = 1;; ++rounds) {
      if (isBroken(grid)) return rounds;
      const auto singles = singlesOf(grid);
      if (singles.empty()) return kUnrefuted;
      for (const auto& [next, only] : singles) {
        if (!canStand(grid, next, only)) return rounds + 1;
        grid.set(next, only);
      }
    }
  }

  /// The cell that is cheapest to refute; adds what that costs to `refutation`.
  Cell cheapest(int& refutation) const {
    std::optional<std::pair<int, Cell>> best;
    for (const Cell cell : m_grid.emptyCells()) {
      int cost = 0;
      for (const Digit digit : allDigits())
        if (digit != *m_solution.at(cell) && canStand(m_grid, cell, digit))
          cost += costOf(m_grid, cell, digit);
      if (!best || cost < best->first) best = {cost, cell};
    }
    refutation += best->first;
    return best->second;
  }

  Grid m_solution;
  Grid m_grid;
};

TEST(EffortTest, IsThatOfTheModel) {
  int refuted = 0;
  for (std::uint64_t seed = 1; seed <= 12; ++seed) {
    const Puzzle puzzle = minimalPuzzleOf(seed);
    const Effort expected = NaiveModel(puzzle).solve();
    const Effort effort = *effortOf(puzzle);
    EXPECT_EQ(effort.refutation, expected.refutation) << puzzle.givens;
    EXPECT_DOUBLE_EQ(effort.dependency, expected.dependency) << puzzle.givens;
    refuted += effort.refutation > 0 ? 1 : 0;
  }
  EXPECT_GE(refuted, 4);
}

TEST(EffortTest, NothingIsToRefuteWhereSinglesSuffice) {
  const auto easy =
      toPuzzle(gridOf("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"));
  const Effort effort = *effortOf(*easy);
  EXPECT_EQ(effort.refutation, 0);
  EXPECT_GE(effort.dependency, 1);
}

TEST(EffortTest, IsNoneForAFullGrid) {
  const Grid board = boardOf(1);
  EXPECT_EQ(effortOf({board, board}), Effort());
}

TEST(EffortTest, CountsEachCellThatASingleFills) {
  const Grid board = boardOf(1);
  Grid givens = board;
  for (const int cell : {0, 40, 80}) givens.clear(Cell(cell));
  EXPECT_DOUBLE_EQ(effortOf({givens, board})->dependency, 2);  // the mean of 3, 2 and 1
}

TEST(EffortTest, TheDependencyCanBeHadAlone) {
  for (std::uint64_t seed = 0; seed < 60; ++seed) {
    const Puzzle puzzle = puzzleOf(seed);
    EXPECT_EQ(dependencyOf(puzzle), effortOf(puzzle)->dependency) << puzzle.givens;
  }
  const Grid board = boardOf(1);
  EXPECT_EQ(dependencyOf({board, board}), 0);
}

TEST(EffortTest, StopsWhenAsked) {
  std::stop_source stop;
  stop.request_stop();
  EXPECT_FALSE(effortOf(puzzleOf(1), stop.get_token()));
  EXPECT_FALSE(dependencyOf(puzzleOf(1), stop.get_token()));
}

}  // namespace
}  // namespace sudoku
