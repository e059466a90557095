#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include <sudoku/cell.h>
#include <sudoku/cellset.h>
#include <sudoku/digit.h>

/// Sudoku as plain numbers, in the orders in which Sudoku Explainer goes through it: cells 0-80, digits 0-8,
/// regions 0-26 (blocks, then rows, then columns) and the places 0-8 of a region's cells, in reading order.
namespace sudoku::explainer {

/// A set of digits, or of places in a region: bits 0-8.
using Mask = std::uint16_t;

enum RegionKind : std::uint8_t { Block, Row, Column };
inline constexpr int kRegionKinds = 3;
inline constexpr int kRegionCount = 27;
inline constexpr int kPeerCount = 20;

constexpr Mask bitOf(int index) {
  return static_cast<Mask>(1U << static_cast<unsigned>(index));
}
constexpr Mask without(Mask mask, Mask other) {
  return static_cast<Mask>(mask & ~other);
}
namespace detail {

constexpr auto makeCounts() {
  std::array<std::uint8_t, 1U << kDigitCount> counts{};
  for (unsigned mask = 0; mask < counts.size(); ++mask)
    counts[mask] = static_cast<std::uint8_t>(std::popcount(mask));
  return counts;
}

inline constexpr auto kCounts = makeCounts();

}  // namespace detail

/// A table, since not every processor counts bits by itself.
constexpr int countOf(Mask mask) {
  return detail::kCounts[mask];
}
/// Precondition: not empty.
constexpr int firstOf(Mask mask) {
  return std::countr_zero(mask);
}

/// The set bits of a mask in ascending order, to iterate over.
class Bits {
 public:
  class Iterator {
   public:
    constexpr explicit Iterator(Mask rest) : m_rest(rest) {}
    constexpr int operator*() const { return firstOf(m_rest); }
    constexpr Iterator& operator++() {
      m_rest = static_cast<Mask>(m_rest & (m_rest - 1));
      return *this;
    }
    friend constexpr bool operator==(Iterator, Iterator) = default;

   private:
    Mask m_rest;
  };

  constexpr explicit Bits(Mask mask) : m_mask(mask) {}
  constexpr Iterator begin() const { return Iterator(m_mask); }
  constexpr Iterator end() const { return Iterator(0); }

 private:
  Mask m_mask;
};

template <typename T, std::size_t rows, std::size_t columns>
using Table = std::array<std::array<T, columns>, rows>;

namespace detail {

constexpr int kindOf(int region) {
  return region / kDigitCount;
}

constexpr int cellAt(int region, int place) {
  const int number = region % kDigitCount;
  switch (kindOf(region)) {
    case Block:
      return (number / 3 * 3 + place / 3) * 9 + number % 3 * 3 + place % 3;
    case Row:
      return number * 9 + place;
    default:
      return place * 9 + number;
  }
}

constexpr auto makeCellAt() {
  Table<std::uint8_t, kRegionCount, kDigitCount> table{};
  for (std::size_t region = 0; region < table.size(); ++region)
    for (std::size_t place = 0; place < kDigitCount; ++place)
      table[region][place] =
          static_cast<std::uint8_t>(cellAt(static_cast<int>(region), static_cast<int>(place)));
  return table;
}

constexpr auto makeRegionsOf(bool places) {
  Table<std::uint8_t, kCellCount, kRegionKinds> table{};
  for (int region = 0; region < kRegionCount; ++region)
    for (int place = 0; place < kDigitCount; ++place)
      table[static_cast<std::size_t>(cellAt(region, place))][static_cast<std::size_t>(kindOf(region))] =
          static_cast<std::uint8_t>(places ? place : region);
  return table;
}

inline constexpr auto kCellAt = makeCellAt();
inline constexpr auto kRegionsOf = makeRegionsOf(false);
inline constexpr auto kPlacesOf = makeRegionsOf(true);

constexpr auto makeShared() {
  Table<Mask, kRegionCount, kRegionCount> table{};
  for (std::size_t region = 0; region < table.size(); ++region)
    for (std::size_t place = 0; place < kDigitCount; ++place)
      for (const std::size_t other : kRegionsOf[kCellAt[region][place]])
        table[region][other] = static_cast<Mask>(table[region][other] | 1U << place);
  return table;
}

inline constexpr auto kShared = makeShared();

constexpr auto makePeerLists() {
  Table<std::uint8_t, kCellCount, kPeerCount> table{};
  for (std::size_t cell = 0; cell < table.size(); ++cell) {
    std::size_t count = 0;
    for (const std::size_t region : kRegionsOf[cell])
      for (const std::uint8_t other : kCellAt[region]) {
        bool isNew = other != cell;
        for (std::size_t i = 0; i < count; ++i) isNew = isNew && table[cell][i] != other;
        if (isNew) table[cell][count++] = other;
      }
  }
  return table;
}

inline constexpr auto kPeerLists = makePeerLists();

constexpr auto makeRegionCells() {
  std::array<CellSet, kRegionCount> sets{};
  for (std::size_t region = 0; region < sets.size(); ++region)
    for (const std::uint8_t cell : kCellAt[region]) sets[region].add(Cell(cell));
  return sets;
}

inline constexpr auto kRegionCells = makeRegionCells();

}  // namespace detail

constexpr std::size_t at(int index) {
  return static_cast<std::size_t>(index);
}
constexpr int cellAt(int region, int place) {
  return detail::kCellAt[at(region)][at(place)];
}
/// The nine cells of a region.
constexpr CellSet cellsOf(int region) {
  return detail::kRegionCells[at(region)];
}
constexpr int regionOf(int cell, int kind) {
  return detail::kRegionsOf[at(cell)][at(kind)];
}
/// The cell's place in its region of that kind.
constexpr int placeIn(int cell, int kind) {
  return detail::kPlacesOf[at(cell)][at(kind)];
}
/// The places of a region whose cells lie in another too.
constexpr Mask sharedPlaces(int region, int other) {
  return detail::kShared[at(region)][at(other)];
}
/// The others in the cell's block, then those in its row, then those in its column.
constexpr const std::array<std::uint8_t, kPeerCount>& peersOf(int cell) {
  return detail::kPeerLists[at(cell)];
}
constexpr bool arePeers(int cell, int other) {
  return cell != other &&
         (regionOf(cell, Block) == regionOf(other, Block) || regionOf(cell, Row) == regionOf(other, Row) ||
          regionOf(cell, Column) == regionOf(other, Column));
}

static_assert(peersOf(0)[7] == 20 && peersOf(0)[8] == 3 && peersOf(0)[19] == 72);

}  // namespace sudoku::explainer
