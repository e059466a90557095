#include <sudoku/grid/geometry.h>

#include "boards.h"
#include "filling.h"

namespace sudoku::boards {
namespace {

/// Three boxes on the diagonal share no house, so any digits do, and they always leave a solution.
Filling withDiagonalBoxes(Random& random) {
  Filling filling;
  for (const int box : {0, 4, 8}) {
    const DigitOrder order(random);
    for (const Cell cell : cellsOf(House::box(box))) filling.put(cell, order[cell.placeInBox()]);
  }
  return filling;
}

/// Depth-first, always on at the cell with fewest choices.
bool fillTightestFirst(Filling& filling, CellSet open, Random& random) {
  if (open.isEmpty()) return true;
  Cell tightest = open.first();
  for (const Cell cell : open)
    if (filling.choicesAt(cell).size() < filling.choicesAt(tightest).size()) tightest = cell;
  open.remove(tightest);
  const DigitSet choices = filling.choicesAt(tightest);
  if (choices.isEmpty()) return false;
  const DigitOrder order(random);
  for (int place = 0; place < kDigitCount; ++place) {
    const Digit digit = order[place];
    if (!choices.contains(digit)) continue;
    filling.put(tightest, digit);
    if (fillTightestFirst(filling, open, random)) return true;
    filling.takeBack(tightest, digit);
  }
  return false;
}

}  // namespace

Grid diagonal(Random& random) {
  Filling filling = withDiagonalBoxes(random);
  fillTightestFirst(filling, filling.grid().emptyCells(), random);
  return filling.grid();
}

}  // namespace sudoku::boards
