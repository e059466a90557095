#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

#include <sudoku/grid/cell.h>
#include <sudoku/grid/cellset.h>
#include <sudoku/grid/digit.h>
#include <sudoku/grid/digitset.h>

namespace sudoku {

/// 81 cells, each empty or with a digit. A plain value that knows no rules: checker.h and solver.h check
/// them. Threads may share it as they may share an int.
class Grid {
 public:
  constexpr Grid() = default;
  /// Makes a grid from 81 values in reading order, 0 for an empty cell. Precondition: all are 0-9.
  static constexpr Grid fromValues(const std::array<std::uint8_t, kCellCount>& values) {
    Grid grid;
    grid.m_values = values;
    return grid;
  }

  constexpr std::optional<Digit> at(Cell cell) const {
    const int value = m_values[static_cast<std::size_t>(cell.index())];
    return value == 0 ? std::nullopt : std::optional(Digit(value));
  }
  constexpr bool isEmpty(Cell cell) const { return m_values[static_cast<std::size_t>(cell.index())] == 0; }

  constexpr void set(Cell cell, std::optional<Digit> digit) {
    m_values[static_cast<std::size_t>(cell.index())] =
        digit ? static_cast<std::uint8_t>(digit->value()) : std::uint8_t{0};
  }
  constexpr void clear(Cell cell) { set(cell, std::nullopt); }

  /// All cells in reading order, 0 for an empty one.
  constexpr const std::array<std::uint8_t, kCellCount>& values() const { return m_values; }

  /// The cells that are not empty.
  constexpr CellSet filledCells() const {
    CellSet cells;
    for (const Cell cell : allCells())
      if (!isEmpty(cell)) cells.add(cell);
    return cells;
  }
  constexpr CellSet emptyCells() const { return allCells() - filledCells(); }
  /// Whether no cell is empty, which emptyCells() tells too, but after a look at all cells.
  constexpr bool isFull() const { return std::find(m_values.begin(), m_values.end(), 0) == m_values.end(); }
  /// The cells that hold this digit.
  constexpr CellSet cellsWith(Digit digit) const {
    CellSet cells;
    for (const Cell cell : allCells())
      if (at(cell) == digit) cells.add(cell);
    return cells;
  }

  friend constexpr bool operator==(const Grid&, const Grid&) = default;

 private:
  std::array<std::uint8_t, kCellCount> m_values{};  // in reading order, 0 for an empty cell
};

}  // namespace sudoku
