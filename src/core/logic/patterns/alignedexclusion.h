#pragma once

#include <array>
#include <functional>

#include <sudoku/grid/cellset.h>

#include "optionposition.h"

namespace sudoku::patterns {

/// Two or three cells, and digits of theirs that are in none of the combinations that the cells can hold:
/// peers of each other must differ, and no common peer may be left with nothing.
struct AlignedExclusion {
  std::size_t size;  ///< 2 or 3 cells
  std::array<int, 3> cells;
  std::array<Mask, 3> excluded;  ///< the excluded digits of each cell
  CellSet excluders;             ///< the common peers with at most `size` candidates
};

/// Gives the exclusions of two or of three cells to `use`, in the thread of the caller, in Sudoku Explainer's
/// order until it answers true. The same three cells come once, in the order in which they come first.
void forEachAlignedExclusion(const OptionPosition& position, std::size_t size,
                             const std::function<bool(const AlignedExclusion&)>& use);

}  // namespace sudoku::patterns
