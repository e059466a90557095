#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <iterator>

#include <sudoku/grid/cell.h>
#include <sudoku/grid/detail/bitcount.h>

namespace sudoku {

/// A set of cells in 81 bits. Iterates in reading order. A plain value: threads may share it as they may
/// share an int.
class CellSet {
 public:
  class Iterator {
   public:
    using value_type = Cell;
    using difference_type = std::ptrdiff_t;
    using iterator_category = std::input_iterator_tag;

    constexpr Iterator() = default;
    constexpr Iterator(std::uint64_t low, std::uint64_t high) : m_low(low), m_high(high) {}
    constexpr Cell operator*() const {
      return Cell(m_low != 0 ? std::countr_zero(m_low) : kWordBits + std::countr_zero(m_high));
    }
    constexpr Iterator& operator++() {
      if (m_low != 0)
        m_low &= m_low - 1;
      else
        m_high &= m_high - 1;
      return *this;
    }
    constexpr Iterator operator++(int) {
      const Iterator before = *this;
      ++*this;
      return before;
    }
    friend constexpr bool operator==(Iterator, Iterator) = default;

   private:
    std::uint64_t m_low = 0;
    std::uint64_t m_high = 0;
  };

  constexpr CellSet() = default;
  constexpr CellSet(std::initializer_list<Cell> cells) {
    for (const Cell cell : cells) add(cell);
  }
  static constexpr CellSet all() {
    CellSet set;
    set.m_low = ~std::uint64_t{0};
    set.m_high = (std::uint64_t{1} << (kCellCount - kWordBits)) - 1;
    return set;
  }

  constexpr int size() const { return detail::bitCount(m_low) + detail::bitCount(m_high); }
  constexpr bool isEmpty() const { return (m_low | m_high) == 0; }
  constexpr bool hasOne() const {
    return m_high == 0 ? detail::hasOneBit(m_low) : m_low == 0 && detail::hasOneBit(m_high);
  }
  constexpr bool contains(Cell cell) const {
    const std::uint64_t word = cell.index() < kWordBits ? m_low : m_high;
    return (word >> cell.index() % kWordBits & 1U) != 0;
  }
  /// The first cell in reading order. Precondition: the set is not empty.
  constexpr Cell first() const { return *begin(); }

  constexpr void add(Cell cell) { *this |= only(cell); }
  constexpr void remove(Cell cell) { *this -= only(cell); }

  constexpr Iterator begin() const { return {m_low, m_high}; }
  constexpr Iterator end() const { return {}; }

  constexpr CellSet& operator|=(CellSet other) {
    m_low |= other.m_low;
    m_high |= other.m_high;
    return *this;
  }
  constexpr CellSet& operator&=(CellSet other) {
    m_low &= other.m_low;
    m_high &= other.m_high;
    return *this;
  }
  constexpr CellSet& operator-=(CellSet other) {
    m_low &= ~other.m_low;
    m_high &= ~other.m_high;
    return *this;
  }
  friend constexpr CellSet operator|(CellSet a, CellSet b) { return a |= b; }
  friend constexpr CellSet operator&(CellSet a, CellSet b) { return a &= b; }
  /// The cells that are in a and not in b.
  friend constexpr CellSet operator-(CellSet a, CellSet b) { return a -= b; }
  friend constexpr bool operator==(CellSet, CellSet) = default;

 private:
  static constexpr int kWordBits = 64;

  static constexpr CellSet only(Cell cell) {
    const std::uint64_t bit = std::uint64_t{1} << cell.index() % kWordBits;
    const bool isLow = cell.index() < kWordBits;
    CellSet set;
    set.m_low = isLow ? bit : 0;
    set.m_high = isLow ? 0 : bit;
    return set;
  }

  std::uint64_t m_low = 0;
  std::uint64_t m_high = 0;
};

/// The 81 cells in reading order, to iterate over.
constexpr CellSet allCells() {
  return CellSet::all();
}

}  // namespace sudoku
