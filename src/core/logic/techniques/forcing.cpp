#include <algorithm>
#include <array>
#include <optional>
#include <utility>
#include <vector>

#include "finders.h"
#include "tables.h"

namespace sudoku::techniques {
namespace {

int lengthOf(const Step& step) {
  return std::get<reason::Proof>(step.reason).length;
}

/// Compares two steps by forcing chains in HoDoKu's order: placements first, by cell; then eliminations, by
/// cell and digit; shorter chains first.
bool forcingComesBefore(const Step& a, const Step& b) {
  if (a.placements.empty() != b.placements.empty()) return !a.placements.empty();
  if (!a.placements.empty()) {
    const Cell first = a.placements.front().cell;
    const Cell second = b.placements.front().cell;
    if (first != second) return first < second;
    return a.technique == b.technique && lengthOf(a) < lengthOf(b);
  }
  const auto [firstCell, firstDigit] = a.eliminations.front();
  const auto [secondCell, secondDigit] = b.eliminations.front();
  if (firstCell != secondCell) return firstCell < secondCell;
  if (firstDigit != secondDigit) return firstDigit < secondDigit;
  return lengthOf(a) < lengthOf(b);
}

/// Finds HoDoKu's forcing chains or nets: assumptions that lead to a contradiction, and conclusions that
/// follow from each of several assumptions of which one must be true.
class ForcingFinder {
 public:
  ForcingFinder(Search& search, bool isNet)
      : m_search(search),
        m_state(search.state),
        m_tables(search, isNet ? Reach::Nets : Reach::LinksAndGroups),
        m_isNet(isNet),
        m_list(search, lengthOf) {
    for (const Digit digit : allDigits())
      m_allowed[static_cast<std::size_t>(digit.index())] = m_state.allowedCellsOf(digit);
  }

  void find() {
    for (const Cell cell : m_state.openCells()) {
      if (m_search.isStopped()) return;
      for (const Digit digit : m_state.at(cell))
        for (const bool isOn : {true, false}) contradict(nodeOf(cell, digit, isOn));
    }
    for (const Cell cell : m_state.openCells()) {
      if (m_search.isStopped()) return;
      for (const Digit digit : m_state.at(cell))
        agree({nodeOf(cell, digit, true), nodeOf(cell, digit, false)}, {cell});
    }
    for (const Cell cell : m_state.openCells()) {
      std::vector<NodeId> starts;
      for (const Digit digit : m_state.at(cell)) starts.push_back(nodeOf(cell, digit, true));
      agree(starts);
    }
    for (const House house : allHouses()) {
      if (m_search.isStopped()) return;
      for (const Digit digit : allDigits())
        if (const CellSet places = m_state.cellsOf(digit, house); !places.isEmpty())
          agree(nodesOf(places, digit, true));
    }
    std::stable_sort(m_list.steps().begin(), m_list.steps().end(), forcingComesBefore);
    m_search.takeEach(std::move(m_list.steps()));
  }

 private:
  static std::vector<NodeId> nodesOf(CellSet cells, Digit digit, bool isOn) {
    std::vector<NodeId> nodes;
    for (const Cell cell : cells) nodes.push_back(nodeOf(cell, digit, isOn));
    return nodes;
  }

  /// Calls `visit` for each digit and each house, with the cells of the digit in that house.
  template <typename Visit>
  static void visitHouses(const std::array<CellSet, kDigitCount>& cellsOfDigits, const Visit& visit) {
    for (const House first : {House::row(0), House::column(0), House::box(0)}) {
      for (const Digit digit : allDigits()) {
        const CellSet all = cellsOfDigits[static_cast<std::size_t>(digit.index())];
        if (all.isEmpty()) continue;
        for (int number = 0; number < 9; ++number) {
          const House house(first.index() + number);
          visit(house, digit, all & cellsOf(house));
        }
      }
    }
  }

