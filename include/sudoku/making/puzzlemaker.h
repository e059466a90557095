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

/// The puzzle that an id as text names, either a PuzzleId or an id from toPackedId(). Nothing if the text is
/// no id, or if the givens in a packed id do not have exactly one solution.
[[nodiscard]] std::optional<Puzzle> puzzleWithId(std::string_view id);

/// A puzzle together with the id that makes it again.
struct PuzzleWithId {
  PuzzleId id;
  Puzzle puzzle;
};

/// The dependency that a requested puzzle should have: the mean number of cells that singles can fill at a
/// time (see Effort).
struct DependencyTarget {
  double middle;
  double reach;  ///< the greatest accepted distance from `middle`
};

/// The conditions that a puzzle has to meet.
struct PuzzleRequest {
  Recipe recipe;
  /// The level that the puzzle must have. If empty, the level of `technique`, or any level without a
  /// technique.
  std::optional<Level> level = std::nullopt;
  bool minimal = false;  ///< whether no single given may be removable
  /// A technique that the path to the solution must use (see needs()).
  std::optional<Technique> technique = std::nullopt;
  /// The techniques besides singles and `technique` that the path to the solution may use (see needsOnly()).
  /// Without a list, all of them.
  std::optional<std::vector<Technique>> techniques = std::nullopt;
  std::optional<DependencyTarget> dependency = std::nullopt;  ///< must be empty with DigMethod::Android1-5
};

/// Whether singles, the technique that a request needs and those that it lists include one of the level that
/// it asks for; otherwise no puzzle meets it. True without a list.
[[nodiscard]] bool reachesLevel(const PuzzleRequest& request);

/// The number of boards that findPuzzle() tries before it gives up.
[[nodiscard]] int boardBudget(const PuzzleRequest& request);

/// Makes puzzles until one meets the request and has as many givens as its recipe asks for. With
/// DigMethod::Android1-5, which may leave more givens, the result is the puzzle with most empty cells out of
/// 200 boards. If a dependency is requested, the result is the first puzzle whose dependency is no farther
/// from the middle of the target than its reach, or else the nearest of eight puzzles that meet all other
/// conditions. If Inhuman is requested, puzzles that look easier are skipped without a full rating. Nothing
/// if stopped, if no puzzle of the recipe has so few givens, if the technique is above the level, if the
/// level is that of none of the techniques, or if none of boardBudget() boards fits (the request cannot be
/// met in reasonable time).
[[nodiscard]] std::optional<PuzzleWithId> findPuzzle(const PuzzleRequest& request, Random& random,
                                                     const std::stop_token& stop = {});

/// The results of findPuzzle() for the same request with `count` different generators: Random(seed, stream)
/// for each stream number from `firstStream` on. Faster than one call for each. If stopped, all are empty.
[[nodiscard]] std::vector<std::optional<PuzzleWithId>> findPuzzles(const PuzzleRequest& request,
                                                                   std::uint64_t seed,
                                                                   std::uint64_t firstStream,
                                                                   std::size_t count,
                                                                   const std::stop_token& stop = {});

}  // namespace sudoku
