#pragma once

#include <cassert>
#include <compare>
#include <cstdint>

namespace sudoku {

/// The number of digits, which is also the number of cells in a house.
inline constexpr int kDigitCount = 9;

/// One of the digits 1-9. An empty std::optional<Digit> stands for "no digit". A plain value: threads may
/// share it as they may share an int.
class Digit {
 public:
  /// Precondition: 1 <= value <= 9.
  constexpr explicit Digit(int value) : m_value(static_cast<std::uint8_t>(value)) {
    assert(value >= 1 && value <= kDigitCount);
  }

  constexpr int value() const { return m_value; }
  /// The digit counted from 0 to 8, as an index into tables.
  constexpr int index() const { return m_value - 1; }
  constexpr char toChar() const { return static_cast<char>('0' + m_value); }

  friend constexpr auto operator<=>(Digit, Digit) = default;

 private:
  std::uint8_t m_value;
};

}  // namespace sudoku
