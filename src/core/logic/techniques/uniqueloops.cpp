#include <algorithm>
#include <optional>
#include <vector>

#include "finders.h"
#include "lockedextension.h"
#include "logic/chains/loopsearch.h"

namespace sudoku::techniques {
namespace {

/// Loops of six and more cells that would all hold the same two digits, which could then be swapped. Unique
/// rectangles are the loops of four.
class UniqueLoops {
 public:
  explicit UniqueLoops(Search& search) : m_search(search), m_state(search.state) {}

  void find() {
    chains::LoopSearch search(m_state.position(), chains::LoopRule::Complete);
    for (const Cell cell : m_state.openCells()) {
      if (m_state.at(cell).size() != 2) continue;
      for (const chains::Loop& loop : search.loopsThrough(cell.index()))
        if (loop.cells.size() >= 6 && !isKnown(loop.cellSet()) && judge(loop)) return;
    }
  }

 private:
  /// Each loop comes up from each of its cells, and in both directions.
  bool isKnown(CellSet cells) {
    if (std::find(m_known.begin(), m_known.end(), cells) != m_known.end()) return true;
    m_known.push_back(cells);
    return false;
  }

  bool judge(const chains::Loop& loop) {
    m_cells = loop.cellSet();
    m_digits = m_state.at(Cell(loop.cells.front()));
    m_extraCells = {};
    m_extra = {};
    for (const Cell cell : m_cells) {
      const DigitSet extra = m_state.at(cell) - m_digits;
      if (extra.isEmpty()) continue;
      m_extraCells.add(cell);
      m_extra = m_extra | extra;
    }
    if (m_search.isStopped()) return true;
    if (m_extraCells.isEmpty()) return false;
    if (m_extraCells.hasOne()) return takeType1();
    if (m_extra.size() == 1 && takeType2()) return true;
    // Of a loop no house has more than two cells, and these types need all with more in one.
    return takeType3() || takeType4();
  }

  /// The one cell with more has one of the others.
  bool takeType1() {
    Step step = begin();
    for (const Digit digit : m_digits) eliminate(step, digit, m_extraCells & m_state.cellsOf(digit));
    return m_search.takeEliminating(std::move(step));
  }

  /// The one other digit must be in one of the cells that have it.
  bool takeType2() {
    Step step = begin();
    eliminate(step, m_extra.first(), commonPeersOf(m_extraCells) & m_state.cellsOf(m_extra.first()));
    return m_search.takeEliminating(std::move(step));
  }

  /// One of the other digits stands in one of two cells: with further cells of a house it makes a naked set.
  bool takeType3() {
    const auto houses = housesOf(m_extraCells.first());
    return std::any_of(houses.begin(), houses.end(), [this](House house) { return takeType3(house); });
  }

  bool takeType3(House house) {
    if (!(m_extraCells - cellsOf(house)).isEmpty()) return false;
    const CellSet others = (cellsOf(house) & m_state.openCells()) - m_extraCells;
    const std::vector<Cell> cells(others.begin(), others.end());
    return visitLockedExtensions(m_state, cells, m_extra, [&](CellSet set, DigitSet digits) {
      Step step = begin(DigitCells{set, digits});
      for (const Digit digit : digits) eliminate(step, digit, (others - set) & m_state.cellsOf(digit));
      return m_search.takeEliminating(std::move(step));
    });
  }

  /// One of the digits must be in one of two cells, so that the other is in neither. Were it both, the two
  /// could be swapped.
  bool takeType4() {
    for (const Digit digit : m_digits) {
      const Digit other = (m_digits - DigitSet{digit}).first();
      for (const House house : housesOf(m_extraCells.first())) {
        if (m_state.cellsOf(digit, house) != m_extraCells) continue;
        Step step = begin();
        eliminate(step, other, m_extraCells & m_state.cellsOf(other));
        return m_search.takeEliminating(std::move(step));
      }
    }
    return false;
  }

  Step begin(std::optional<DigitCells> set = std::nullopt) const {
    return {Technique::UniqueLoop, reason::UniqueLoop{m_cells, m_digits, set}};
  }

  Search& m_search;
  const State& m_state;
  std::vector<CellSet> m_known;
  CellSet m_cells;
  DigitSet m_digits;
  CellSet m_extraCells;  ///< of the loop, with candidates besides
  DigitSet m_extra;      ///< those candidates
};

}  // namespace

void findUniqueLoops(Search& search) {
  if (search.options.isUnique) UniqueLoops(search).find();
}

}  // namespace sudoku::techniques