  void contradict(NodeId start) {
    const Table& table = m_tables.of(start);
    const NodeId opposite = oppositeOf(start);
    if (table.contains(opposite)) refuteIn(m_tables.cellOf(start), start, {opposite});
    for (const Digit digit : allDigits()) {
      const CellSet both = table.on(digit) & table.off(digit);
      if (both.isEmpty()) continue;
      const Cell cell = both.first();
      refuteIn(cell, start, {nodeOf(cell, digit, false), nodeOf(cell, digit, true)});
    }
    for (const Digit a : allDigits()) {
      for (const Digit b : allDigits()) {
        const CellSet both = table.on(a) & table.on(b);
        if (b <= a || both.isEmpty()) continue;
        refuteIn(both.first(), start, {nodeOf(both.first(), a, true), nodeOf(both.first(), b, true)});
      }
    }
    // Further contradictions: a digit twice in a house, a cell without candidates, a house without a place
    // for a digit.
    visitHouses(table.on(), [&](House house, Digit digit, CellSet cells) {
      if (cells.size() > 1) refuteIn(house, start, nodesOf(cells, digit, true));
    });
    emptyCells(start, table);
    visitHouses(m_allowed, [&](House house, Digit digit, CellSet cells) {
      if (!cells.isEmpty() && (cells - table.off(digit)).isEmpty())
        refuteIn(house, start, nodesOf(cells, digit, false));
    });
  }

  void emptyCells(NodeId start, const Table& table) {
    CellSet cells = m_state.openCells();
    for (const Digit digit : allDigits()) {
      cells -= m_state.cellsOf(digit) - table.off(digit);
      cells -= table.on(digit);
    }
    for (const Cell cell : cells) {
      std::vector<NodeId> ends;
      for (const Digit digit : m_state.at(cell)) ends.push_back(nodeOf(cell, digit, false));
      refuteIn(cell, start, ends);
    }
  }

  /// Adds the step that the opposite of an assumption is true, because the assumption leads to a
  /// contradiction.
  void refuteIn(Cell cell, NodeId start, const std::vector<NodeId>& ends) {
    take(contradiction(), oppositeOf(start), reason::Proof{std::nullopt, cell}, {start}, ends);
  }
  void refuteIn(House house, NodeId start, const std::vector<NodeId>& ends) {
    take(contradiction(), oppositeOf(start), reason::Proof{house}, {start}, ends);
  }

  /// Adds the steps for conclusions that follow from each node in `starts`, one of which must be true.
  /// Conclusions in the cells of `but` are left out.
  void agree(const std::vector<NodeId>& starts, CellSet but = {}) {
    for (const Digit digit : allDigits()) {
      CellSet on = CellSet::all() - but;
      CellSet off = CellSet::all() - but;
      for (const NodeId start : starts) {
        on &= m_tables.of(start).on(digit);
        off &= m_tables.of(start).off(digit);
      }
      for (const Cell cell : on) conclude(starts, nodeOf(cell, digit, true));
      for (const Cell cell : off) conclude(starts, nodeOf(cell, digit, false));
    }
  }

  void conclude(const std::vector<NodeId>& starts, NodeId end) {
    take(m_isNet ? Technique::ForcingNetVerity : Technique::ForcingChainVerity, end, {}, starts, {end});
  }

  Technique contradiction() const {
    return m_isNet ? Technique::ForcingNetContradiction : Technique::ForcingChainContradiction;
  }

  /// Adds the step for a conclusion, with a chain from each start to each end. The step is by a forcing net
  /// if one of these has branches, else by forcing chains; it is left out if the search is for the other
  /// kind.
  void take(Technique technique, NodeId conclusion, reason::Proof proof, const std::vector<NodeId>& starts,
            const std::vector<NodeId>& ends) {
    bool isNet = false;
    for (const NodeId start : starts) {
      for (const NodeId end : ends) {
        ToldTrail told = m_tables.tell(start, end);
        proof.chains.push_back(std::move(told.chain));
        proof.length += told.length;
        isNet = isNet || told.isNet;
      }
    }
    if (isNet != m_isNet) return;
    Step step{technique, std::move(proof)};
    const Candidate candidate{m_tables.cellOf(conclusion), m_tables.digitOf(conclusion)};
    (m_tables.isOn(conclusion) ? step.placements : step.eliminations).push_back(candidate);
    m_list.add(std::move(step));
  }

  Search& m_search;
  const State& m_state;
  Tables m_tables;
  bool m_isNet;
  std::array<CellSet, kDigitCount> m_allowed;
  Shortlist m_list;
};

}  // namespace

void findForcingChains(Search& search) {
  ForcingFinder(search, false).find();
}

void findForcingNets(Search& search) {
  ForcingFinder(search, true).find();
}

}  // namespace sudoku::techniques
