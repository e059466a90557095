#pragma once

#include <sudoku/grid/grid.h>

namespace sudoku {

/// Givens with exactly one solution, and that solution. A plain value: threads may share it as they may share
/// an int.
struct Puzzle {
  Grid givens;
  Grid solution;

  friend bool operator==(const Puzzle&, const Puzzle&) = default;
};

}  // namespace sudoku
