#pragma once

#include <sudoku/grid/grid.h>

#include "constraints.h"
#include "housenumbers.h"

namespace sudoku::patterns {

/// The candidates of all cells.
using CellDigits = std::array<Mask, kCellCount>;

/// A grid with its candidates as the options of each constraint: the digits of each cell, and the places of
/// each digit in each house. A filled cell has no candidates. A plain value: any number of threads may read
/// one that does not change.
class OptionPosition {
 public:
  /// The options of all constraints.
  using Options = std::array<Mask, kConstraintCount>;

  /// The candidates that the digits of the grid leave to their peers.
  explicit OptionPosition(const Grid& grid);
  /// The candidates of another position that are left; further bits of `left` are ignored.
  OptionPosition(const OptionPosition& other, const Options& left);

  /// The candidates of a cell.
  Mask digits(int cell) const { return options(cell); }
  CellDigits digits() const;
  /// Where in a house a digit can still go.
  Mask places(HouseNumber house, int digit) const { return options(constraintOf(house, digit)); }
  /// The options of a constraint, be it of a cell or of a digit in a house.
  Mask options(int constraint) const { return m_options[at(constraint)]; }
  const Options& options() const { return m_options; }
  bool has(int cell, int digit) const { return (digits(cell) & bitOf(digit)) != 0; }
  bool isEmpty(int cell) const { return m_empty.contains(Cell(cell)); }
  CellSet emptyCells() const { return m_empty; }
  int emptyCells(HouseNumber house) const { return m_emptyIn[at(house)]; }
  /// How many cells hold this digit.
  int placedCount(int digit) const { return m_placed[at(digit)]; }

  /// Takes a candidate away. Precondition: it is there.
  void eliminate(int candidate) {
    const Membership& membership = membershipOf(candidate);
    for (std::size_t i = 0; i < membership.constraints.size(); ++i) {
      Mask& options = m_options[membership.constraints[i]];
      options = without(options, membership.bit(i));
    }
  }
  /// Takes away the digits that are candidates of the cell.
  void eliminateAll(int cell, Mask digits);
  /// Fills an empty cell, and takes the digit from its peers.
  void place(int cell, int digit);
  /// Fills an empty cell, and leaves its peers as they are.
  void fill(int cell, int digit);
  /// Takes all candidates from a cell, but leaves the counts of its houses as they are.
  void clear(int cell) { m_options[at(cell)] = 0; }

 private:
  Options m_options{};
  CellSet m_empty = CellSet::all();
  std::array<std::uint8_t, kHouseCount> m_emptyIn{};
  std::array<std::uint8_t, kDigitCount> m_placed{};
};

}  // namespace sudoku::patterns
