#include "chainlengths.h"

#include <algorithm>
#include <utility>

#include <sudoku/grid/geometry.h>

namespace sudoku::chains {

/// The graph of all candidates that have strong links. Other candidates are left out, since no chain leads on
/// from them.
struct ChainLengths::EverywhereGraph {
  using Set = CandidateSet;
  const Links& links;

  static bool contains(const Set& set, int node) { return set.contains(node); }
  static void add(Set& set, int node) { set.add(node); }
  template <typename Use>
  static void forEach(const Set& set, Use use) {
    set.forEach(use);
  }
  Set weakLinksOf(int node) const { return chains::weakLinksOf(node) & links.haveStrong(); }
  template <typename Use>
  void forEachStrong(int node, Use use) const {
    for (const Link& link : links.strong(node))
      if (links.haveStrong().contains(link.candidate)) use(link.candidate);
  }
};

/// The graph of the candidates of one digit with strong links, as cells.
struct ChainLengths::DigitGraph {
  using Set = CellSet;
  const Links& links;
  int digit;
  CellSet cells;

  static bool contains(Set set, int node) { return set.contains(Cell(node)); }
  static void add(Set& set, int node) { set.add(Cell(node)); }
  template <typename Use>
  static void forEach(Set set, Use use) {
    for (const Cell cell : set) use(cell.index());
  }
  Set weakLinksOf(int node) const { return peersOf(Cell(node)) & cells; }
  template <typename Use>
  void forEachStrong(int node, Use use) const {
    for (const Link& link : links.strong(candidateOf(node, digit)))
      if (link.inference != InferenceKind::Cell && cells.contains(Cell(cellOf(link.candidate))))
        use(cellOf(link.candidate));
  }
};

void ChainLengths::reset() {
  m_cells = {};
  m_links.haveStrong().forEach(
      [this](int candidate) { m_cells[at(digitOf(candidate))].add(Cell(cellOf(candidate))); });
}

int ChainLengths::from(int literal, LinkKinds links, int most) {
  const auto meet = [&](const auto& graph, int start) {
    return literalIsOn(literal) ? meetFromOn(graph, start, most) : meetFromOff(graph, start, most);
  };
  const int start = candidateIn(literal);
  if (links == LinkKinds::Both) return meet(EverywhereGraph{m_links}, start);
  const int digit = digitOf(start);
  return meet(DigitGraph{m_links, digit, m_cells[at(digit)]}, cellOf(start));
}

/// The length of the shortest chain from a candidate that is on (true) to its being off. Two paths from it,
/// whose last candidates are off, meet in a strong link.
template <typename Graph>
int ChainLengths::meetFromOn(const Graph& graph, int start, int most) {
  typename Graph::Set reached;  // the candidates that the paths turn off
  typename Graph::Set on;
  Graph::add(on, start);
  m_front.assign(1, start);
  m_nextFront.clear();
  int whole = kNone;
  for (m_length = 1; whole == kNone && m_length * 2 - 1 <= most && !m_front.empty(); advance()) {
    typename Graph::Set off;
    for (const int node : m_front) off |= graph.weakLinksOf(node);
    off -= reached;
    reached |= off;
    Graph::forEach(off, [this](int node) { m_lengths[at(node)] = static_cast<std::uint16_t>(m_length); });
    Graph::forEach(off, [&](int node) {
      graph.forEachStrong(node, [&](int next) {
        if (Graph::contains(reached, next)) {
          whole = std::min(whole, m_length + m_lengths[at(next)]);
        } else if (!Graph::contains(on, next)) {
          Graph::add(on, next);
          m_nextFront.push_back(next);
        }
      });
    });
  }
  return whole;
}

/// The length of the shortest chain from a candidate that is off (false) to its being on. Two paths from it,
/// whose last candidates are on, meet in a weak link.
template <typename Graph>
int ChainLengths::meetFromOff(const Graph& graph, int start, int most) {
  typename Graph::Set reached;  // the candidates that the paths turn on
  typename Graph::Set off;
  m_nextFront.clear();
  const auto turnOnByStrongLinks = [&](int node) {
    Graph::add(off, node);
    graph.forEachStrong(node, [&](int next) {
      if (Graph::contains(reached, next)) return;
      Graph::add(reached, next);
      m_lengths[at(next)] = static_cast<std::uint16_t>(m_length + 1);
      m_nextFront.push_back(next);
    });
  };
  m_length = 0;
  turnOnByStrongLinks(start);
  int whole = kNone;
  for (advance(); whole == kNone && m_length * 2 - 1 <= most && !m_front.empty(); advance())
    for (const int node : m_front) {
      typename Graph::Set weakLinks = graph.weakLinksOf(node);
      Graph::forEach(weakLinks & reached,
                     [&](int other) { whole = std::min(whole, m_length + m_lengths[at(other)]); });
      weakLinks -= off;
      Graph::forEach(weakLinks, turnOnByStrongLinks);
    }
  return whole;
}

void ChainLengths::advance() {
  std::swap(m_front, m_nextFront);
  m_nextFront.clear();
  ++m_length;
}

}  // namespace sudoku::chains
