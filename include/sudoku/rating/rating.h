#pragma once

#include <optional>
#include <span>
#include <stop_token>

#include <sudoku/grid/grid.h>
#include <sudoku/grid/level.h>
#include <sudoku/grid/puzzle.h>
#include <sudoku/logic/step.h>
#include <sudoku/rating/density.h>
#include <sudoku/rating/effort.h>
#include <sudoku/rating/explainer.h>
#include <sudoku/rating/hodokurating.h>

/// How hard puzzles are. Precondition of every function: the puzzle has one solution. All functions are pure
/// and may be called from any thread. Results are empty if stopped.
namespace sudoku {

/// The level of a puzzle: the level of the hardest technique on the path that always takes the easiest step
/// (solvePath() by level). Inhuman also if that path does not reach the solution. Nothing if stopped.
[[nodiscard]] std::optional<Level> levelOf(const Puzzle& puzzle, const std::stop_token& stop = {});

/// The level of a puzzle if it is at most `most`; nothing if it is higher, or if stopped. The lower `most`,
/// the faster.
[[nodiscard]] std::optional<Level> levelUpTo(const Puzzle& puzzle, Level most,
                                             const std::stop_token& stop = {});

/// Whether the path of solvePath() by level uses a technique. As that path always takes the easiest step, it
/// uses a technique only where no easier one finds a step. Nothing if stopped.
[[nodiscard]] std::optional<bool> needs(const Puzzle& puzzle, Technique technique,
                                        const std::stop_token& stop = {});

/// Whether the path of solvePath() by level solves a puzzle with singles and some other techniques alone. The
/// search ends at the first step of any other technique. Nothing if stopped.
[[nodiscard]] std::optional<bool> needsOnly(const Puzzle& puzzle, std::span<const Technique> techniques,
                                            const std::stop_token& stop = {});

/// Figures about the path that always takes the easiest step.
struct PathRating {
  Level level = Level::Easy;  ///< level of the hardest step; Inhuman if the path does not solve the puzzle
  /// The hardest technique on the path: the one of the highest level, and of several the one with the highest
  /// score in HoDoKu. Nothing for a full grid.
  std::optional<Technique> hardest;
  int steps = 0;

  friend bool operator==(const PathRating&, const PathRating&) = default;
};

/// The rating of a puzzle by the path that always takes the easiest step; nothing if stopped.
[[nodiscard]] std::optional<PathRating> rateByPath(const Puzzle& puzzle, const std::stop_token& stop = {});

/// All measures of how hard a puzzle is. Each can also be had alone: rateByExplainer, rateByHodoku,
/// rateByPath, effortOf, densityOf.
struct Rating {
  ExplainerRating explainer;
  HodokuRating hodoku;
  PathRating path;
  Effort effort;
  Density density;

  friend bool operator==(const Rating&, const Rating&) = default;
};

/// All ratings of a puzzle; nothing if stopped. Puzzles that Sudoku Explainer rates 10 and more can take
/// seconds.
[[nodiscard]] std::optional<Rating> rate(const Puzzle& puzzle, const std::stop_token& stop = {});

}  // namespace sudoku
