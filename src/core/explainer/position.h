#pragma once

#include <sudoku/grid.h>

#include "regions.h"
#include "units.h"

namespace sudoku::explainer {

/// The candidates of all cells.
using CellDigits = std::array<Mask, kCellCount>;

/// A grid with its candidates, by cell and by region. A filled cell has none.
class Position {
 public:
  using Units = std::array<Mask, kUnitCount>;

  /// What the digits of the grid leave to their peers.
  explicit Position(const Grid& grid);
  /// What is left of another's candidates, in which further bits may be set.
  Position(const Position& other, const Units& left);

  /// The candidates of a cell.
  Mask digits(int cell) const { return unit(cell); }
  /// Those of all cells.
  CellDigits digits() const;
  /// Where in a region a digit can still go.
  Mask places(int region, int digit) const { return unit(unitOf(region, digit)); }
  /// Either of them.
  Mask unit(int number) const { return m_units[at(number)]; }
  const Units& units() const { return m_units; }
  bool has(int cell, int digit) const { return (digits(cell) & bitOf(digit)) != 0; }
  bool isEmpty(int cell) const { return m_empty[at(cell)]; }
  int emptyCells() const { return m_emptyCells; }
  int emptyCells(int region) const { return m_emptyIn[at(region)]; }
  /// How many cells hold this digit.
  int placedCount(int digit) const { return m_placed[at(digit)]; }

  /// Takes a candidate away. Precondition: it is there.
  void eliminate(int candidate) {
    const Membership& membership = membershipOf(candidate);
    for (std::size_t i = 0; i < membership.units.size(); ++i) {
      Mask& unit = m_units[membership.units[i]];
      unit = without(unit, membership.bit(i));
    }
  }
  /// Takes away those of the candidates that are there.
  void eliminateAll(int cell, Mask digits);
  /// Fills an empty cell, and takes the digit from its peers.
  void place(int cell, int digit);

 private:
  Units m_units{};
  std::array<bool, kCellCount> m_empty{};
  std::array<std::uint8_t, kRegionCount> m_emptyIn{};
  std::array<std::uint8_t, kDigitCount> m_placed{};
  int m_emptyCells = kCellCount;
};

/// The candidates of a position that was looked at, and of the one that it came from, if any.
struct Seen {
  CellDigits position{};
  CellDigits source{};

  Seen() = default;
  Seen(const Position& seen, const Position* from) : position(seen.digits()) {
    if (from != nullptr) source = from->digits();
  }
  friend bool operator==(const Seen&, const Seen&) = default;
};

}  // namespace sudoku::explainer
