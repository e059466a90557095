#include <algorithm>
#include <array>
#include <optional>
#include <vector>

#include "finders.h"
#include "lockedextension.h"

namespace sudoku::techniques {
namespace {

/// Bivalue universal graves with several candidates too many: without those each open cell would have two
/// candidates and each digit two places in each house, and such a grid has no or several solutions. So one of
/// them must be true.
class Bugs {
 public:
  explicit Bugs(Search& search) : m_search(search), m_state(search.state) {}

  void find() {
    if (!collectExtra() || !isBug() || m_cells.hasOne()) return;
    switch (m_search.wanted()) {
      case Technique::BugType2:
        takeType2();
        break;
      case Technique::BugType3:
        takeType3();
        break;
      default:
        takeType4();
    }
  }

 private:
  CellSet& extra(Digit digit) { return m_extra[static_cast<std::size_t>(digit.index())]; }
  const CellSet& extra(Digit digit) const { return m_extra[static_cast<std::size_t>(digit.index())]; }

  /// Where a digit has more than two places, the one in a cell with more than two candidates is too many.
  bool collectExtra() {
    CellSet large;
    for (const Cell cell : m_state.openCells())
      if (m_state.at(cell).size() > 2) large.add(cell);
    for (const House house : allHouses()) {
      for (const Digit digit : allDigits()) {
        const CellSet places = m_state.cellsOf(digit, house);
        if (places.isEmpty() || places.size() == 2) continue;
        const CellSet inLarge = places & large;
        if (inLarge.isEmpty()) return false;
        if (!inLarge.hasOne()) continue;
        extra(digit) |= inLarge;
        m_cells |= inLarge;
        m_digits.add(digit);
      }
    }
    return !m_cells.isEmpty();
  }

  bool isBug() const {
    for (const Cell cell : m_state.openCells()) {
      int count = 0;
      for (const Digit digit : m_state.at(cell)) count += extra(digit).contains(cell) ? 0 : 1;
      if (count != 2) return false;
    }
    for (const House house : allHouses())
      for (const Digit digit : allDigits()) {
        const CellSet places = m_state.cellsOf(digit, house) - extra(digit);
        if (!places.isEmpty() && places.size() != 2) return false;
      }
    return true;
  }

  /// One and the same digit too many.
  void takeType2() {
    if (m_digits.size() != 1) return;
    Step step = begin();
    eliminate(step, m_digits.first(), commonPeersOf(m_cells) & m_state.cellsOf(m_digits.first()));
    m_search.takeEliminating(std::move(step));
  }

  /// With further cells of a house the digits too many make a naked set.
  void takeType3() {
    if (m_digits.size() < 2) return;
    for (const House house : housesOf(m_cells.first())) {
      if (!(m_cells - cellsOf(house)).isEmpty()) continue;
      const CellSet others = (cellsOf(house) & m_state.openCells()) - m_cells;
      const std::vector<Cell> cells(others.begin(), others.end());
      const auto takeSet = [&](CellSet set, DigitSet digits) {
        Step step = begin(DigitCells{set, digits});
        for (const Digit digit : digits) eliminate(step, digit, (others - set) & m_state.cellsOf(digit));
        return m_search.takeEliminating(std::move(step));
      };
      if (visitLockedExtensions(m_state, cells, m_digits, takeSet)) return;
    }
  }

  /// Two cells of a house share a digit that is not too many. One of them holds it, the other has to have
  /// what is too many; so what else they have goes.
  void takeType4() {
    if (m_cells.size() != 2) return;
    const Cell first = m_cells.first();
    const Cell second = *++m_cells.begin();
    const DigitSet shared = (m_state.at(first) & m_state.at(second)) - m_digits;
    if (shared.size() != 1 || !peersOf(first).contains(second)) return;
    Step step = begin();
    for (const Cell cell : m_cells)
      for (const Digit digit : m_state.at(cell) - shared)
        if (!extra(digit).contains(cell)) step.eliminations.push_back({cell, digit});
    m_search.takeEliminating(std::move(step));
  }

  Step begin(std::optional<DigitCells> set = std::nullopt) const {
    return {m_search.wanted(), reason::Bug{m_cells, m_digits, set}};
  }

  Search& m_search;
  const State& m_state;
  std::array<CellSet, kDigitCount> m_extra;
  CellSet m_cells;
  DigitSet m_digits;
};

}  // namespace

void findBugs(Search& search) {
  if (search.options.isUnique) Bugs(search).find();
}

}  // namespace sudoku::techniques
