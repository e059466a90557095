#pragma once

#include <sudoku/grid/candidates.h>
#include <sudoku/grid/grid.h>

namespace sudoku::proof {

/// What a proof starts from.
struct Premises {
  Grid givens;
  Grid board;             ///< givens and entries; the entries are taken to be right
  Candidates candidates;  ///< all that are left; those that were eliminated are taken to be false
  /// Whether the puzzle is known to have just one solution. If not, no Swap and no Map holds.
  bool isUnique = true;
};

}  // namespace sudoku::proof
