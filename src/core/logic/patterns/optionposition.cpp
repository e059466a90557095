#include "optionposition.h"

#include <algorithm>

namespace sudoku::patterns {

OptionPosition::OptionPosition(const Grid& grid) {
  m_options.fill(bitOf(kDigitCount) - 1);
  m_emptyIn.fill(kDigitCount);
  for (const Cell cell : grid.filledCells()) place(cell.index(), grid.at(cell)->index());
}

OptionPosition::OptionPosition(const OptionPosition& other, const Options& left) : OptionPosition(other) {
  for (std::size_t i = 0; i < left.size(); ++i) m_options[i] &= left[i];
}

CellDigits OptionPosition::digits() const {
  CellDigits digits;
  std::copy_n(m_options.begin(), digits.size(), digits.begin());
  return digits;
}

void OptionPosition::eliminateAll(int cell, Mask digits) {
  for (const int digit : Bits(digits & options(cell))) eliminate(candidateOf(cell, digit));
}

void OptionPosition::place(int cell, int digit) {
  fill(cell, digit);
  for (int kind = 0; kind < kHouseKinds; ++kind) {
    const HouseNumber house = houseNumberOf(cell, kind);
    for (const int place : Bits(places(house, digit))) eliminate(candidateOf(cellAt(house, place), digit));
  }
}

void OptionPosition::fill(int cell, int digit) {
  eliminateAll(cell, digits(cell));
  for (int kind = 0; kind < kHouseKinds; ++kind) --m_emptyIn[at(houseNumberOf(cell, kind))];
  m_empty.remove(Cell(cell));
  ++m_placed[at(digit)];
}

}  // namespace sudoku::patterns
