#pragma once

#include <sudoku/grid/grid.h>
#include <sudoku/grid/random.h>
#include <sudoku/making/recipe.h>

namespace sudoku {

/// Takes givens off a board by the rules of the recipe: orbit by orbit of its symmetry, each tried at most
/// once and never refilled. A hole is kept only while the solution stays unique. More givens may be left than
/// the recipe's range allows.
[[nodiscard]] Grid dig(const Grid& board, const Recipe& recipe, Random& random);

}  // namespace sudoku
