#pragma once

#include <optional>
#include <stop_token>

#include <sudoku/density.h>
#include <sudoku/effort.h>
#include <sudoku/explainer.h>
#include <sudoku/grid.h>
#include <sudoku/hodokurating.h>
#include <sudoku/level.h>
#include <sudoku/puzzle.h>
#include <sudoku/step.h>

namespace sudoku {

/// The level of a puzzle: that of the hardest technique on its path (solvePath() by level), which always
/// takes the easiest step that is open. Inhuman also where the path comes to no end.
/// Precondition: the puzzle has one solution.
[[nodiscard]] Level levelOf(const Grid& puzzle);

/// The path on which the easiest step that is open is always taken, in figures.
struct PathRating {
  Level level = Level::Easy;         ///< of the hardest step; Inhuman where the path has no end
  std::optional<Technique> hardest;  ///< by level, then by score; nothing for a full grid
  int steps = 0;

  friend bool operator==(const PathRating&, const PathRating&) = default;
};

/// The rating of a puzzle by its path; nothing if it was stopped.
[[nodiscard]] std::optional<PathRating> rateByPath(const Puzzle& puzzle, const std::stop_token& stop = {});

/// All that is to be said about how hard a puzzle is. Each part has a function of its own, for those who
/// need no other: rateByExplainer, rateByHodoku, rateByPath, effortOf, densityOf.
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
