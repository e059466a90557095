#pragma once

#include <array>

#include <sudoku/grid/grid.h>
#include <sudoku/logic/position.h>

#include "reasonscope.h"

namespace sudoku {

/// Two boards with the two ways to fill a deadly pattern; each cell of the pattern has one of its two digits
/// on the first board and the other on the second, and all other cells are empty. If `assumed` is a candidate
/// of the pattern, the first board has it. A BUG that cannot be filled completely is filled as far as no
/// digit is twice in a house.
[[nodiscard]] std::array<Grid, 2> twoWays(const DeadlyScope& deadly, const Position& position,
                                          const Literal& assumed);

}  // namespace sudoku
