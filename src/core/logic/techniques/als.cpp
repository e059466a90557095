#include "als.h"

#include <algorithm>

namespace sudoku::techniques {
namespace {

Als toAls(const State& state, CellSet cells, DigitSet digits) {
  Als als{cells, digits, {}, {}, {}};
  for (const Digit digit : digits) {
    const CellSet places = cells & state.cellsOf(digit);
    const CellSet seen = (commonPeersOf(places) & state.cellsOf(digit)) - cells;
    als.places[static_cast<std::size_t>(digit.index())] = places;
    als.seen[static_cast<std::size_t>(digit.index())] = seen;
    als.reach |= seen;
  }
  return als;
}

}  // namespace

std::vector<Als> findAlses(const State& state) {
  std::vector<Als> found;
  for (const House house : allHouses())
    visitCellSets(state, cellsOf(house) & state.openCells(), [&](CellSet cells, DigitSet digits) {
      const auto isKnown = [&](const Als& als) { return als.cells == cells; };
      if (digits.size() == cells.size() + 1 && std::none_of(found.begin(), found.end(), isKnown))
        found.push_back(toAls(state, cells, digits));
      return false;
    });
  return found;
}

DigitSet restrictedCommons(const Als& a, const Als& b, bool mayOverlap) {
  DigitSet digits;
  if (!mayOverlap && !(a.cells & b.cells).isEmpty()) return digits;
  for (const Digit digit : a.digits& b.digits)
    if (a.restricts(b, digit)) digits.add(digit);
  return digits;
}

}  // namespace sudoku::techniques
