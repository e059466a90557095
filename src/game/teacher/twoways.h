#pragma once

#include <array>

#include <sudoku/grid/grid.h>
#include <sudoku/logic/position.h>

#include "reasonscope.h"

namespace sudoku {

/// A deadly pattern filled in, and the same with the two digits of each cell swapped; nothing else. The first
/// goes with the assumption. Of a BUG, for which there may be no way to do so, as many cells as go together.
[[nodiscard]] std::array<Grid, 2> twoWays(const DeadlyScope& deadly, const Position& position,
                                          const Literal& assumed);

}  // namespace sudoku
