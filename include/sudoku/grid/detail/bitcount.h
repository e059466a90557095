#pragma once

#include <cstdint>

/// For the headers of the library alone: no part of what it offers.
namespace sudoku::detail {

/// How many bits are set. May be called from any thread. In line: std::popcount is a call of the compiler's
/// library where not every processor can count. By halves, quarters and so on, as in Warren, Hacker's
/// Delight, 5-1.
constexpr int bitCount(std::uint64_t bits) {
  bits -= bits >> 1U & 0x5555555555555555U;
  bits = (bits & 0x3333333333333333U) + (bits >> 2U & 0x3333333333333333U);
  bits = (bits + (bits >> 4U)) & 0x0F0F0F0F0F0F0F0FU;
  return static_cast<int>(bits * 0x0101010101010101U >> 56U);
}

/// Whether just one bit is set. In line: std::has_single_bit counts them all.
constexpr bool hasOneBit(std::uint64_t bits) {
  return bits != 0 && (bits & (bits - 1)) == 0;
}

}  // namespace sudoku::detail
