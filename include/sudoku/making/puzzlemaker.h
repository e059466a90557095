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

/// Makes puzzles. Everything in this header is pure and may be called from any thread.
namespace sudoku {

/// The puzzle that a PuzzleId names: always the same one for the same id.
[[nodiscard]] Puzzle makePuzzle(const PuzzleId& id);

/// The puzzles with these ids, in the same order. Faster than makePuzzle() for each id. Empty if stopped.
[[nodiscard]] std::vector<Puzzle> makePuzzles(std::span<const PuzzleId> ids,
                                              const std::stop_token& stop = {});

/// The puzzle that the text of a PuzzleId or a packed id names; nothing if the text is no id, or the cells of
/// a packed id are no puzzle.
[[nodiscard]] std::optional<Puzzle> puzzleWithId(std::string_view id);

/// A puzzle together with the id that makes it again.
struct PuzzleWithId {
  PuzzleId id;
  Puzzle puzzle;
};

/// The dependency (see Effort) that a requested puzzle should have.
struct DependencyTarget {
  double middle;
  double reach;  ///< the greatest accepted distance from `middle`
};

/// The conditions that a puzzle has to meet.
struct PuzzleRequest {
  Recipe recipe;
  std::optional<Level> level = std::nullopt;  ///< requested level; if empty, that of the technique, or any
  bool minimal = false;                       ///< whether no single given may be removable
  std::optional<Technique> technique = std::nullopt;  ///< a technique that the puzzle's path has to need
  std::optional<DependencyTarget> dependency = std::nullopt;  ///< empty with DigMethod::Android1-5
};

/// The number of boards that findPuzzle() tries before it gives up.
[[nodiscard]] int boardBudget(const PuzzleRequest& request);

/// Makes puzzles until one meets the request and has as many givens as its recipe promises. With
/// DigMethod::Android1-5, which promise no number of givens, the result is the puzzle with most holes out of
/// 200 boards. If a dependency is requested, the result is the first puzzle within its reach, or else the
/// nearest of eight puzzles that meet all other conditions. If Inhuman is requested, puzzles that look easier
/// are skipped without a full rating. Nothing if stopped, if no puzzle of the recipe has so few givens, if
/// the technique is above the level, or if none of boardBudget() boards fits (the request cannot be met in
/// reasonable time).
[[nodiscard]] std::optional<PuzzleWithId> findPuzzle(const PuzzleRequest& request, Random& random,
                                                     const std::stop_token& stop = {});

/// The results of findPuzzle() for `count` streams of the seed from `firstStream` on. Faster than one call
/// for each. If stopped, all are empty.
[[nodiscard]] std::vector<std::optional<PuzzleWithId>> findPuzzles(const PuzzleRequest& request,
                                                                   std::uint64_t seed,
                                                                   std::uint64_t firstStream,
                                                                   std::size_t count,
                                                                   const std::stop_token& stop = {});

}  // namespace sudoku
