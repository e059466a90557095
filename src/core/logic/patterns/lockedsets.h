#pragma once

#include <array>
#include <cstdint>

#include "masks.h"

namespace sudoku::patterns {

/// The order in which a program goes through sets. SudokuExplainer: by their binary numbers (12, 13, 23, 14,
/// …), each item with two options or more. Hodoku: by their items (12, 13, 14, 23, …), where one option is
/// enough.
enum class SetRule : std::uint8_t { SudokuExplainer, Hodoku };

/// Calls `use`, in the thread of the caller, with each set of `size` items whose masks have just as many bits
/// together, and with these bits: in the order of a program, until `use` returns true. Returns whether it
/// did. The items are numbers in `from`; a set is extended by items in lower places, or with HoDoKu in higher
/// ones.
template <int size, SetRule rule, int left = size, typename Use>
bool forEachLockedSet(const std::array<Mask, kDigitCount>& masks, Mask from, Use use, Mask chosen = 0,
                      Mask together = 0) {
  if constexpr (left == 0) {
    return countOf(together) == size && use(chosen, together);
  } else {
    bool isDone = false;
    for (const int item : Bits(from)) {
      const Mask more = static_cast<Mask>(together | masks[at(item)]);
      if (countOf(more) > size) continue;
      const unsigned lower = bitOf(item) - 1U;
      const unsigned rest = rule == SetRule::SudokuExplainer ? lower : ~lower << 1U;
      isDone = forEachLockedSet<size, rule, left - 1>(masks, static_cast<Mask>(from & rest), use,
                                                      static_cast<Mask>(chosen | bitOf(item)), more);
      if (isDone) break;
    }
    return isDone;
  }
}

/// Calls `use` with each set of `size` items, out of all nine, whose masks have just as many bits together,
/// and with these bits, as the function above does. Items with more bits, or with fewer than the program
/// looks at, are left out.
template <int size, SetRule rule = SetRule::SudokuExplainer, typename Use>
bool forEachLockedSet(const std::array<Mask, kDigitCount>& masks, Use use) {
  constexpr int kLeast = rule == SetRule::SudokuExplainer ? 2 : 1;
  Mask members = 0;
  for (int item = 0; item < kDigitCount; ++item) {
    const int count = countOf(masks[at(item)]);
    if (count >= kLeast && count <= size) members = static_cast<Mask>(members | bitOf(item));
  }
  return forEachLockedSet<size, rule>(masks, members, use);
}

}  // namespace sudoku::patterns
