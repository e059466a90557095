#include <algorithm>
#include <array>
#include <map>
#include <tuple>
#include <utility>
#include <vector>

#include "finders.h"
#include "tables.h"

namespace sudoku::techniques {
namespace {

using Conclusion = std::tuple<Technique, std::vector<Candidate>, std::vector<Candidate>>;

const reason::Proof& proofOf(const Step& step) {
  return std::get<reason::Proof>(step.reason);
}

/// HoDoKu's order: what places a digit first, by its cell; then what eliminates, by its cell and digit.
bool forcingComesBefore(const Step& a, const Step& b) {
  if (a.placements.empty() != b.placements.empty()) return !a.placements.empty();
  if (!a.placements.empty()) {
    const Cell first = a.placements.front().cell;
    const Cell second = b.placements.front().cell;
    if (first != second) return first < second;
    return a.technique == b.technique && proofOf(a).length < proofOf(b).length;
  }
  const auto [firstCell, firstDigit] = a.eliminations.front();
  const auto [secondCell, secondDigit] = b.eliminations.front();
  if (firstCell != secondCell) return firstCell < secondCell;
  if (firstDigit != secondDigit) return firstDigit < secondDigit;
  return proofOf(a).length < proofOf(b).length;
}

/// What one assumption contradicts, and what all of several lead to, one of which must hold.
class ForcingFinder {
 public:
  ForcingFinder(Search& search, bool isNet)
      : m_search(search),
        m_state(search.state),
        m_tables(search, isNet ? Reach::Nets : Reach::LinksAndGroups),
        m_isNet(isNet) {
    for (const Digit digit : allDigits())
      m_allowed[static_cast<std::size_t>(digit.index())] = m_state.allowedCellsOf(digit);
  }

  void find() {
    for (const Cell cell : m_state.openCells()) {
      if (m_search.isStopped()) return;
      for (const Digit digit : m_state.at(cell)) {
        contradict(nodeOf(cell, digit, true));
        contradict(nodeOf(cell, digit, false));
      }
    }
    for (const Cell cell : m_state.openCells()) {
      if (m_search.isStopped()) return;
      for (const Digit digit : m_state.at(cell)) agreeOnCandidate(cell, digit);
    }
    for (const Cell cell : m_state.openCells()) {
      std::vector<NodeId> starts;
      for (const Digit digit : m_state.at(cell)) starts.push_back(nodeOf(cell, digit, true));
      agree(starts);
    }
    for (const House house : allHouses()) {
      if (m_search.isStopped()) return;
      for (const Digit digit : allDigits()) {
        std::vector<NodeId> starts;
        for (const Cell cell : m_state.cellsOf(digit, house)) starts.push_back(nodeOf(cell, digit, true));
        if (!starts.empty()) agree(starts);
      }
    }
    std::stable_sort(m_found.begin(), m_found.end(), forcingComesBefore);
    for (Step& step : m_found)
      if (m_search.take(std::move(step))) return;
  }

 private:
  struct Goal {
    Cell cell;
    Digit digit;
    bool isOn;
  };

  /// The opposite of an assumption.
  Step refute(NodeId start) const {
    Step step{Technique::ForcingChainContradiction, reason::Proof{}};
    const Candidate candidate{m_tables.cellOf(start), m_tables.digitOf(start)};
    (m_tables.isOn(start) ? step.eliminations : step.placements).push_back(candidate);
    return step;
  }

  void contradict(NodeId start) {
    const Table& table = m_tables.of(start);
    if (table.isEmpty()) return;
    const Cell home = m_tables.cellOf(start);
    const Digit own = m_tables.digitOf(start);
    const bool isOn = m_tables.isOn(start);
    if ((isOn ? table.off(own) : table.on(own)).contains(home)) takeInCell(start, home, {{home, own, !isOn}});
    for (const Digit digit : allDigits()) {
      const CellSet both = table.on(digit) & table.off(digit);
      if (both.isEmpty()) continue;
      takeInCell(start, both.first(), {{both.first(), digit, false}, {both.first(), digit, true}});
    }
    for (const Digit a : allDigits()) {
      for (const Digit b : allDigits()) {
        const CellSet both = table.on(a) & table.on(b);
        if (a < b && !both.isEmpty())
          takeInCell(start, both.first(), {{both.first(), a, true}, {both.first(), b, true}});
      }
    }
    for (const House::Kind kind : {House::Kind::Row, House::Kind::Column, House::Kind::Box})
      crowdHouses(start, table, kind);
    emptyCells(start, table);
    for (const House::Kind kind : {House::Kind::Row, House::Kind::Column, House::Kind::Box})
      emptyHouses(start, table, kind);
  }

  static House houseOf(House::Kind kind, int number) { return House(static_cast<int>(kind) * 9 + number); }

  /// A digit twice in a house.
  void crowdHouses(NodeId start, const Table& table, House::Kind kind) {
    for (const Digit digit : allDigits()) {
      for (int number = 0; number < 9; ++number) {
        const CellSet cells = table.on(digit) & cellsOf(houseOf(kind, number));
        if (cells.size() > 1) takeForCells(start, houseOf(kind, number), cells, digit, true);
      }
    }
  }

