#pragma once

#include <array>

#include <sudoku/grid/candidates.h>
#include <sudoku/grid/cellset.h>
#include <sudoku/grid/digit.h>

namespace sudoku {

/// For each digit, the cells that a naked or hidden single fills with it.
struct Singles {
  std::array<CellSet, kDigitCount> cells;
  bool isContradiction = false;  ///< whether a cell has no candidate, or a house no cell for a digit

  CellSet all() const {
    CellSet all;
    for (const CellSet each : cells) all |= each;
    return all;
  }
};

/// All singles that are open.
Singles singlesOf(const Candidates& candidates);

}  // namespace sudoku
