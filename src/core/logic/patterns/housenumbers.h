#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include <sudoku/grid/cell.h>
#include <sudoku/grid/cellset.h>
#include <sudoku/grid/geometry.h>

#include "masks.h"

/// Cells, digits and houses as plain numbers, in the orders in which Sudoku Explainer goes through them:
/// cells 0-80, digits 0-8, houses 0-26, and places 0-8 of a house's cells in reading order. Only constants,
/// for any thread.
namespace sudoku::patterns {

/// The number of a house: boxes are 0-8, rows 9-17, columns 18-26. Not the same as House::index(), which
/// begins with the rows.
using HouseNumber = int;

/// The kinds of houses in the order of house numbers, which is not that of House::Kind.
enum KindNumber : std::uint8_t { Box, Row, Column };
inline constexpr int kHouseKinds = 3;
inline constexpr int kPeerCount = 20;

template <typename T, std::size_t rows, std::size_t columns>
using Table = std::array<std::array<T, columns>, rows>;

/// The house of a kind with a number from 0 to 8.
constexpr HouseNumber houseNumberAt(int kind, int place) {
  return kind * kDigitCount + place;
}
/// The KindNumber of a house.
constexpr int kindOf(HouseNumber house) {
  return house / kDigitCount;
}

constexpr House toHouse(HouseNumber house) {
  return House(house < kDigitCount ? house + 2 * kDigitCount : house - kDigitCount);
}
constexpr HouseNumber numberOf(House house) {
  return house.index() < 2 * kDigitCount ? house.index() + kDigitCount : house.index() - 2 * kDigitCount;
}

namespace detail {

constexpr auto makeHouseOrder(std::array<KindNumber, kHouseKinds> kinds) {
  std::array<std::uint8_t, kHouseCount> houses{};
  for (int i = 0; i < kHouseCount; ++i)
    houses[at(i)] = static_cast<std::uint8_t>(houseNumberAt(kinds[at(kindOf(i))], i % kDigitCount));
  return houses;
}

constexpr auto makeCellAt() {
  Table<std::uint8_t, kHouseCount, kDigitCount> table{};
  for (HouseNumber house = 0; house < kHouseCount; ++house) {
    std::size_t place = 0;
    for (const Cell cell : cellsOf(toHouse(house)))
      table[at(house)][place++] = static_cast<std::uint8_t>(cell.index());
  }
  return table;
}

inline constexpr auto kCellAt = makeCellAt();

constexpr auto makeHousesOf(bool places) {
  Table<std::uint8_t, kCellCount, kHouseKinds> table{};
  for (HouseNumber house = 0; house < kHouseCount; ++house)
    for (int place = 0; place < kDigitCount; ++place)
      table[kCellAt[at(house)][at(place)]][at(kindOf(house))] =
          static_cast<std::uint8_t>(places ? place : house);
  return table;
}

inline constexpr auto kHousesOf = makeHousesOf(false);
inline constexpr auto kPlacesOf = makeHousesOf(true);

constexpr auto makeShared() {
  Table<Mask, kHouseCount, kHouseCount> table{};
  for (std::size_t house = 0; house < table.size(); ++house)
    for (std::size_t place = 0; place < kDigitCount; ++place)
      for (const std::size_t other : kHousesOf[kCellAt[house][place]])
        table[house][other] = static_cast<Mask>(table[house][other] | 1U << place);
  return table;
}

inline constexpr auto kShared = makeShared();

constexpr auto makePeerLists() {
  Table<std::uint8_t, kCellCount, kPeerCount> table{};
  for (std::size_t cell = 0; cell < table.size(); ++cell) {
    std::size_t count = 0;
    for (const std::size_t house : kHousesOf[cell])
      for (const std::uint8_t other : kCellAt[house]) {
        bool isNew = other != cell;
        for (std::size_t i = 0; i < count; ++i) isNew = isNew && table[cell][i] != other;
        if (isNew) table[cell][count++] = other;
      }
  }
  return table;
}

inline constexpr auto kPeerLists = makePeerLists();

}  // namespace detail

/// The orders of houses in which Sudoku Explainer looks for singles and subsets, and HoDoKu for subsets and
/// locked candidates.
inline constexpr auto kExplainerHouses = detail::makeHouseOrder({Box, Column, Row});
inline constexpr auto kHodokuHouses = detail::makeHouseOrder({Box, Row, Column});

constexpr int cellAt(HouseNumber house, int place) {
  return detail::kCellAt[at(house)][at(place)];
}
/// The nine cells of a house.
constexpr CellSet cellsIn(HouseNumber house) {
  return cellsOf(toHouse(house));
}
constexpr HouseNumber houseNumberOf(int cell, int kind) {
  return detail::kHousesOf[at(cell)][at(kind)];
}
/// The cells that are at some places of a house.
constexpr CellSet cellsAt(HouseNumber house, Mask places) {
  CellSet cells;
  for (const int place : Bits(places)) cells.add(Cell(cellAt(house, place)));
  return cells;
}
/// The place of a cell, 0-8, in its house of a kind.
constexpr int placeIn(int cell, int kind) {
  return detail::kPlacesOf[at(cell)][at(kind)];
}
/// The places of a house whose cells are also in the house `other`.
constexpr Mask sharedPlaces(HouseNumber house, HouseNumber other) {
  return detail::kShared[at(house)][at(other)];
}
/// The 20 peers of a cell: those in its box, then the others in its row, then the others in its column.
constexpr const std::array<std::uint8_t, kPeerCount>& orderedPeersOf(int cell) {
  return detail::kPeerLists[at(cell)];
}
constexpr bool arePeers(int cell, int other) {
  return peersOf(Cell(cell)).contains(Cell(other));
}

static_assert(orderedPeersOf(0)[7] == 20 && orderedPeersOf(0)[8] == 3 && orderedPeersOf(0)[19] == 72);

}  // namespace sudoku::patterns
