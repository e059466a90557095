#pragma once

#include <optional>
#include <vector>

#include <sudoku/grid/candidate.h>
#include <sudoku/logic/position.h>
#include <sudoku/play/gamestate.h>

namespace sudoku {

/// Where a player stands, as hints see it. Plain data.
struct Situation {
  /// Givens and right entries. The candidates are those of the board, less what applied hints have ruled out;
  /// where the player keeps complete notes, they are the notes and the digits that these lack.
  Position position;
  /// The right digits that complete notes lack, in cells that have notes.
  std::vector<Candidate> lacking;
  /// The player has notes, and has not said whether they are complete: what they leave out.
  std::optional<Position> byNotes;

  friend bool operator==(const Situation&, const Situation&) = default;
};

/// The situation in a game. `notesAreComplete` is the player's answer, if there is one. May be called from
/// any thread.
Situation situationOf(const GameState& state, std::optional<bool> notesAreComplete);

}  // namespace sudoku
