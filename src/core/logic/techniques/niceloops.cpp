#include <algorithm>
#include <map>
#include <utility>
#include <vector>

#include "finders.h"
#include "tables.h"

namespace sudoku::techniques {
namespace {

constexpr int kShortest = 2;  // the distance in a Table of a single link, which makes no chain

/// What an almost locked set adds to the length of a loop, in halves of a node.
constexpr int kLockedSetHalves = 5;

/// Finds nice loops, which return to their first cell, and AICs, of which one end is true.
class LoopFinder {
 public:
  LoopFinder(Search& search, Reach reach)
      : m_search(search),
        m_state(search.state),
        m_tables(search, reach),
        m_isGrouped(reach != Reach::Links) {}

  void find() {
    for (const bool isOn : {true, false})
      visitChains(isOn, [&](NodeId start, NodeId end) {
        if (m_tables.cellOf(end) == m_tables.cellOf(start)) takeLoop(start, end);
      });
    visitChains(false, [&](NodeId start, NodeId end) {
      if (m_tables.isOn(end) && m_tables.cellOf(end) != m_tables.cellOf(start)) takeChain(start, end);
    });
    takeChainsInOrder(m_search, std::move(m_found));
  }

 private:
  using Shape = reason::LinkChain::Shape;

  /// Calls `visit` with each candidate, on (true) or off (false) as `isOn` says, and each candidate that
  /// follows from it by a chain.
  template <typename Visit>
  void visitChains(bool isOn, const Visit& visit) const {
    for (const Cell cell : m_state.openCells()) {
      if (m_search.isStopped()) return;
      for (const Digit digit : m_state.at(cell)) {
        const NodeId start = nodeOf(cell, digit, isOn);
        for (const Table::Entry& entry : m_tables.of(start).entries())
          if (isCandidate(entry.node) && entry.distance > kShortest) visit(start, entry.node);
      }
    }
  }

  /// Finds the nodes of the chain from start to end. Returns false if the chain enters a cell twice, apart
  /// from the first cell of a loop.
  bool trace(NodeId start, NodeId end) {
    m_trail = m_tables.trailTo(start, end);
    const std::vector<NodeId>& nodes = m_trail.nodes;
    if (nodes.size() < 2) return false;
    const Cell home = m_tables.cellOf(start);
    const bool isLoop = m_tables.cellOf(end) == home;
    if (isLoop && m_tables.cellOf(nodes[nodes.size() - 2]) == home) return false;
    CellSet passed;
    for (std::size_t index = 2; index < nodes.size(); ++index) {
      const NodeId before = nodes[index - 2];
      if (!isLoop || m_tables.cellOf(before) != home) passed |= m_tables.cellsOf(before);
      if (passed.contains(m_tables.cellOf(nodes[index]))) return false;
    }
    return true;
  }

  void takeLoop(NodeId start, NodeId end) {
    if (!trace(start, end)) return;
    const Cell home = m_tables.cellOf(start);
    if (m_tables.cellOf(m_trail.nodes[1]) == home) return;
    const Digit first = m_tables.digitOf(start);
    const Digit last = m_tables.digitOf(end);
    const bool startsStrong = !m_tables.isOn(start);
    const bool endsStrong = m_tables.isOn(end);
    Step step = begin(Shape::DiscontinuousLoop);
    if (startsStrong && endsStrong && first == last) {
      eliminate(step, home, m_state.at(home) - DigitSet{first});
    } else if (!startsStrong && !endsStrong && first == last) {
      step.eliminations = {{home, first}};
    } else if (startsStrong != endsStrong && first != last) {
      step.eliminations = {{home, startsStrong ? last : first}};
    } else {
      step = begin(Shape::ContinuousLoop);
      if (startsStrong && endsStrong) eliminate(step, home, m_state.at(home) - DigitSet{first, last});
      closeLoop(step);
    }
    add(std::move(step));
  }

  /// Adds the eliminations of a continuous loop, in which all weak links are also strong: candidates that see
  /// both ends of a weak link, and all other candidates in a cell with two strong links.
  void closeLoop(Step& step) const {
    const std::vector<NodeId>& nodes = m_trail.nodes;
    CellSet own;
    for (const NodeId node : nodes) own |= m_tables.cellsOf(node);
    for (std::size_t index = 1; index < nodes.size(); ++index) {
      const NodeId node = nodes[index];
      const NodeId before = nodes[index - 1];
      const Cell cell = m_tables.cellOf(node);
      const Digit digit = m_tables.digitOf(node);
      if (m_tables.cellOf(before) == cell) continue;
      if (m_tables.isOn(node)) {
        if (index + 2 < nodes.size() && isPassage(index))
          eliminate(step, cell, m_state.at(cell) - DigitSet{digit, m_tables.digitOf(nodes[index + 2])});
        continue;
      }
      const CellSet gone = m_tables.seenFrom(before, digit) & m_tables.seenFrom(node, digit);
      eliminate(step, digit, (gone - own) & m_state.cellsOf(digit));
      if (m_tables.isAlsNode(node)) lockSet(step, node, nodes[index + 1]);
    }
  }

