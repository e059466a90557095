#pragma once

#include <array>

#include <sudoku/grid/grid.h>
#include <sudoku/logic/position.h>

#include "reasonscope.h"

namespace sudoku {

/// A deadly pattern filled in, and filled in again with the two digits of each cell swapped; no other cells
/// are filled. The first board agrees with the assumption. A BUG may have no such filling: then as many of
/// its cells are filled as fit together.
[[nodiscard]] std::array<Grid, 2> twoWays(const DeadlyScope& deadly, const Position& position,
                                          const Literal& assumed);

}  // namespace sudoku
