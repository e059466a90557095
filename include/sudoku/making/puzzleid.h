#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include <sudoku/grid/grid.h>
#include <sudoku/making/recipe.h>

namespace sudoku {

/// The id of a puzzle: typed in, it makes the same puzzle on any machine. It names one attempt (a board
/// and its digging), never the search that found the attempt worth keeping, so it says nothing of ratings.
struct PuzzleId {
  Recipe recipe;
  std::uint64_t seed = 0;

  friend bool operator==(const PuzzleId&, const PuzzleId&) = default;
};

/// `1-METHOD-DIG-SYMMETRY-SEED`, such as `1-backtracking-all-180-48213`. The 1 is the version of the draws.
/// An order or range of the recipe's own stands with DIG: `1-diagonal-level4:reading:28-30-none-7`.
[[nodiscard]] std::string toText(const PuzzleId& id);

/// Reads what toText() writes; nothing if the text is no such id.
[[nodiscard]] std::optional<PuzzleId> parsePuzzleId(std::string_view text);

/// The id of a puzzle that no PuzzleId makes: `p`, then the cells in reading order, a digit for itself and a
/// letter for a run of empty cells (a for one, z for 26 and perhaps more to follow).
[[nodiscard]] std::string toPackedId(const Grid& givens);

/// Reads what toPackedId() writes, letter for letter; nothing if the text is no such id.
[[nodiscard]] std::optional<Grid> parsePackedId(std::string_view text);

}  // namespace sudoku
