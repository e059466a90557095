#pragma once

#include <stop_token>

#include <sudoku/grid/level.h>
#include <sudoku/grid/puzzle.h>
#include <sudoku/logic/position.h>

#include "logic/techniques/search.h"

namespace sudoku {

/// Follows the path of a puzzle by level without recording its steps. Basic techniques are applied in any
/// order, because they lead to the same position; all other techniques are tried in the same positions as on
/// a full path.
class Walk {
 public:
  explicit Walk(const Puzzle& puzzle) : m_position(positionOf(puzzle.givens)) {}

  bool isSolved() const { return m_position.candidates.openCells().isEmpty(); }
  /// The number of candidates in all open cells.
  int candidatesLeft() const;

  /// Applies steps of the techniques up to a level until none is left, or until stopped. Returns whether the
  /// puzzle is solved.
  bool solveUpTo(Level most, const std::stop_token& stop);
  /// Applies all steps that a group of adjacent techniques finds in the current position. Returns whether
  /// there are any.
  bool takeAll(Technique first, Technique last);

 private:
  /// The current position as a State, with solved cells placed; m_position.board is not kept up to date.
  techniques::State state();
  bool takeStep(Level most, techniques::PathMemory& memory);

  Position m_position;
};

/// Whether a puzzle is probably Inhuman. Takes a tenth of the time that a proof takes. False for a few
/// Inhuman puzzles, and for every puzzle if stopped.
bool seemsInhuman(const Puzzle& puzzle, const std::stop_token& stop);

}  // namespace sudoku
