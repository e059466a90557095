#pragma once

#include <array>
#include <vector>

#include <sudoku/logic/step.h>

#include "state.h"

namespace sudoku::techniques {

/// An almost locked set and what its digits see.
struct Als {
  CellSet cells;
  DigitSet digits;
  std::array<CellSet, kDigitCount> places;  ///< its cells with a digit
  std::array<CellSet, kDigitCount> seen;    ///< candidates of a digit that all of those see
  CellSet reach;                            ///< all that is seen by some digit

  CellSet placesOf(Digit digit) const { return places[static_cast<std::size_t>(digit.index())]; }
  CellSet seenBy(Digit digit) const { return seen[static_cast<std::size_t>(digit.index())]; }
  DigitCells toDigitCells() const { return {cells, digits}; }
};

/// How many links a set of so many cells, or digits, counts for in the length of a chain.
constexpr int linksOfLockedSet(int size) {
  return size <= 1 ? 0 : size == 2 ? 1 : (size - 1) * 2;
}

/// House by house, and in a house by its cells: the order in which HoDoKu numbers them.
std::vector<Als> findAlses(const State& state);

/// The digits that at most one of two sets can hold: all their places in both see each other.
DigitSet restrictedCommons(const Als& a, const Als& b, bool mayOverlap);

}  // namespace sudoku::techniques
