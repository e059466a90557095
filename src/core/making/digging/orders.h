#pragma once

#include <vector>

#include <sudoku/grid/random.h>
#include <sudoku/making/recipe.h>

namespace sudoku::digging {

/// The orbits of a symmetry in the order of their turns: where the order is a path over the cells, an orbit
/// has its turn when the path first meets it.
std::vector<CellSet> orbitsInOrder(DigOrder order, Symmetry symmetry, Random& random);

}  // namespace sudoku::digging
