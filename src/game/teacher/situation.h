#pragma once

#include <array>
#include <optional>
#include <vector>

#include <sudoku/grid/candidate.h>
#include <sudoku/logic/position.h>
#include <sudoku/play/gamestate.h>

namespace sudoku {

/// The position of a game as hints see it. Plain data.
struct Situation {
  /// Givens and right entries. The candidates are those of the board without those that applied hints have
  /// ruled out; in cells whose notes are said to be complete, they are the notes and the right digits.
  Position position;
  /// Right digits of cells whose notes are said to be complete, but have no right digit: one for each such
  /// cell.
  std::vector<Candidate> lacking;
  /// The position with the notes as candidates, if there are notes and the player has not said whether they
  /// are complete.
  std::optional<Position> byNotes;

  friend bool operator==(const Situation&, const Situation&) = default;
};

/// The right digits of each cell, by cell index: the digit of the solution, or if the puzzle has several, the
/// digits of all solutions that agree with the right entries. May be called from any thread.
std::array<DigitSet, kCellCount> rightDigits(const GameState& state);

/// The position of a game as hints see it. `notesAreComplete`: what the player has answered about the notes;
/// empty before the answer. May be called from any thread.
Situation situationOf(const GameState& state, std::optional<bool> notesAreComplete);

}  // namespace sudoku
