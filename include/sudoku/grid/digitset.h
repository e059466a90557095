#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <iterator>

#include <sudoku/grid/detail/bitcount.h>
#include <sudoku/grid/digit.h>

namespace sudoku {

/// A set of digits in nine bits. Iterates in ascending order. A plain value: threads may share it as they may
/// share an int.
class DigitSet {
 public:
  class Iterator {
   public:
    using value_type = Digit;
    using difference_type = std::ptrdiff_t;
    using iterator_category = std::input_iterator_tag;

    constexpr Iterator() = default;
    constexpr explicit Iterator(std::uint16_t rest) : m_rest(rest) {}
    constexpr Digit operator*() const { return Digit(std::countr_zero(m_rest) + 1); }
    constexpr Iterator& operator++() {
      m_rest = static_cast<std::uint16_t>(m_rest & (m_rest - 1));
      return *this;
    }
    constexpr Iterator operator++(int) {
      const Iterator before = *this;
      ++*this;
      return before;
    }
    friend constexpr bool operator==(Iterator, Iterator) = default;

   private:
    std::uint16_t m_rest = 0;
  };

  constexpr DigitSet() = default;
  constexpr DigitSet(std::initializer_list<Digit> digits) {
    for (const Digit digit : digits) add(digit);
  }
  /// Bit n stands for digit n + 1; bits above the ninth are dropped.
  static constexpr DigitSet fromBits(unsigned bits) {
    DigitSet set;
    set.m_bits = static_cast<std::uint16_t>(bits & 0x1FFU);
    return set;
  }
  static constexpr DigitSet all() { return fromBits(0x1FFU); }

  constexpr unsigned bits() const { return m_bits; }
  constexpr int size() const { return detail::bitCount(m_bits); }
  constexpr bool isEmpty() const { return m_bits == 0; }
  constexpr bool contains(Digit digit) const { return (m_bits >> digit.index() & 1U) != 0; }
  /// The lowest digit. Precondition: the set is not empty.
  constexpr Digit first() const { return *begin(); }

  constexpr void add(Digit digit) { m_bits = static_cast<std::uint16_t>(m_bits | 1U << digit.index()); }
  constexpr void remove(Digit digit) { m_bits = static_cast<std::uint16_t>(m_bits & ~(1U << digit.index())); }
  constexpr void toggle(Digit digit) { m_bits = static_cast<std::uint16_t>(m_bits ^ 1U << digit.index()); }

  constexpr Iterator begin() const { return Iterator(m_bits); }
  constexpr Iterator end() const { return {}; }

  friend constexpr DigitSet operator|(DigitSet a, DigitSet b) { return fromBits(a.bits() | b.bits()); }
  friend constexpr DigitSet operator&(DigitSet a, DigitSet b) { return fromBits(a.bits() & b.bits()); }
  /// The digits that are in a and not in b.
  friend constexpr DigitSet operator-(DigitSet a, DigitSet b) { return fromBits(a.bits() & ~b.bits()); }
  friend constexpr bool operator==(DigitSet, DigitSet) = default;

 private:
  std::uint16_t m_bits = 0;
};

/// The digits 1-9, to iterate over.
constexpr DigitSet allDigits() {
  return DigitSet::all();
}

}  // namespace sudoku
