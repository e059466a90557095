#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <stop_token>
#include <string_view>
#include <vector>

#include <sudoku/puzzle.h>
#include <sudoku/puzzleid.h>
#include <sudoku/random.h>
#include <sudoku/rating.h>
#include <sudoku/step.h>

/// Makes puzzles. Everything here is pure and may be called from any thread.
namespace sudoku {

/// Takes givens off a board by the rules of the recipe: orbit by orbit of its symmetry, each tried at most
/// once and never refilled, and a hole is kept only while the solution stays unique. What is left may be more
/// than the recipe's range allows.
[[nodiscard]] Grid dig(const Grid& board, const Recipe& recipe, Random& random);

/// The puzzle with that number: always the same one.
[[nodiscard]] Puzzle makePuzzle(const PuzzleId& id);

/// The puzzles with these numbers, faster than one by one.
[[nodiscard]] std::vector<Puzzle> makePuzzles(std::span<const PuzzleId> ids);

/// The puzzle that an id of either kind names; nothing if the text is no id, or its cells are no puzzle.
[[nodiscard]] std::optional<Puzzle> puzzleWithId(std::string_view id);

/// A puzzle together with the number that makes it again.
struct NumberedPuzzle {
  PuzzleId id;
  Puzzle puzzle;
};

/// What a puzzle has to be.
struct PuzzleWish {
  Recipe recipe;
  std::optional<Level> level = std::nullopt;          ///< none: that of the technique, or any
  bool minimal = false;                               ///< no single given can go, whatever the symmetry
  std::optional<Technique> technique = std::nullopt;  ///< one that is on its path: needs()
};

/// How many boards findPuzzle() tries before it gives up.
[[nodiscard]] int boardBudget(const PuzzleWish& wish);

/// Makes puzzles until one is as wished and has as many givens as its recipe promises. With
/// DigMethod::Android1-5, which promise nothing, that is the one with most holes out of 200 boards. Where
/// Inhuman is the level, puzzles that do not look it are passed over unrated. Nothing if it was
/// asked to stop, if no puzzle of the recipe has so few givens, if the technique is above the level, or if
/// none of boardBudget() boards would do (that wish cannot be met in reasonable time).
[[nodiscard]] std::optional<NumberedPuzzle> findPuzzle(const PuzzleWish& wish, Random& random,
                                                       const std::stop_token& stop = {});

/// What findPuzzle() finds for each of `count` streams of the seed, the first of which is `firstStream`;
/// faster than one by one.
[[nodiscard]] std::vector<std::optional<NumberedPuzzle>> findPuzzles(const PuzzleWish& wish,
                                                                     std::uint64_t seed,
                                                                     std::uint64_t firstStream,
                                                                     std::size_t count);

}  // namespace sudoku
