#include <algorithm>
#include <map>
#include <utility>
#include <vector>

#include "finders.h"
#include "tables.h"

namespace sudoku::techniques {
namespace {

constexpr int kShortest = 2;  // a distance: what follows directly makes no chain

/// What a locked set weighs in the length of a loop, in half nodes.
constexpr int kLockedSetHalves = 5;

/// Loops that come back to their cell, and chains (AIC) one end of which is true.
class LoopFinder {
 public:
  LoopFinder(Search& search, Reach reach, bool isGrouped)
      : m_search(search), m_state(search.state), m_tables(search, reach), m_isGrouped(isGrouped) {}

  void find() {
    for (const bool isOn : {true, false}) visitTables(isOn, [&](NodeId start) { findLoops(start); });
    visitTables(false, [&](NodeId start) { findChains(start); });
    std::stable_sort(m_found.begin(), m_found.end(), comesBefore);
    for (Step& step : m_found)
      if (m_search.take(std::move(step))) return;
  }

 private:
  template <typename Visit>
  void visitTables(bool isOn, const Visit& visit) const {
    for (const Cell cell : m_state.openCells()) {
      if (m_search.isStopped()) return;
      for (const Digit digit : m_state.at(cell)) visit(nodeOf(cell, digit, isOn));
    }
  }

  void findLoops(NodeId start) {
    const Cell home = m_tables.cellOf(start);
    const auto& entries = m_tables.of(start).entries();
    for (std::size_t index = 1; index < entries.size(); ++index) {
      const NodeId end = entries[index].node;
      if (isCandidate(end) && m_tables.cellOf(end) == home && entries[index].distance > kShortest)
        takeLoop(start, end);
    }
  }

  void findChains(NodeId start) {
    const Cell home = m_tables.cellOf(start);
    const Digit digit = m_tables.digitOf(start);
    const auto& entries = m_tables.of(start).entries();
    for (std::size_t index = 1; index < entries.size(); ++index) {
      const NodeId end = entries[index].node;
      if (!isCandidate(end) || !m_tables.isOn(end) || m_tables.cellOf(end) == home ||
          entries[index].distance <= kShortest)
        continue;
      takeChain(start, home, digit, end);
    }
  }

  /// The nodes from start to end, if no cell comes twice but the one that a loop comes back to.
  bool trace(NodeId start, NodeId end, bool isLoop) {
    m_trail = m_tables.trailTo(start, end);
    m_nodes.assign(m_trail.nodes.rbegin(), m_trail.nodes.rend());
    if (m_nodes.size() < 2) return false;
    if (isLoop && m_tables.cellOf(m_nodes.back()) == m_tables.cellOf(m_nodes[m_nodes.size() - 2]))
      return false;
    const Cell home = m_tables.cellOf(start);
    CellSet passed;
    std::optional<NodeId> last;
    for (const NodeId node : m_nodes) {
      if (passed.contains(m_tables.cellOf(node))) return false;
      if (last && (!isLoop || m_tables.cellOf(*last) != home))
        passed |= m_tables.cellsOf(*last) | CellSet{m_tables.cellOf(*last)};
      last = node;
    }
    return true;
  }

  void takeLoop(NodeId start, NodeId end) {
    if (!trace(start, end, true) || m_tables.cellOf(m_nodes[0]) == m_tables.cellOf(m_nodes[1])) return;
    const Cell home = m_tables.cellOf(start);
    const Digit first = m_tables.digitOf(start);
    const Digit last = m_tables.digitOf(end);
    const bool startsStrong = m_tables.isOn(m_tables.of(start).at(1).node);
    const bool endsStrong = m_tables.isOn(end);
    Step step{Technique::DiscontinuousNiceLoop};
    if (startsStrong && endsStrong && first == last) {
      for (const Digit digit : m_state.at(home))
        if (digit != first) step.eliminations.push_back({home, digit});
    } else if (!startsStrong && !endsStrong && first == last) {
      step.eliminations.push_back({home, first});
    } else if (startsStrong != endsStrong && first != last) {
      step.eliminations.push_back({home, startsStrong ? last : first});
    } else {
      step.technique = Technique::ContinuousNiceLoop;
      closeLoop(step, home, first, last, startsStrong && endsStrong);
    }
    add(std::move(step), true);
  }

  /// All links of a continuous loop hold both ways: what sees both ends of a weak one goes, and so does all
  /// else in a cell with two strong ones.
  void closeLoop(Step& step, Cell home, Digit first, Digit last, bool isStrongAtHome) {
    if (isStrongAtHome) clearCell(step, home, first, last);
    for (std::size_t index = 1; index < m_nodes.size(); ++index) {
      const NodeId node = m_nodes[index];
      const NodeId before = m_nodes[index - 1];
      if (m_tables.cellOf(before) == m_tables.cellOf(node)) continue;
      if (m_tables.isOn(node)) {
        if (index + 2 < m_nodes.size() && isPassage(index))
          clearCell(step, m_tables.cellOf(node), m_tables.digitOf(node),
                    m_tables.digitOf(m_nodes[index + 2]));
        continue;
      }
      const Digit digit = m_tables.digitOf(node);
      CellSet gone = m_tables.seenFrom(before, digit) & m_tables.seenFrom(node, digit);
      gone -= m_trail.cells;
      eliminate(step, digit, gone & m_state.cellsOf(digit));
      if (m_tables.isAlsNode(node)) lockSet(step, index);
    }
  }

