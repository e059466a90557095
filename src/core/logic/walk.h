#pragma once

#include <stop_token>

#include <sudoku/grid/level.h>
#include <sudoku/grid/puzzle.h>
#include <sudoku/logic/position.h>

#include "logic/techniques/search.h"

namespace sudoku {

/// The path of a puzzle by level, for those who do not need its steps. Techniques above the basic ones meet
/// the same positions as on a full path by level, because the basic ones come to the same end in any order.
class Walk {
 public:
  explicit Walk(const Puzzle& puzzle) : m_position(positionOf(puzzle.givens)) {}

  bool isSolved() const { return m_position.candidates.openCells().isEmpty(); }
  /// How many candidates the open cells have together.
  int candidatesLeft() const;

  /// Goes as far as the techniques up to a level lead, or until asked to stop. Whether the puzzle is solved.
  bool solveUpTo(Level most, const std::stop_token& stop);
  /// Takes every step that neighbouring techniques with one finder find here. Whether there are any.
  bool takeAll(Technique first, Technique last);

 private:
  /// The position as a State; the board of the walk itself lags behind its candidates.
  techniques::State state();
  bool takeStep(Level most, techniques::PathMemory& memory);

  Position m_position;
};

/// Whether a puzzle seems to be Inhuman, in a tenth of the time that a proof takes. False for a few Inhuman
/// puzzles, and for all puzzles once it is asked to stop.
bool seemsInhuman(const Puzzle& puzzle, const std::stop_token& stop);

}  // namespace sudoku
