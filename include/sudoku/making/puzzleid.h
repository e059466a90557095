#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include <sudoku/grid/grid.h>
#include <sudoku/making/recipe.h>

namespace sudoku {

/// The id of a puzzle, from which any machine makes the same puzzle. It tells how one board is made and which
/// of its givens are removed. Conditions by which the puzzle was chosen among others, such as its level, are
/// not in it.
struct PuzzleId {
  Recipe recipe;
  std::uint64_t seed = 0;

  friend bool operator==(const PuzzleId&, const PuzzleId&) = default;
};

/// The id as text: `1-METHOD-DIG-SYMMETRY-SEED`, such as `1-backtracking-all-180-48213`. The 1 is the version
/// of the way in which puzzles are made from random numbers. METHOD is a BoardMethod; DIG is a DigMethod,
/// followed by an order or a range of givens if the recipe names them:
/// `1-diagonal-level4:reading:28-30-none-7`.
[[nodiscard]] std::string toText(const PuzzleId& id);

/// Reads the text that toText() writes; nothing if the text is no such id.
[[nodiscard]] std::optional<PuzzleId> parsePuzzleId(std::string_view text);

/// The id of a puzzle that no PuzzleId makes: `p`, then the cells in reading order, a digit for itself and a
/// letter for a run of empty cells: a for one, z for 26. Longer runs take several letters.
[[nodiscard]] std::string toPackedId(const Grid& givens);

/// Reads the id that toPackedId() writes, exactly as written; nothing if the text is no such id.
[[nodiscard]] std::optional<Grid> parsePackedId(std::string_view text);

}  // namespace sudoku
