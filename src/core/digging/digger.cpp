#include "digger.h"

#include <sudoku/geometry.h>
#include <sudoku/solver.h>

namespace sudoku::digging {
namespace {

/// The digits that stand on no peer of a cell.
DigitSet choicesAt(const Grid& grid, Cell cell) {
  DigitSet choices = allDigits();
  for (const Cell peer : peersOf(cell))
    if (const auto digit = grid.at(peer)) choices.remove(*digit);
  return choices;
}

/// The proof by contradiction: whether none of the other eight digits of a cell leads to a solution.
bool isForced(const Grid& grid, Cell cell, Digit right) {
  for (const Digit digit : choicesAt(grid, cell) - DigitSet{right}) {
    Grid assumed = grid;
    assumed.set(cell, digit);
    if (solve(assumed)) return false;
  }
  return true;
}

}  // namespace

void Digger::tryHoles(CellSet cells) {
  Grid fewer = m_puzzle;
  for (const Cell cell : cells) fewer.clear(cell);
  Grid proved = fewer;
  for (const Cell cell : cells) {
    const Digit right = *m_board.at(cell);
    if (!isForced(proved, cell, right)) return;
    proved.set(cell, right);
  }
  m_puzzle = fewer;
  m_givens -= cells;
}

}  // namespace sudoku::digging
