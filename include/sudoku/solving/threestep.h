#pragma once

#include <cstdint>
#include <optional>
#include <stop_token>
#include <vector>

#include <sudoku/grid/grid.h>
#include <sudoku/grid/naming.h>

/// A solver that a person can follow: it takes three simple kinds of steps, and can list every step. Pure,
/// and may be called from any thread. It gives up after a number of assumptions or when it is asked to stop,
/// and says so.
namespace sudoku {

/// One step of the solver.
struct ThreeStep {
  enum class Kind : std::uint8_t {
    OnlyDigit,  ///< all other digits stand on peers of the cell
    LastCell,   ///< it is the last empty cell of a house (then it has an only digit too)
    Assume,     ///< nothing is certain: try the digit
    TakeBack,   ///< the digit assumed here has led to a cell without digits; all since then is undone
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

/// All steps in the order in which they were taken, and their result.
struct ThreeStepPath {
  std::vector<ThreeStep> steps;
  std::optional<Grid> solution;
  /// Whether the solver assumed too often to go on, or was asked to stop; otherwise no solution means that
  /// there is none.
  bool gaveUp = false;
};

/// Fills in what is certain; where nothing is certain, assumes the digits of a cell with fewest choices one
/// by one. Ends at the first solution; there is none if digits clash.
[[nodiscard]] ThreeStepPath solveInThreeSteps(const Grid& grid, int maxAssumptions = 1'000'000,
                                              const std::stop_token& stop = {});

}  // namespace sudoku
