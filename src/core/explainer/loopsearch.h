#pragma once

#include <vector>

#include <sudoku/cellset.h>

#include "position.h"

namespace sudoku::explainer {

/// Cells that all hold two digits, each a peer of the next, and with which the two digits could be swapped.
struct Loop {
  std::vector<int> cells;
  Mask digits = 0;

  CellSet cellSet() const {
    CellSet set;
    for (const int cell : cells) set.add(Cell(cell));
    return set;
  }
};

/// Adds the loops through a cell of two candidates, each in both directions. Of their other cells two may
/// have further candidates, and more where these are one and the same.
void findLoops(const Position& position, int start, std::vector<Loop>& loops);

}  // namespace sudoku::explainer
