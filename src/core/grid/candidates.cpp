#include <sudoku/grid/candidates.h>
#include <sudoku/grid/geometry.h>

namespace sudoku {

Candidates::Candidates(const Grid& grid) : Candidates() {
  for (const Cell cell : grid.filledCells()) place(cell, *grid.at(cell));
}

DigitSet Candidates::at(Cell cell) const {
  DigitSet digits;
  for (const Digit digit : allDigits())
    if (cellsOf(digit).contains(cell)) digits.add(digit);
  return digits;
}

void Candidates::place(Cell cell, Digit digit) {
  m_open.remove(cell);
  for (const Digit other : allDigits()) {
    if (other == digit)
      m_cells[static_cast<std::size_t>(other.index())] -= peersOf(cell);
    else
      eliminate(cell, other);
  }
}

}  // namespace sudoku
