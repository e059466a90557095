#pragma once

#include <sudoku/grid.h>

#include "regions.h"

namespace sudoku::explainer {

/// A grid with its candidates, by cell and by region. A filled cell has none.
class Position {
 public:
  /// What the digits of the grid leave to their peers.
  explicit Position(const Grid& grid);

  /// The candidates of a cell.
  Mask digits(int cell) const { return m_digits[at(cell)]; }
  /// Those of all cells.
  const std::array<Mask, kCellCount>& digits() const { return m_digits; }
  /// Where in a region a digit can still go.
  Mask places(int region, int digit) const { return m_places[at(region)][at(digit)]; }
  bool has(int cell, int digit) const { return (m_digits[at(cell)] & bitOf(digit)) != 0; }
  bool isEmpty(int cell) const { return m_empty[at(cell)]; }
  int emptyCells() const { return m_emptyCells; }
  int emptyCells(int region) const { return m_emptyIn[at(region)]; }
  /// How many cells hold this digit.
  int placedCount(int digit) const { return m_placed[at(digit)]; }

  /// Takes a candidate away. Precondition: it is there.
  void eliminate(int cell, int digit) {
    m_digits[at(cell)] = without(m_digits[at(cell)], bitOf(digit));
    for (int kind = 0; kind < kRegionKinds; ++kind) {
      Mask& places = m_places[at(regionOf(cell, kind))][at(digit)];
      places = without(places, bitOf(placeIn(cell, kind)));
    }
  }
  /// Takes away those of the candidates that are there.
  void eliminateAll(int cell, Mask digits);
  /// Fills an empty cell, and takes the digit from its peers.
  void place(int cell, int digit);

 private:
  std::array<Mask, kCellCount> m_digits{};
  Table<Mask, kRegionCount, kDigitCount> m_places{};
  std::array<bool, kCellCount> m_empty{};
  std::array<std::uint8_t, kRegionCount> m_emptyIn{};
  std::array<std::uint8_t, kDigitCount> m_placed{};
  int m_emptyCells = kCellCount;
};

}  // namespace sudoku::explainer
