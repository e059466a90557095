#pragma once

#include <stop_token>

#include <sudoku/grid/level.h>
#include <sudoku/grid/puzzle.h>
#include <sudoku/logic/position.h>

#include "logic/techniques/search.h"

namespace sudoku {

/// The path of a puzzle by level, whose steps nobody wants to see. Techniques above the basic ones get the
/// very positions that they get on a path by level with all its steps, because the basic ones come to the
/// same end in any order.
class Walk {
 public:
  explicit Walk(const Puzzle& puzzle) : m_position(positionOf(puzzle.givens)) {}

  bool isSolved() const { return m_position.candidates.openCells().isEmpty(); }
  /// How many candidates the open cells have together.
  int candidatesLeft() const;

  /// Goes as far as the techniques up to a level lead, or until asked to stop. True: to the end.
  bool solveUpTo(Level most, const std::stop_token& stop);
  /// Takes every step that some techniques, neighbours in the enumeration with one finder, find here. True:
  /// there are some.
  bool takeAll(Technique first, Technique last);

 private:
  /// The position, whose board lags behind its candidates otherwise.
  techniques::State state();
  bool takeStep(Level most, techniques::PathMemory& memory);

  Position m_position;
};

/// Whether a puzzle seems to be Inhuman, in a tenth of the time that it takes to know. Says no to a few that
/// are, and to all once it is asked to stop.
bool seemsInhuman(const Puzzle& puzzle, const std::stop_token& stop);

}  // namespace sudoku
