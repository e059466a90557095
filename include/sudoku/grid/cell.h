#pragma once

#include <cassert>
#include <compare>
#include <cstdint>

namespace sudoku {

inline constexpr int kCellCount = 81;

/// One of the 81 cells, numbered in reading order. Rows, columns and boxes count from 0 here; people and
/// notations count from 1 (`r1c1`). A plain value: threads may share it as they may share an int.
class Cell {
 public:
  /// Precondition: 0 <= index <= 80.
  constexpr explicit Cell(int index) : m_index(static_cast<std::uint8_t>(index)) {
    assert(index >= 0 && index < kCellCount);
  }
  /// Precondition: row and column in 0-8.
  static constexpr Cell at(int row, int column) { return Cell(row * 9 + column); }

  constexpr int index() const { return m_index; }
  constexpr int row() const { return m_index / 9; }
  constexpr int column() const { return m_index % 9; }
  constexpr int box() const { return row() / 3 * 3 + column() / 3; }
  /// The cell's place in its box, in reading order.
  constexpr int placeInBox() const { return row() % 3 * 3 + column() % 3; }

  friend constexpr auto operator<=>(Cell, Cell) = default;

 private:
  std::uint8_t m_index;
};

}  // namespace sudoku
