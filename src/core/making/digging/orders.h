#pragma once

#include <vector>

#include <sudoku/grid/random.h>
#include <sudoku/making/recipe.h>

namespace sudoku::digging {

/// All orbits of a symmetry (groups of cells that it maps onto each other, see orbitOf()), in the order in
/// which they are tried for digging. If the order is a path through the cells, an orbit has the place of the
/// first of its cells on the path.
std::vector<CellSet> orbitsInOrder(DigOrder order, Symmetry symmetry, Random& random);

}  // namespace sudoku::digging
