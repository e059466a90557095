#pragma once

#include <cstddef>
#include <vector>

#include <sudoku/grid/grid.h>

namespace sudoku {

/// A second opinion on the engine, too simple to be wrong: the first empty cell, each digit in turn, a step
/// back where none fits. It shares nothing with the engine but Grid. At most `limit` solutions.
std::vector<Grid> naiveSolutions(const Grid& grid, std::size_t limit);

}  // namespace sudoku
