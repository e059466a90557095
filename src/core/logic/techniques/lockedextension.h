#pragma once

#include <cstddef>
#include <span>

#include "state.h"

namespace sudoku::techniques {

/// The sets of some cells that hold, together with some digits, one digit more than they have cells: a
/// further cell that is known to hold one of those digits locks them. Each goes to a function that says
/// whether the search is over, in the order of their cells and before those that contain it; so does
/// visitLockedExtensions.
template <typename Visit>
bool visitLockedExtensions(const State& state, std::span<const Cell> cells, DigitSet digits,
                           const Visit& visit, CellSet set = {}) {
  if (!set.isEmpty() && digits.size() == set.size() + 1 && visit(set, digits)) return true;
  for (std::size_t next = 0; next < cells.size(); ++next) {
    CellSet more = set;
    more.add(cells[next]);
    if (visitLockedExtensions(state, cells.subspan(next + 1), digits | state.at(cells[next]), visit, more))
      return true;
  }
  return false;
}

}  // namespace sudoku::techniques
