#include "als.h"

#include <algorithm>

namespace sudoku::techniques {
namespace {

class AlsFinder {
 public:
  explicit AlsFinder(const State& state) : m_state(state) {}

  std::vector<Als> find() {
    for (const House house : allHouses()) {
      m_cells.clear();
      for (const Cell cell : cellsOf(house) & m_state.openCells()) m_cells.push_back(cell);
      extend(0, {}, {});
    }
    return std::move(m_found);
  }

 private:
  void extend(std::size_t first, CellSet cells, DigitSet digits) {
    if (cells.size() == kDigitCount - 1) return;
    for (std::size_t next = first; next < m_cells.size(); ++next) {
      CellSet more = cells;
      more.add(m_cells[next]);
      const DigitSet all = digits | m_state.at(m_cells[next]);
      if (all.size() == more.size() + 1) add(more, all);
      extend(next + 1, more, all);
    }
  }

  void add(CellSet cells, DigitSet digits) {
    if (std::any_of(m_found.begin(), m_found.end(), [&](const Als& als) { return als.cells == cells; }))
      return;
    Als als{cells, digits, {}, {}, {}};
    for (const Digit digit : digits) {
      const CellSet places = cells & m_state.cellsOf(digit);
      const CellSet seen = (commonPeersOf(places) & m_state.cellsOf(digit)) - cells;
      als.places[static_cast<std::size_t>(digit.index())] = places;
      als.seen[static_cast<std::size_t>(digit.index())] = seen;
      als.reach |= seen;
    }
    m_found.push_back(als);
  }

  const State& m_state;
  std::vector<Cell> m_cells;
  std::vector<Als> m_found;
};

}  // namespace

std::vector<Als> findAlses(const State& state) {
  return AlsFinder(state).find();
}

DigitSet restrictedCommons(const Als& a, const Als& b, bool mayOverlap) {
  const CellSet shared = a.cells & b.cells;
  DigitSet digits;
  if (!mayOverlap && !shared.isEmpty()) return digits;
  for (const Digit digit : a.digits& b.digits) {
    const CellSet places = a.placesOf(digit) | b.placesOf(digit);
    if (!(places & shared).isEmpty()) continue;
    const CellSet inReach = (a.seenBy(digit) | a.placesOf(digit)) & (b.seenBy(digit) | b.placesOf(digit));
    if ((places - inReach).isEmpty()) digits.add(digit);
  }
  return digits;
}

}  // namespace sudoku::techniques
