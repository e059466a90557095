#pragma once

#include <array>
#include <cstddef>

#include <sudoku/grid/cellset.h>
#include <sudoku/grid/digitset.h>
#include <sudoku/grid/grid.h>

namespace sudoku {

/// The candidates of a position: for each digit the cells where it may stand. A solved cell keeps its digit
/// as its only candidate, so each digit needs a cell in each house as long as the position has a solution. A
/// plain value: threads may share it as they may share an int.
class Candidates {
 public:
  /// Makes every digit a candidate of every cell.
  Candidates() { m_cells.fill(CellSet::all()); }
  /// The candidates that the digits of a grid leave to their peers. Digits that clash leave some cell without
  /// candidates.
  explicit Candidates(const Grid& grid);

  /// The cells where a digit may stand, solved ones included.
  CellSet cellsOf(Digit digit) const { return m_cells[static_cast<std::size_t>(digit.index())]; }
  /// The digits that may stand in a cell. A solved cell has only its own digit.
  DigitSet at(Cell cell) const;
  /// The cells that hold no digit yet.
  CellSet openCells() const { return m_open; }

  /// Puts a digit into a cell: removes the digit from the peers, and all other digits from the cell.
  void place(Cell cell, Digit digit);
  void eliminate(Cell cell, Digit digit) { m_cells[static_cast<std::size_t>(digit.index())].remove(cell); }

  friend bool operator==(const Candidates&, const Candidates&) = default;

 private:
  std::array<CellSet, kDigitCount> m_cells;
  CellSet m_open = CellSet::all();
};

}  // namespace sudoku
