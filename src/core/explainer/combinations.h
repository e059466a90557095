#pragma once

#include <array>

#include "regions.h"

namespace sudoku::explainer {

namespace detail {

constexpr int binomial(int n, int k) {
  int result = 1;
  for (int i = 1; i <= k; ++i) result = result * (n - k + i) / i;
  return result;
}

template <int size>
constexpr auto makeCombinations() {
  std::array<Mask, at(binomial(kDigitCount, size))> masks{};
  std::size_t count = 0;
  for (unsigned bits = 0; bits < 1U << kDigitCount; ++bits)
    if (std::popcount(bits) == size) masks[count++] = static_cast<Mask>(bits);
  return masks;
}

}  // namespace detail

/// The sets of that many among nine, in the order of their binary numbers: 12, 13, 23, 14, …
template <int size>
inline constexpr auto kCombinations = detail::makeCombinations<size>();

/// Calls `use` with the sets of that many of a set, in the same order, until it answers true; that is also
/// the result. The further ones come in lower places than the first.
template <int size, typename Use>
bool forEachCombination(Mask from, Use use, Mask chosen = 0) {
  if constexpr (size == 0) {
    return use(chosen);
  } else {
    bool isDone = false;
    for (const int place : Bits(from)) {
      isDone = forEachCombination<size - 1>(static_cast<Mask>(from & (bitOf(place) - 1)), use,
                                            static_cast<Mask>(chosen | bitOf(place)));
      if (isDone) break;
    }
    return isDone;
  }
}

}  // namespace sudoku::explainer
