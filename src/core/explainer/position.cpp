#include "position.h"

namespace sudoku::explainer {

Position::Position(const Grid& grid) {
  m_digits.fill(bitOf(kDigitCount) - 1);
  for (auto& region : m_places) region.fill(bitOf(kDigitCount) - 1);
  m_empty.fill(true);
  m_emptyIn.fill(kDigitCount);
  for (const Cell cell : grid.filledCells()) place(cell.index(), grid.at(cell)->index());
}

void Position::eliminateAll(int cell, Mask digits) {
  for (const int digit : Bits(digits & m_digits[at(cell)])) eliminate(cell, digit);
}

void Position::place(int cell, int digit) {
  eliminateAll(cell, m_digits[at(cell)]);
  for (int kind = 0; kind < kRegionKinds; ++kind) {
    const int region = regionOf(cell, kind);
    for (const int place : Bits(places(region, digit))) eliminate(cellAt(region, place), digit);
    --m_emptyIn[at(region)];
  }
  m_empty[at(cell)] = false;
  ++m_placed[at(digit)];
  --m_emptyCells;
}

}  // namespace sudoku::explainer
