#pragma once

#include <optional>
#include <stop_token>

#include <sudoku/grid/grid.h>
#include <sudoku/grid/level.h>
#include <sudoku/grid/puzzle.h>
#include <sudoku/logic/step.h>
#include <sudoku/rating/density.h>
#include <sudoku/rating/effort.h>
#include <sudoku/rating/explainer.h>
#include <sudoku/rating/hodokurating.h>

/// How hard puzzles are. Precondition of everything here: the puzzle has one solution. All functions are pure
/// and may be called from any thread. One that was stopped gives nothing.
namespace sudoku {

/// The level of a puzzle: that of the hardest technique on its path (solvePath() by level), which always
/// takes the easiest step that is open. Inhuman also where the path comes to no end. Nothing if it was
/// stopped.
[[nodiscard]] std::optional<Level> levelOf(const Puzzle& puzzle, const std::stop_token& stop = {});

/// The level of a puzzle if it is no higher than another; nothing if it is, or if asked to stop. The lower
/// the other, the faster.
[[nodiscard]] std::optional<Level> levelUpTo(const Puzzle& puzzle, Level most,
                                             const std::stop_token& stop = {});

/// Whether a technique is on the puzzle's path: whether the techniques before it in the order get stuck
/// without it. Nothing if it was stopped.
[[nodiscard]] std::optional<bool> needs(const Puzzle& puzzle, Technique technique,
                                        const std::stop_token& stop = {});

/// Figures about the path on which the easiest step that is open is always taken.
struct PathRating {
  Level level = Level::Easy;  ///< the level of the hardest step; Inhuman where the path has no end
  /// The hardest technique by level, then by score; nothing for a full grid.
  std::optional<Technique> hardest;
  int steps = 0;

  friend bool operator==(const PathRating&, const PathRating&) = default;
};

/// The rating of a puzzle by its path; nothing if it was stopped.
[[nodiscard]] std::optional<PathRating> rateByPath(const Puzzle& puzzle, const std::stop_token& stop = {});

/// All measures of how hard a puzzle is. Each part has a function of its own, for those who need no other:
/// rateByExplainer, rateByHodoku, rateByPath, effortOf, densityOf.
struct Rating {
  ExplainerRating explainer;
  HodokuRating hodoku;
  PathRating path;
  Effort effort;
  Density density;

  friend bool operator==(const Rating&, const Rating&) = default;
};

/// The rating of a puzzle; nothing if it was stopped. Puzzles that Sudoku Explainer rates 10 and more can
/// take seconds.
[[nodiscard]] std::optional<Rating> rate(const Puzzle& puzzle, const std::stop_token& stop = {});

}  // namespace sudoku