  /// A cell without candidates.
  void emptyCells(NodeId start, const Table& table) {
    CellSet cells = m_state.openCells();
    for (const Digit digit : allDigits()) {
      cells -= m_state.cellsOf(digit) - table.off(digit);
      cells -= table.on(digit);
    }
    for (const Cell cell : cells) {
      std::vector<Goal> goals;
      for (const Digit digit : m_state.at(cell)) goals.push_back({cell, digit, false});
      takeInCell(start, cell, goals);
    }
  }

  void takeInCell(NodeId start, Cell cell, const std::vector<Goal>& goals) {
    Step step = refute(start);
    std::get<reason::Proof>(step.reason).cell = cell;
    take(std::move(step), start, goals);
  }

  /// A house without a place for a digit.
  void emptyHouses(NodeId start, const Table& table, House::Kind kind) {
    for (const Digit digit : allDigits()) {
      for (int number = 0; number < 9; ++number) {
        const CellSet cells =
            m_allowed[static_cast<std::size_t>(digit.index())] & cellsOf(houseOf(kind, number));
        if (!cells.isEmpty() && (cells - table.off(digit)).isEmpty())
          takeForCells(start, houseOf(kind, number), cells, digit, false);
      }
    }
  }

  void takeForCells(NodeId start, House house, CellSet cells, Digit digit, bool isOn) {
    std::vector<Goal> goals;
    for (const Cell cell : cells) goals.push_back({cell, digit, isOn});
    Step step = refute(start);
    std::get<reason::Proof>(step.reason).house = house;
    take(std::move(step), start, goals);
  }

  void take(Step step, NodeId start, const std::vector<Goal>& goals) {
    for (const Goal& goal : goals)
      if (!addChain(step, start, nodeOf(goal.cell, goal.digit, goal.isOn))) return;
    keep(std::move(step));
  }

  /// A candidate is true or false, and both lead to the same.
  void agreeOnCandidate(Cell cell, Digit digit) {
    const NodeId on = nodeOf(cell, digit, true);
    const NodeId off = nodeOf(cell, digit, false);
    for (const bool isOn : {true, false}) {
      for (const Digit each : allDigits()) {
        const Table& first = m_tables.of(on);
        const Table& second = m_tables.of(off);
        CellSet shared = isOn ? first.on(each) & second.on(each) : first.off(each) & second.off(each);
        shared.remove(cell);
        for (const Cell target : shared) conclude({on, off}, {target, each, isOn});
      }
    }
  }

  void agree(const std::vector<NodeId>& starts) {
    for (const Digit digit : allDigits()) {
      CellSet on = CellSet::all();
      CellSet off = CellSet::all();
      for (const NodeId start : starts) {
        on &= m_tables.of(start).on(digit);
        off &= m_tables.of(start).off(digit);
      }
      for (const Cell cell : on) conclude(starts, {cell, digit, true});
      for (const Cell cell : off) conclude(starts, {cell, digit, false});
    }
  }

  void conclude(const std::vector<NodeId>& starts, Goal goal) {
    Step step{Technique::ForcingChainVerity, reason::Proof{}};
    (goal.isOn ? step.placements : step.eliminations).push_back({goal.cell, goal.digit});
    for (const NodeId start : starts)
      if (!addChain(step, start, nodeOf(goal.cell, goal.digit, goal.isOn))) return;
    keep(std::move(step));
  }

  /// Adds the chain from a start to an end. A net's branches stand behind the node that they start from.
  bool addChain(Step& step, NodeId start, NodeId end) {
    const Trail trail = m_tables.trailTo(start, end);
    if (trail.nodes.empty()) return false;
    auto& proof = std::get<reason::Proof>(step.reason);
    Chain& chain = proof.chains.emplace_back();
    for (auto node = trail.nodes.rbegin(); node != trail.nodes.rend(); ++node) {
      chain.push_back(m_tables.describe(*node));
      ++proof.length;
      std::uint8_t number = 0;
      for (const std::vector<NodeId>& branch : trail.branches) {
        if (branch.empty() || branch.back() != *node) continue;
        if (branch.size() > 1) ++number;
        for (auto inner = branch.rbegin() + 1; inner != branch.rend(); ++inner) {
          chain.push_back(m_tables.describe(*inner));
          chain.back().branch = number;
        }
        m_branches = true;
        proof.length += static_cast<int>(branch.size());
      }
    }
    return true;
  }

  /// Keeps the shortest of the steps with one conclusion.
  void keep(Step step) {
    const bool branches = std::exchange(m_branches, false);
    if (branches != m_isNet) return;
    if (m_isNet)
      step.technique = step.technique == Technique::ForcingChainVerity ? Technique::ForcingNetVerity
                                                                       : Technique::ForcingNetContradiction;
    if (m_search.options.onePerElimination) {
      const auto [known, isNew] =
          m_known.try_emplace({step.technique, step.placements, step.eliminations}, m_found.size());
      if (!isNew) {
        if (proofOf(m_found[known->second]).length > proofOf(step).length)
          m_found[known->second] = std::move(step);
        return;
      }
    }
    m_found.push_back(std::move(step));
  }

  Search& m_search;
  const State& m_state;
  Tables m_tables;
  bool m_isNet;
  bool m_branches = false;
  std::array<CellSet, kDigitCount> m_allowed;
  std::map<Conclusion, std::size_t> m_known;
  std::vector<Step> m_found;
};

}  // namespace

void findForcingChains(Search& search) {
  ForcingFinder(search, false).find();
}

void findForcingNets(Search& search) {
  ForcingFinder(search, true).find();
}

}  // namespace sudoku::techniques