  /// A strong link into a cell, a weak one in it, a strong one out of it.
  bool isPassage(std::size_t index) const {
    const NodeId inside = m_nodes[index + 1];
    const NodeId out = m_nodes[index + 2];
    return !m_tables.isOn(inside) && m_tables.cellOf(m_nodes[index]) == m_tables.cellOf(inside) &&
           m_tables.isOn(out) && m_tables.cellOf(inside) != m_tables.cellOf(out);
  }

  void clearCell(Step& step, Cell cell, Digit a, Digit b) const {
    for (const Digit digit : m_state.at(cell))
      if (digit != a && digit != b) step.eliminations.push_back({cell, digit});
  }

  /// A set in a continuous loop is locked but for the digits by which it is entered and left.
  void lockSet(Step& step, std::size_t index) const {
    const Als& als = m_tables.alsOf(m_nodes[index]);
    const NodeId next = m_nodes[index + 1];
    const bool isForced = m_tables.isOn(next);
    DigitSet out{m_tables.digitOf(next)};
    if (isForced) out = m_state.at(m_tables.cellOf(next)) - out;
    for (const Digit digit : als.digits) {
      if (digit == m_tables.digitOf(m_nodes[index])) continue;
      CellSet gone = als.seenBy(digit);
      if (out.contains(digit)) gone = isForced ? gone & peersOf(m_tables.cellOf(next)) : CellSet{};
      eliminate(step, digit, gone);
    }
  }

  void takeChain(NodeId start, Cell home, Digit digit, NodeId end) {
    const Cell far = m_tables.cellOf(end);
    const Digit last = m_tables.digitOf(end);
    Step step{Technique::Aic};
    if (last == digit) {
      CellSet gone = m_state.cellsOf(digit) & peersOf(home) & peersOf(far);
      if (gone.size() < 2) return;
      eliminate(step, digit, gone);
    } else {
      if (!peersOf(home).contains(far) || !m_state.has(far, digit) || !m_state.has(home, last)) return;
      step.eliminations = {{home, last}, {far, digit}};
    }
    if (trace(start, end, false)) add(std::move(step), false);
  }

  void add(Step step, bool isLoop) {
    if (step.eliminations.empty()) return;
    const bool hasGroups =
        std::any_of(m_nodes.begin(), m_nodes.end(), [](NodeId node) { return !isCandidate(node); });
    if (hasGroups != m_isGrouped) return;
    if (hasGroups) step.technique = grouped(step.technique);
    sortEliminations(step);
    const auto known = m_latest.find({step.technique, step.eliminations});
    const int halves = lengthInHalves();
    if (known != m_latest.end() &&
        std::get<reason::LinkChain>(m_found[known->second].reason).length <= halves / 2)
      return;
    reason::LinkChain reason{shapeOf(step.technique)};
    reason.length = isLoop || known != m_latest.end() ? halves / 2 : chainLength(halves / 2);
    m_latest[{step.technique, step.eliminations}] = m_found.size();
    for (const NodeId node : m_nodes) reason.nodes.push_back(m_tables.describe(node));
    step.reason = std::move(reason);
    m_found.push_back(std::move(step));
  }

  static Technique grouped(Technique technique) {
    return technique == Technique::ContinuousNiceLoop      ? Technique::GroupedContinuousNiceLoop
           : technique == Technique::DiscontinuousNiceLoop ? Technique::GroupedDiscontinuousNiceLoop
                                                           : Technique::GroupedAic;
  }

  static reason::LinkChain::Shape shapeOf(Technique technique) {
    using Shape = reason::LinkChain::Shape;
    switch (technique) {
      case Technique::ContinuousNiceLoop:
      case Technique::GroupedContinuousNiceLoop:
        return Shape::ContinuousLoop;
      case Technique::DiscontinuousNiceLoop:
      case Technique::GroupedDiscontinuousNiceLoop:
        return Shape::DiscontinuousLoop;
      default:
        return Shape::BothEnds;
    }
  }

  int lengthInHalves() const {
    int halves = 0;
    for (const NodeId node : m_nodes) halves += 2 + (m_tables.isAlsNode(node) ? kLockedSetHalves : 0);
    return halves;
  }

  /// The library weighs sets in a chain by their cells, and takes the lighter weight between two digits.
  int chainLength(int loopLength) const {
    const bool hasOneDigit = m_tables.digitOf(m_nodes.front()) == m_tables.digitOf(m_nodes.back());
    return hasOneDigit ? weighedLength() : std::min(loopLength, weighedLength());
  }

  int weighedLength() const {
    int length = 0;
    for (const NodeId node : m_nodes)
      length += 1 + (m_tables.isAlsNode(node) ? linksOfLockedSet(m_tables.alsOf(node).cells.size()) : 0);
    return length;
  }

  Search& m_search;
  const State& m_state;
  Tables m_tables;
  bool m_isGrouped;
  Trail m_trail;
  std::vector<NodeId> m_nodes;  // of the chain at hand, from its start
  std::map<std::pair<Technique, std::vector<Candidate>>, std::size_t> m_latest;
  std::vector<Step> m_found;
};

}  // namespace

void findNiceLoops(Search& search) {
  LoopFinder(search, Reach::Links, false).find();
}

void findGroupedNiceLoops(Search& search) {
  const Reach reach = search.options.lockedSetNodes ? Reach::LinksGroupsAndLockedSets : Reach::LinksAndGroups;
  LoopFinder(search, reach, true).find();
}

}  // namespace sudoku::techniques
