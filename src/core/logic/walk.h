#pragma once

#include <stop_token>

#include <sudoku/grid/level.h>
#include <sudoku/grid/puzzle.h>
#include <sudoku/logic/position.h>

#include "logic/techniques/search.h"

namespace sudoku {

/// Follows the solution path of a puzzle, on which the techniques of the easiest level are tried first,
/// without recording its steps. Techniques of levels Easy and Medium are applied in any order, because they
/// lead to the same position; all others are tried in the same positions as on a recorded path.
class Walk {
 public:
  explicit Walk(const Puzzle& puzzle) : m_position(positionOf(puzzle.givens)) {}

  bool isSolved() const { return m_position.candidates.openCells().isEmpty(); }
  /// The number of candidates in all open cells.
  int candidatesLeft() const;

  /// Applies steps of the techniques up to a level until none is left, or until stopped. Returns whether the
  /// puzzle is solved.
  bool solveUpTo(Level most, const std::stop_token& stop);
  /// Applies all steps in the current position by the techniques from `first` to `last`, which must be those
  /// that one function finds together. Returns whether there are any.
  bool takeAll(Technique first, Technique last);

 private:
  /// The current position as a State, with solved cells placed. Not all of them are in m_position.board.
  techniques::State state();
  bool takeStep(Level most, techniques::PathMemory& memory);

  Position m_position;
};

/// Whether a puzzle is probably of level Inhuman. Takes a tenth of the time that it takes to be sure. False
/// for a few Inhuman puzzles, and for every puzzle if stopped.
bool seemsInhuman(const Puzzle& puzzle, const std::stop_token& stop);

}  // namespace sudoku
