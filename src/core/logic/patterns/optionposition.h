#pragma once

#include <sudoku/grid/grid.h>

#include "constraints.h"
#include "housenumbers.h"

namespace sudoku::patterns {

/// A set of digits for each of the 81 cells.
using CellDigits = std::array<Mask, kCellCount>;

/// A grid with its candidates as the options of each constraint: the digits of each cell, and the places of
/// each digit in each house. A filled cell has no candidates. A plain value: threads may read it together
/// while it does not change.
class OptionPosition {
 public:
  /// The options of all constraints.
  using Options = std::array<Mask, kConstraintCount>;

  /// Starts with the candidates that the digits of the grid leave to their peers.
  explicit OptionPosition(const Grid& grid);
  /// A copy of `other` with only the candidates that are in `left`; bits of `left` that are no candidates are
  /// ignored.
  OptionPosition(const OptionPosition& other, const Options& left);

  /// The candidates of a cell.
  Mask digits(int cell) const { return options(cell); }
  CellDigits digits() const;
  /// The places in a house where a digit can still go.
  Mask places(HouseNumber house, int digit) const { return options(constraintOf(house, digit)); }
  /// The options of a constraint, which is a cell, or a digit in a house.
  Mask options(int constraint) const { return m_options[at(constraint)]; }
  const Options& options() const { return m_options; }
  bool has(int cell, int digit) const { return (digits(cell) & bitOf(digit)) != 0; }
  bool isEmpty(int cell) const { return m_empty.contains(Cell(cell)); }
  CellSet emptyCells() const { return m_empty; }
  int emptyCells(HouseNumber house) const { return m_emptyIn[at(house)]; }
  /// The number of cells that hold a digit.
  int placedCount(int digit) const { return m_placed[at(digit)]; }

  /// Removes a candidate. Precondition: it is a candidate now.
  void eliminate(int candidate) {
    const Membership& membership = membershipOf(candidate);
    for (std::size_t i = 0; i < membership.constraints.size(); ++i) {
      Mask& options = m_options[membership.constraints[i]];
      options = without(options, membership.bit(i));
    }
  }
  /// Removes all candidates of a cell that are among these digits.
  void eliminateAll(int cell, Mask digits);
  /// Fills an empty cell, and removes the digit from the candidates of its peers.
  void place(int cell, int digit);
  /// Fills an empty cell, but keeps the candidates of its peers.
  void fill(int cell, int digit);
  /// Removes all candidates from a cell's own options, but not from the options of its houses.
  void clear(int cell) { m_options[at(cell)] = 0; }

 private:
  Options m_options{};
  CellSet m_empty = CellSet::all();
  std::array<std::uint8_t, kHouseCount> m_emptyIn{};
  std::array<std::uint8_t, kDigitCount> m_placed{};
};

}  // namespace sudoku::patterns
