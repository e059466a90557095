#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <stop_token>
#include <string_view>
#include <vector>

#include <sudoku/grid/puzzle.h>
#include <sudoku/grid/random.h>
#include <sudoku/logic/step.h>
#include <sudoku/making/puzzleid.h>
#include <sudoku/rating/rating.h>

/// Makes puzzles. Everything here is pure and may be called from any thread.
namespace sudoku {

/// The puzzle with that id: always the same one.
[[nodiscard]] Puzzle makePuzzle(const PuzzleId& id);

/// The puzzles with these ids, in their order, faster than one by one. None if it was asked to stop.
[[nodiscard]] std::vector<Puzzle> makePuzzles(std::span<const PuzzleId> ids,
                                              const std::stop_token& stop = {});

/// The puzzle that an id of either kind names; nothing if the text is no id, or its cells are no puzzle.
[[nodiscard]] std::optional<Puzzle> puzzleWithId(std::string_view id);

/// A puzzle together with the id that makes it again.
struct PuzzleWithId {
  PuzzleId id;
  Puzzle puzzle;
};

/// The dependency (see Effort) that a puzzle is to have.
struct DependencyTarget {
  double middle;
  double reach;  ///< how far from the middle is still near enough
};

/// The conditions that a puzzle has to meet.
struct PuzzleRequest {
  Recipe recipe;
  std::optional<Level> level = std::nullopt;  ///< the level; none: that of the technique, or any
  bool minimal = false;                       ///< whether no single given can go, whatever the symmetry
  std::optional<Technique> technique = std::nullopt;          ///< one that the puzzle's path has to need
  std::optional<DependencyTarget> dependency = std::nullopt;  ///< not with DigMethod::Android1-5
};

/// How many boards findPuzzle() tries before it gives up.
[[nodiscard]] int boardBudget(const PuzzleRequest& request);

/// Makes puzzles until one is as requested and has as many givens as its recipe promises. With
/// DigMethod::Android1-5, which promise nothing, that is the one with most holes out of 200 boards. Where a
/// dependency is asked for, that is the first that is near enough to it, or the nearest of eight such
/// puzzles. Where Inhuman is the level, puzzles that do not look it are passed over unrated. Nothing if it
/// was asked to stop, if no puzzle of the recipe has so few givens, if the technique is above the level, or
/// if none of boardBudget() boards would do (the request cannot be met in reasonable time).
[[nodiscard]] std::optional<PuzzleWithId> findPuzzle(const PuzzleRequest& request, Random& random,
                                                     const std::stop_token& stop = {});

/// What findPuzzle() finds for each of `count` streams of the seed, the first of which is `firstStream`;
/// faster than one by one. If it was asked to stop, nothing for any of them.
[[nodiscard]] std::vector<std::optional<PuzzleWithId>> findPuzzles(const PuzzleRequest& request,
                                                                   std::uint64_t seed,
                                                                   std::uint64_t firstStream,
                                                                   std::size_t count,
                                                                   const std::stop_token& stop = {});

}  // namespace sudoku
