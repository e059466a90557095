#pragma once

#include <cstdint>
#include <optional>
#include <stop_token>
#include <vector>

#include <sudoku/grid/grid.h>
#include <sudoku/grid/naming.h>

/// A solver that a person can follow: it takes three simple kinds of steps, and lists every step. Pure, and
/// may be called from any thread. Gives up after a number of assumptions or when stopped
/// (ThreeStepPath::gaveUp).
namespace sudoku {

/// One step of the three-step solver.
struct ThreeStep {
  enum class Kind : std::uint8_t {
    OnlyDigit,  ///< all other digits stand on peers of the cell
    LastCell,   ///< the cell is the last empty one of a house, so it has one digit left
    Assume,     ///< each empty cell has several digits left, so one of them is tried
    TakeBack,   ///< undoes the assumption of a digit, which left a cell without digits
  };

  Kind kind;
  Cell cell;
  Digit digit;

  friend bool operator==(const ThreeStep&, const ThreeStep&) = default;
};

template <>
struct Names<ThreeStep::Kind> {
  static constexpr std::array kNames = {
      Named{ThreeStep::Kind::OnlyDigit, "only-digit"}, Named{ThreeStep::Kind::LastCell, "last-cell"},
      Named{ThreeStep::Kind::Assume, "assume"}, Named{ThreeStep::Kind::TakeBack, "take-back"}};
};

/// All steps of the three-step solver in the order in which they were taken, and their result.
struct ThreeStepPath {
  std::vector<ThreeStep> steps;
  std::optional<Grid> solution;
  /// Whether the solver reached its limit of assumptions or was stopped. If not, an empty solution means that
  /// there is none.
  bool gaveUp = false;
};

/// Fills cells that have only one possible digit; where there is none, tries the digits of a cell with fewest
/// choices one by one. Ends at the first solution; there is none if digits clash.
[[nodiscard]] ThreeStepPath solveInThreeSteps(const Grid& grid, int maxAssumptions = 1'000'000,
                                              const std::stop_token& stop = {});

}  // namespace sudoku
