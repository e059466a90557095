#include <algorithm>
#include <utility>
#include <vector>

#include "finders.h"
#include "logic/chains/loopsearch.h"
#include "loophints.h"

namespace sudoku::explainer {
namespace {

class UniqueLoops {
 public:
  explicit UniqueLoops(const Position& position) : m_position(position), m_hints(position) {}

  /// What the loop allows depends on its cells with more than the two digits.
  void addHints(const Loop& loop) {
    m_extraCells.clear();
    for (const int cell : loop.cells)
      if (countOf(m_position.digits(cell)) > 2) m_extraCells.push_back(cell);
    if (m_extraCells.empty() || isKnown(loop)) return;
    if (m_extraCells.size() == 1)
      m_hints.addType1(loop, m_extraCells.front());
    else if (m_extraCells.size() == 2)
      addOfTwo(loop, m_extraCells[0], m_extraCells[1]);
    else
      m_hints.addType2(loop, m_extraCells);
  }

  std::optional<Hint> easiest() const { return m_hints.easiest(); }

 private:
  /// Found from another cell or the other way round, with its cells with more in the same order.
  bool isKnown(const Loop& loop) {
    const std::pair key(loop.cellSet(), m_extraCells.front());
    if (std::find(m_known.begin(), m_known.end(), key) != m_known.end()) return true;
    m_known.push_back(key);
    return false;
  }

  void addOfTwo(const Loop& loop, int first, int second) {
    const Mask extra = without(m_position.digits(first) | m_position.digits(second), loop.digits);
    if (countOf(extra) == 1)
      m_hints.addType2(loop, m_extraCells);
    else
      m_hints.addType3(loop, first, second);
    m_hints.addType4(loop, first, second);
  }

  const Position& m_position;
  LoopHints m_hints;
  std::vector<std::pair<CellSet, int>> m_known;
  std::vector<int> m_extraCells;
};

}  // namespace

std::optional<Hint> findUniqueLoop(const Position& position) {
  UniqueLoops loops(position);
  LoopSearch search(position, LoopRule::SudokuExplainer);
  for (int cell = 0; cell < kCellCount; ++cell)
    if (countOf(position.digits(cell)) == 2)
      for (const Loop& loop : search.loopsThrough(cell)) loops.addHints(loop);
  return loops.easiest();
}

}  // namespace sudoku::explainer
