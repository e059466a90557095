#pragma once

#include <sudoku/grid/grid.h>
#include <sudoku/grid/random.h>
#include <sudoku/making/recipe.h>

namespace sudoku {

/// Removes givens from a board by the rules of the recipe. Givens that the recipe's symmetry maps onto each
/// other (an orbit, see orbitOf()) are removed together. Each orbit is tried at most once, and is removed
/// only if the solution stays unique. More givens may be left than the recipe's range allows.
[[nodiscard]] Grid dig(const Grid& board, const Recipe& recipe, Random& random);

}  // namespace sudoku
