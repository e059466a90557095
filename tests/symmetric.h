#pragma once

#include <algorithm>

#include <sudoku/grid/symmetry.h>

/// What several suites of tests say of patterns of givens.
namespace sudoku {

/// Whether the symmetry maps this set of cells onto itself.
inline bool hasSymmetry(CellSet cells, Symmetry symmetry) {
  return std::all_of(cells.begin(), cells.end(),
                     [&](Cell cell) { return (orbitOf(cell, symmetry) - cells).isEmpty(); });
}

}  // namespace sudoku
