#pragma once

#include <sudoku/grid/candidates.h>
#include <sudoku/grid/grid.h>
#include <sudoku/logic/step.h>

/// Where steps of logic begin and lead to. Everything here may be called from any thread, with positions that
/// no other thread changes.
namespace sudoku {

/// Where somebody stands in a puzzle.
struct Position {
  Grid givens;
  Grid board;             ///< givens and entries
  Candidates candidates;  ///< what is left in the open cells; what the board rules out does not count

  friend bool operator==(const Position&, const Position&) = default;
};

/// The start of a puzzle.
[[nodiscard]] Position positionOf(const Grid& givens);
/// The position after a step: its digits placed, its candidates eliminated.
[[nodiscard]] Position applyStep(Position position, const Step& step);

}  // namespace sudoku
