#pragma once

#include <array>
#include <functional>

#include <sudoku/grid/cellset.h>

#include "optionposition.h"

namespace sudoku::patterns {

/// Two or three cells, and those of their digits that are in no combination which the cells can hold: cells
/// that see each other must differ, and each common peer must keep a candidate.
struct AlignedExclusion {
  std::size_t size;  ///< number of cells, 2 or 3
  std::array<int, 3> cells;
  std::array<Mask, 3> excluded;  ///< the excluded digits of each cell
  CellSet excluders;             ///< common peers of the cells with at most `size` candidates
};

/// Passes the aligned exclusions of two or three cells to `use`, in the calling thread and in Sudoku
/// Explainer's order, until `use` returns true. Three cells that occur there in several orders are passed
/// once, when they occur first.
void forEachAlignedExclusion(const OptionPosition& position, std::size_t size,
                             const std::function<bool(const AlignedExclusion&)>& use);

}  // namespace sudoku::patterns