  /// Whether the chain enters a cell by a strong link, crosses it by a weak link and leaves it by a strong
  /// link.
  bool isPassage(std::size_t index) const {
    const NodeId inside = m_trail.nodes[index + 1];
    const NodeId out = m_trail.nodes[index + 2];
    return !m_tables.isOn(inside) && m_tables.cellOf(m_trail.nodes[index]) == m_tables.cellOf(inside) &&
           m_tables.isOn(out) && m_tables.cellOf(inside) != m_tables.cellOf(out);
  }

  /// Adds the eliminations of an almost locked set in a continuous loop: the set becomes locked, except for
  /// the digits by which the loop enters and leaves it.
  void lockSet(Step& step, NodeId node, NodeId next) const {
    const Als& als = m_tables.alsOf(node);
    const bool isForced = m_tables.isOn(next);
    DigitSet out{m_tables.digitOf(next)};
    if (isForced) out = m_state.at(m_tables.cellOf(next)) - out;
    for (const Digit digit : als.digits - DigitSet{m_tables.digitOf(node)}) {
      CellSet gone = als.seenBy(digit);
      if (out.contains(digit)) gone = isForced ? gone & peersOf(m_tables.cellOf(next)) : CellSet{};
      eliminate(step, digit, gone);
    }
  }

  void takeChain(NodeId start, NodeId end) {
    const Cell home = m_tables.cellOf(start);
    const Cell far = m_tables.cellOf(end);
    const Digit first = m_tables.digitOf(start);
    const Digit last = m_tables.digitOf(end);
    Step step = begin(Shape::BothEnds);
    if (last == first) {
      const CellSet gone = m_state.cellsOf(first) & peersOf(home) & peersOf(far);
      if (gone.size() < 2) return;
      eliminate(step, first, gone);
    } else {
      if (!peersOf(home).contains(far) || !m_state.has(far, first) || !m_state.has(home, last)) return;
      step.eliminations = {{home, last}, {far, first}};
    }
    if (trace(start, end)) add(std::move(step));
  }

  Step begin(Shape shape) const {
    Technique technique = m_isGrouped ? Technique::GroupedAic : Technique::Aic;
    if (shape == Shape::ContinuousLoop)
      technique = m_isGrouped ? Technique::GroupedContinuousNiceLoop : Technique::ContinuousNiceLoop;
    if (shape == Shape::DiscontinuousLoop)
      technique = m_isGrouped ? Technique::GroupedDiscontinuousNiceLoop : Technique::DiscontinuousNiceLoop;
    return {technique, reason::LinkChain{shape}};
  }

  /// Adds a step, unless a step with the same eliminations is at most as long.
  void add(Step step) {
    const std::vector<NodeId>& nodes = m_trail.nodes;
    if (step.eliminations.empty() || std::all_of(nodes.begin(), nodes.end(), isCandidate) == m_isGrouped)
      return;
    sortEliminations(step);
    auto& reason = std::get<reason::LinkChain>(step.reason);
    const int length = loopLength();
    const auto [shortest, isNew] = m_shortest.try_emplace(
        {step.technique, step.eliminations}, reason.shape == Shape::BothEnds ? chainLength(length) : length);
    if (!isNew) {
      if (shortest->second <= length) return;
      shortest->second = length;
    }
    reason.length = shortest->second;
    for (const NodeId node : nodes) reason.nodes.push_back(m_tables.describe(node));
    m_found.push_back(std::move(step));
  }

  int loopLength() const {
    int halves = 0;
    for (const NodeId node : m_trail.nodes) halves += 2 + (m_tables.isAlsNode(node) ? kLockedSetHalves : 0);
    return halves / 2;
  }

  /// The length of an AIC as in the format of HoDoKu's library (lines with a puzzle and a step): almost
  /// locked sets count by their cells. If the ends have different digits, the length as a loop is used if it
  /// is smaller.
  int chainLength(int loopLength) const {
    int weighed = 0;
    for (const NodeId node : m_trail.nodes)
      weighed += 1 + (m_tables.isAlsNode(node) ? linksOfLockedSet(m_tables.alsOf(node).cells.size()) : 0);
    const bool hasOneDigit =
        m_tables.digitOf(m_trail.nodes.front()) == m_tables.digitOf(m_trail.nodes.back());
    return hasOneDigit ? weighed : std::min(loopLength, weighed);
  }

  Search& m_search;
  const State& m_state;
  Tables m_tables;
  bool m_isGrouped;
  Trail m_trail;  // the nodes of the current chain
  std::map<std::pair<Technique, std::vector<Candidate>>, int> m_shortest;
  std::vector<Step> m_found;
};

}  // namespace

void findNiceLoops(Search& search) {
  LoopFinder(search, Reach::Links).find();
}

void findGroupedNiceLoops(Search& search) {
  LoopFinder(search, search.options.lockedSetNodes ? Reach::LinksGroupsAndLockedSets : Reach::LinksAndGroups)
      .find();
}

}  // namespace sudoku::techniques
