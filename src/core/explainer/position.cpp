#include "position.h"

#include <algorithm>

namespace sudoku::explainer {

Position::Position(const Grid& grid) {
  m_units.fill(bitOf(kDigitCount) - 1);
  m_empty.fill(true);
  m_emptyIn.fill(kDigitCount);
  for (const Cell cell : grid.filledCells()) place(cell.index(), grid.at(cell)->index());
}

Position::Position(const Position& other, const Units& left) : Position(other) {
  for (std::size_t i = 0; i < left.size(); ++i) m_units[i] &= left[i];
}

CellDigits Position::digits() const {
  CellDigits digits;
  std::copy_n(m_units.begin(), digits.size(), digits.begin());
  return digits;
}

void Position::eliminateAll(int cell, Mask digits) {
  for (const int digit : Bits(digits & unit(cell))) eliminate(candidateOf(cell, digit));
}

void Position::place(int cell, int digit) {
  eliminateAll(cell, digits(cell));
  for (int kind = 0; kind < kRegionKinds; ++kind) {
    const int region = regionOf(cell, kind);
    for (const int place : Bits(places(region, digit))) eliminate(candidateOf(cellAt(region, place), digit));
    --m_emptyIn[at(region)];
  }
  m_empty[at(cell)] = false;
  ++m_placed[at(digit)];
  --m_emptyCells;
}

}  // namespace sudoku::explainer
