#pragma once

#include <cstdint>

/// Helpers for the headers of the library, not part of its interface.
namespace sudoku::detail {

/// The number of set bits. May be called from any thread. Used instead of std::popcount, which calls a
/// function of the compiler's library on processors without an instruction for it. Sums neighbouring groups
/// of bits, as in Warren, Hacker's Delight, 5-1.
constexpr int bitCount(std::uint64_t bits) {
  bits -= bits >> 1U & 0x5555555555555555U;
  bits = (bits & 0x3333333333333333U) + (bits >> 2U & 0x3333333333333333U);
  bits = (bits + (bits >> 4U)) & 0x0F0F0F0F0F0F0F0FU;
  return static_cast<int>(bits * 0x0101010101010101U >> 56U);
}

/// Whether exactly one bit is set. Faster than std::has_single_bit, which counts all bits.
constexpr bool hasOneBit(std::uint64_t bits) {
  return bits != 0 && (bits & (bits - 1)) == 0;
}

}  // namespace sudoku::detail
