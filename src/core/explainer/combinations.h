#pragma once

#include "regions.h"

namespace sudoku::explainer {

/// Calls `use` with the sets of that many of a set, in the order of their binary numbers (12, 13, 23, 14, …),
/// until it answers true; that is also the result. The further ones come in lower places than the first.
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
