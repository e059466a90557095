#pragma once

#include <array>
#include <optional>
#include <vector>

#include <sudoku/grid/candidate.h>
#include <sudoku/logic/position.h>
#include <sudoku/play/gamestate.h>

namespace sudoku {

/// The position of a game as the teacher sees it. Plain data.
struct Situation {
  /// Givens and right entries. The candidates are those of the board, less what applied hints have ruled out;
  /// where the player keeps complete notes, they are the notes and the right digits that the notes lack.
  Position position;
  /// The right digits that complete notes lack, in cells that have notes; one for a cell in which any of
  /// several would be right.
  std::vector<Candidate> lacking;
  /// The position by the notes alone, if the player has notes and has not said whether they are complete.
  std::optional<Position> byNotes;

  friend bool operator==(const Situation&, const Situation&) = default;
};

/// The right digits of each cell, in cell order: the digit of the solution, or where the puzzle has several,
/// the digits of all solutions that agree with the right entries. May be called from any thread, here and
/// below.
std::array<DigitSet, kCellCount> rightDigits(const GameState& state);

/// The situation of a game. `notesAreComplete` is the player's answer to that question, if there is one.
Situation situationOf(const GameState& state, std::optional<bool> notesAreComplete);

}  // namespace sudoku
