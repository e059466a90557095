#pragma once

#include "regions.h"

namespace sudoku::explainer {

/// Calls `use` with the sets of `size` items whose masks have just as many bits together, and with these
/// bits, in the order of the sets' binary numbers (12, 13, 23, 14, …), until it answers true; that is also
/// the result. The items are numbers in `from`; the further ones come in lower places than the first.
template <int size, int left = size, typename Use>
bool forEachLockedSet(const std::array<Mask, kDigitCount>& masks, Mask from, Use use, Mask chosen = 0,
                      Mask together = 0) {
  if constexpr (left == 0) {
    return countOf(together) == size && use(chosen, together);
  } else {
    bool isDone = false;
    for (const int item : Bits(from)) {
      const Mask more = static_cast<Mask>(together | masks[at(item)]);
      if (countOf(more) > size) continue;
      isDone = forEachLockedSet<size, left - 1>(masks, static_cast<Mask>(from & (bitOf(item) - 1)), use,
                                                static_cast<Mask>(chosen | bitOf(item)), more);
      if (isDone) break;
    }
    return isDone;
  }
}

}  // namespace sudoku::explainer
