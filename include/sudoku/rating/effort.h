#pragma once

#include <optional>
#include <stop_token>

#include <sudoku/grid/puzzle.h>

/// How hard puzzles are for people who use only singles. Pure, and may be called from any thread; results are
/// empty if stopped.
namespace sudoku {

/// How much work a puzzle is for a person who fills in naked and hidden singles, and thinks ahead where there
/// are none: two measures that together follow human solving times closely. After Radek Pelánek, "Difficulty
/// Rating of Sudoku Puzzles by a Computational Model", FLAIRS 2011, and arXiv:1403.7373.
///
/// The model fills one cell in each step: the first, in reading order, that a naked or hidden single fills.
/// Where there is no single it fills the cell whose other candidates cost least to refute, the first of
/// several. To refute a candidate is to assume it and fill in all singles, round by round, until a cell has
/// no candidate left or a house no cell for a digit. That costs the number of rounds, counting the assumption
/// as one, or kUnrefuted if the singles end without a contradiction; the cost of a cell is the sum for its
/// wrong candidates.
///
/// The papers choose at random, count the singles one by one and average over 30 runs. Counting rounds gives
/// nearly the same result, and is deterministic.
struct Effort {
  /// The number of cells that singles could fill before a step, as the mean over the first kDependencySteps
  /// steps. The smaller it is, the more each step depends on the one before. 0 for a full grid.
  double dependency = 0;
  /// The sum of the costs of all cells that were filled by refuting their other candidates. 0 if singles
  /// solve the puzzle.
  int refutation = 0;

  friend bool operator==(const Effort&, const Effort&) = default;
};

inline constexpr int kDependencySteps = 25;
inline constexpr int kUnrefuted = 20;

/// How much work it takes to solve a puzzle by hand (see Effort); nothing if stopped.
[[nodiscard]] std::optional<Effort> effortOf(const Puzzle& puzzle, const std::stop_token& stop = {});

/// Only the dependency of the effort, which takes less time because it depends on the first steps alone;
/// nothing if stopped.
[[nodiscard]] std::optional<double> dependencyOf(const Puzzle& puzzle, const std::stop_token& stop = {});

}  // namespace sudoku
