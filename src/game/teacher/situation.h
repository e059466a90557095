#pragma once

#include <array>
#include <optional>
#include <vector>

#include <sudoku/grid/candidate.h>
#include <sudoku/logic/position.h>
#include <sudoku/play/gamestate.h>

namespace sudoku {

/// Where a player stands, as hints see it. Plain data.
struct Situation {
  /// Givens and right entries. The candidates are those of the board, less what applied hints have ruled out;
  /// where the player keeps complete notes, they are the notes and the right digits that these lack.
  Position position;
  /// The right digits that complete notes lack, in cells that have notes; one where any of several would do.
  std::vector<Candidate> lacking;
  /// The player has notes, and has not said whether they are complete: what they leave out.
  std::optional<Position> byNotes;

  friend bool operator==(const Situation&, const Situation&) = default;
};

/// The digits that are right in each cell, in cell order: that of the solution, or where the puzzle has
/// several, those of all that go with the right entries. May be called from any thread, here and below.
std::array<DigitSet, kCellCount> rightDigits(const GameState& state);

/// The situation in a game. `notesAreComplete` is the player's answer, if there is one.
Situation situationOf(const GameState& state, std::optional<bool> notesAreComplete);

}  // namespace sudoku
