#pragma once

#include <sudoku/grid/candidates.h>
#include <sudoku/grid/grid.h>
#include <sudoku/logic/step.h>

/// Positions of puzzles, between which the steps of logic lead. Everything in this header may be called from
/// any thread, with positions that no other thread changes.
namespace sudoku {

/// A position in a puzzle: the board, and the candidates that are left.
struct Position {
  Grid givens;
  Grid board;             ///< givens and entries
  Candidates candidates;  ///< candidates of open cells; those that the board rules out are ignored

  friend bool operator==(const Position&, const Position&) = default;
};

/// The position at the start of a puzzle.
[[nodiscard]] Position positionOf(const Grid& givens);
/// The position after a step: its digits placed, its candidates eliminated.
[[nodiscard]] Position applyStep(Position position, const Step& step);

}  // namespace sudoku
