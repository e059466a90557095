#pragma once

#include <optional>

#include <sudoku/logic/position.h>
#include <sudoku/play/gamestate.h>

namespace sudoku {

/// Where a player stands, as hints see it. Plain data.
struct Situation {
  /// Givens and right entries. The candidates are those of the board, less what applied hints have ruled out;
  /// where the player keeps complete notes, they are the notes.
  Position position;
  /// Cells whose notes lack their digit: there the notes do not count.
  CellSet wrongNotes;
  /// The player has notes, and has not said whether they are complete: what they leave out.
  std::optional<Position> byNotes;

  friend bool operator==(const Situation&, const Situation&) = default;
};

/// The situation in a game. `notesAreComplete` is the player's answer, if there is one. May be called from
/// any thread.
Situation situationOf(const GameState& state, std::optional<bool> notesAreComplete);

}  // namespace sudoku
