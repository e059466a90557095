#include <algorithm>

#include <sudoku/grid/geometry.h>

#include "boards.h"
#include "filling.h"

namespace sudoku::boards {
namespace {

/// A board with the three diagonal boxes filled. They share no house, so their digits are independent, and
/// there is always a solution.
Filling withDiagonalBoxes(Random& random) {
  Filling filling;
  for (const int box : {0, 4, 8}) {
    const DigitOrder order(random);
    for (const Cell cell : cellsOf(House::box(box))) filling.put(cell, order[cell.placeInBox()]);
  }
  return filling;
}

/// The open cell with the fewest choices; nothing if that cell has none.
std::optional<Cell> tightest(const Filling& filling, CellSet open) {
  const Cell cell = *std::min_element(open.begin(), open.end(), [&](Cell one, Cell other) {
    return filling.choicesAt(one).size() < filling.choicesAt(other).size();
  });
  return filling.choicesAt(cell).isEmpty() ? std::nullopt : std::optional(cell);
}

}  // namespace

Grid diagonal(Random& random) {
  Filling filling = withDiagonalBoxes(random);
  int budget = kUnbounded;
  fill(filling, filling.grid().emptyCells(), random, budget, tightest);
  return filling.grid();
}

}  // namespace sudoku::boards
