#pragma once

#include <array>
#include <cstdint>

#include "masks.h"

namespace sudoku::patterns {

/// The order in which a program goes through sets. SudokuExplainer: by their binary numbers (12, 13, 23, 14,
/// …), with items that have at least two options. Hodoku: in alphabetical order of their items (12, 13, 14,
/// 23, …), where one option is enough.
enum class SetRule : std::uint8_t { SudokuExplainer, Hodoku };

/// Calls `use`, in the calling thread, with each set of `size` items (such as cells) whose masks (such as the
/// cells' candidates) together have exactly `size` bits, and with these bits. Goes through the sets in the
/// order of the program that `rule` names, until `use` returns true; returns whether it did. `from` has the
/// items to choose from; a set is extended by lower items, or by higher ones for Hodoku.
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

/// Calls `use` with each set of `size` out of nine items (such as the cells of a house) whose masks (such as
/// the cells' candidates) together have exactly `size` bits, and with these bits. Goes through the sets in
/// the order of the program that `rule` names, until `use` returns true; returns whether it did. Items with
/// more bits, or with fewer than this program needs, are left out.
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
