#pragma once

#include <array>

#include <sudoku/grid/grid.h>
#include <sudoku/logic/position.h>

#include "reasonscope.h"

namespace sudoku {

/// The two ways to fill a deadly pattern, with the two digits of each cell swapped in the second; all other
/// cells are empty. The first board agrees with the assumption. Of a BUG that cannot be filled completely, as
/// many cells are filled as fit together.
[[nodiscard]] std::array<Grid, 2> twoWays(const DeadlyScope& deadly, const Position& position,
                                          const Literal& assumed);

}  // namespace sudoku
