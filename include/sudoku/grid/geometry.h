#pragma once

#include <array>
#include <cassert>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <utility>

#include <sudoku/grid/cell.h>
#include <sudoku/grid/cellset.h>

/// Houses (rows, columns, boxes) and peers, in tables computed at compile time. All functions are pure and
/// may be called from any thread.
namespace sudoku {

inline constexpr int kHouseCount = 27;

/// A row, a column or a box: nine cells that hold each digit once.
class House {
 public:
  enum class Kind : std::uint8_t { Row, Column, Box };

  /// The house with a given index: 0-8 are rows, 9-17 columns, 18-26 boxes. Precondition: 0 <= index <= 26.
  constexpr explicit House(int index) : m_index(static_cast<std::uint8_t>(index)) {
    assert(index >= 0 && index < kHouseCount);
  }
  static constexpr House row(int number) { return House(number); }
  static constexpr House column(int number) { return House(9 + number); }
  static constexpr House box(int number) { return House(18 + number); }

  constexpr int index() const { return m_index; }
  constexpr Kind kind() const { return static_cast<Kind>(m_index / 9); }
  /// The number of the house among the houses of its kind, 0-8.
  constexpr int number() const { return m_index % 9; }
  constexpr bool contains(Cell cell) const {
    switch (kind()) {
      case Kind::Row:
        return cell.row() == number();
      case Kind::Column:
        return cell.column() == number();
      case Kind::Box:
        return cell.box() == number();
    }
    return false;
  }

  friend constexpr auto operator<=>(House, House) = default;

 private:
  std::uint8_t m_index;
};

namespace detail {

template <std::size_t... index>
constexpr std::array<House, kHouseCount> makeHouses(std::index_sequence<index...> /*numbers*/) {
  return {House(static_cast<int>(index))...};
}

constexpr std::array<CellSet, kHouseCount> makeHouseCells() {
  std::array<CellSet, kHouseCount> cells{};
  for (int house = 0; house < kHouseCount; ++house)
    for (const Cell cell : allCells())
      if (House(house).contains(cell)) cells[static_cast<std::size_t>(house)].add(cell);
  return cells;
}

constexpr std::array<CellSet, kCellCount> makePeers() {
  std::array<CellSet, kCellCount> peers{};
  for (const Cell cell : allCells())
    for (const Cell other : allCells())
      if (other != cell &&
          (other.row() == cell.row() || other.column() == cell.column() || other.box() == cell.box()))
        peers[static_cast<std::size_t>(cell.index())].add(other);
  return peers;
}

inline constexpr auto kHouses = makeHouses(std::make_index_sequence<kHouseCount>());
inline constexpr auto kHouseCells = makeHouseCells();
inline constexpr auto kPeers = makePeers();

}  // namespace detail

/// The 27 houses, rows first, then columns, then boxes.
constexpr const std::array<House, kHouseCount>& allHouses() {
  return detail::kHouses;
}

/// The nine cells of a house.
constexpr CellSet cellsOf(House house) {
  return detail::kHouseCells[static_cast<std::size_t>(house.index())];
}

/// The 20 other cells that share a house with a cell.
constexpr CellSet peersOf(Cell cell) {
  return detail::kPeers[static_cast<std::size_t>(cell.index())];
}

/// Row, column and box of a cell, in this order.
constexpr std::array<House, 3> housesOf(Cell cell) {
  return {House::row(cell.row()), House::column(cell.column()), House::box(cell.box())};
}

/// The cells that see every cell of a set; all 81 cells if the set is empty.
constexpr CellSet commonPeersOf(CellSet cells) {
  CellSet peers = CellSet::all();
  for (const Cell cell : cells) peers &= peersOf(cell);
  return peers;
}

static_assert(peersOf(Cell(40)).size() == 20 && !peersOf(Cell(40)).contains(Cell(40)));
static_assert(cellsOf(House::box(8)).contains(Cell::at(8, 8)) && cellsOf(House::box(8)).size() == 9);

}  // namespace sudoku
