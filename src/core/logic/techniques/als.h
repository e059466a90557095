#pragma once

#include <array>
#include <vector>

#include <sudoku/logic/step.h>

#include "state.h"

namespace sudoku::techniques {

/// An almost locked set, and the candidates that its digits see.
struct Als {
  CellSet cells;
  DigitSet digits;
  std::array<CellSet, kDigitCount> places;  ///< for each digit, the cells of the set that have it
  /// For each digit, the candidates that see all places of the digit in the set.
  std::array<CellSet, kDigitCount> seen;
  CellSet reach;  ///< all candidates that see every place of their digit in the set

  CellSet placesOf(Digit digit) const { return places[static_cast<std::size_t>(digit.index())]; }
  CellSet seenBy(Digit digit) const { return seen[static_cast<std::size_t>(digit.index())]; }
  /// Whether all places of a digit in both sets see each other, so that at most one of the sets can hold it.
  /// Precondition: both sets have the digit.
  bool restricts(const Als& other, Digit digit) const {
    return (other.placesOf(digit) - seenBy(digit)).isEmpty();
  }
  DigitCells toDigitCells() const { return {cells, digits}; }
};

/// The number of links that a locked set of `size` cells or digits counts for in the length of a chain.
constexpr int linksOfLockedSet(int size) {
  return size <= 1 ? 0 : size == 2 ? 1 : (size - 1) * 2;
}

/// Calls `visit` with each set of the cells and with all candidates in it, until it returns true; returns
/// whether it did. Sets come in the order of their cells, each before the sets that extend it.
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

/// All almost locked sets in HoDoKu's order: house by house, and within a house in the order of the cells.
std::vector<Als> findAlses(const State& state);

/// The digits that at most one of two almost locked sets can hold.
DigitSet restrictedCommons(const Als& a, const Als& b, bool mayOverlap);

}  // namespace sudoku::techniques
