#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include <sudoku/grid/digit.h>

namespace sudoku::patterns {

/// A set of digits, or of places in a house, as bits 0-8. A plain value.
using Mask = std::uint16_t;

constexpr Mask bitOf(int index) {
  return static_cast<Mask>(1U << static_cast<unsigned>(index));
}
constexpr Mask without(Mask mask, Mask other) {
  return static_cast<Mask>(mask & ~other);
}
constexpr std::size_t at(int index) {
  return static_cast<std::size_t>(index);
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

/// The number of set bits. Uses a table, since not every processor has an instruction for it.
constexpr int countOf(Mask mask) {
  return detail::kCounts[mask];
}
/// The index of the lowest set bit. Precondition: the mask is not 0.
constexpr int firstOf(Mask mask) {
  return __builtin_ctz(mask);  // std::countr_zero also has an answer for 0, an index beyond all arrays
}
/// The index of the highest set bit. Precondition: the mask is not 0.
constexpr int lastOf(Mask mask) {
  return static_cast<int>(std::bit_width(mask)) - 1;
}

/// The indexes of a mask's set bits in ascending order, to iterate over.
class Bits {
 public:
  class Iterator {
   public:
    constexpr explicit Iterator(Mask left) : m_left(left) {}
    constexpr int operator*() const { return firstOf(m_left); }
    constexpr Iterator& operator++() {
      m_left = static_cast<Mask>(m_left & (m_left - 1));
      return *this;
    }
    friend constexpr bool operator==(Iterator, Iterator) = default;

   private:
    Mask m_left;
  };

  constexpr explicit Bits(Mask mask) : m_mask(mask) {}
  constexpr Iterator begin() const { return Iterator(m_mask); }
  constexpr Iterator end() const { return Iterator(0); }

 private:
  Mask m_mask;
};

}  // namespace sudoku::patterns
