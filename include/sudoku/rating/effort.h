#pragma once

#include <optional>
#include <stop_token>

#include <sudoku/grid/puzzle.h>

/// How hard puzzles are for people who use singles alone. Pure, and may be called from any thread; gives
/// nothing if it was stopped.
namespace sudoku {

/// What a puzzle asks of a person who fills in singles, naked and hidden, and thinks ahead where there are
/// none: two measures that together follow human solving times closely. After Radek Pelánek, "Difficulty
/// Rating of Sudoku Puzzles by a Computational Model", FLAIRS 2011, and arXiv:1403.7373.
///
/// The model fills one cell after the other: the first, in reading order, of those that a single fills. Where
/// there is none it takes the cell that is cheapest to refute, and of several the first. To refute a
/// candidate is to assume it and fill in all singles there are, round by round, until a cell or a house has
/// no place left. That costs the number of rounds, the assumption among them, or kUnrefuted where the singles
/// end without a contradiction; a cell costs what all its wrong candidates cost together.
///
/// The papers choose at random, count the singles one by one and average over 30 runs. Rounds say nearly the
/// same, and always the same.
struct Effort {
  /// How many cells a single fills, as a mean over the first kDependencySteps cells. The fewer, the more each
  /// step depends on the one before. 0 for a full grid.
  double dependency = 0;
  /// The costs of all cells that had to be refuted. 0 where singles solve the puzzle.
  int refutation = 0;

  friend bool operator==(const Effort&, const Effort&) = default;
};

inline constexpr int kDependencySteps = 25;
inline constexpr int kUnrefuted = 20;

/// The effort of a puzzle; nothing if it was stopped.
[[nodiscard]] std::optional<Effort> effortOf(const Puzzle& puzzle, const std::stop_token& stop = {});

/// The dependency alone, which the first steps decide; nothing if it was stopped.
[[nodiscard]] std::optional<double> dependencyOf(const Puzzle& puzzle, const std::stop_token& stop = {});

}  // namespace sudoku
