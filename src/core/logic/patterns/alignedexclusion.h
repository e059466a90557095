#pragma once

#include <array>
#include <functional>

#include <sudoku/grid/cellset.h>

#include "optionposition.h"

namespace sudoku::patterns {

/// Two or three cells, and those of their digits that are in no combination which the cells can hold: cells
/// that see each other must differ, and each common peer must keep a candidate.
struct AlignedExclusion {
  std::size_t size;  ///< 2 or 3 cells
  std::array<int, 3> cells;
  std::array<Mask, 3> excluded;  ///< the excluded digits of each cell
  CellSet excluders;             ///< the common peers with at most `size` candidates
};

/// Gives the exclusions of two or of three cells to `use`, in the thread of the caller and in Sudoku
/// Explainer's order, until `use` returns true. The same three cells come once, where they come first.
void forEachAlignedExclusion(const OptionPosition& position, std::size_t size,
                             const std::function<bool(const AlignedExclusion&)>& use);

}  // namespace sudoku::patterns
