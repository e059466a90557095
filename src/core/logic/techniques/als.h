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
  std::array<CellSet, kDigitCount> places;  ///< the cells of the set that have a digit
  /// By digit, the candidates that see all places of the digit in the set.
  std::array<CellSet, kDigitCount> seen;
  CellSet reach;  ///< all candidates that see all places of their digit in the set

  CellSet placesOf(Digit digit) const { return places[static_cast<std::size_t>(digit.index())]; }
  CellSet seenBy(Digit digit) const { return seen[static_cast<std::size_t>(digit.index())]; }
  /// Whether all places of a digit in both sets see each other, so that at most one of the sets can hold it.
  /// Precondition: both have the digit.
  bool restricts(const Als& other, Digit digit) const {
    return (other.placesOf(digit) - seenBy(digit)).isEmpty();
  }
  DigitCells toDigitCells() const { return {cells, digits}; }
};

/// How many links a locked set of that many cells, or digits, counts for in the length of a chain.
constexpr int linksOfLockedSet(int size) {
  return size <= 1 ? 0 : size == 2 ? 1 : (size - 1) * 2;
}

/// Calls `visit` with sets of the cells and with all digits that they can hold, until it returns true: in the
/// order of their cells, each before the sets that contain it. Returns whether it did.
template <typename Visit>
bool visitCellSets(const State& state, CellSet cells, const Visit& visit, CellSet set = {},
                   DigitSet digits = {}) {
  for (const Cell cell : cells) {
    cells.remove(cell);
    const CellSet more = set | CellSet{cell};
    const DigitSet all = digits | state.at(cell);
    if (visit(more, all) || visitCellSets(state, cells, visit, more, all)) return true;
  }
  return false;
}

/// All almost locked sets in the order in which HoDoKu numbers them: house by house, and in a house by its
/// cells.
std::vector<Als> findAlses(const State& state);

/// The digits that at most one of two sets can hold.
DigitSet restrictedCommons(const Als& a, const Als& b, bool mayOverlap);

}  // namespace sudoku::techniques
