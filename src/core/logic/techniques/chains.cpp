#include <algorithm>
#include <array>
#include <cstdint>
#include <map>
#include <span>
#include <vector>

#include "finders.h"

namespace sudoku::techniques {
namespace {

constexpr int kLongestChain = 20;  // in links
constexpr int kTurbotLinks = 3;
constexpr int kRemotePairLinks = 7;  // in links, for four cells

/// The candidate that a link leads to.
struct Link {
  Cell cell;
  Digit digit;
  bool isStrong;
};

/// Finds chains in which strong and weak links alternate and whose first and last links are strong, so that
/// one of the two ends is true. Tries all paths that enter no cell twice, so the shortest chain is found for
/// each set of eliminations.
class ChainFinder {
 public:
  ChainFinder(Search& search, Technique technique)
      : m_search(search), m_state(search.state), m_technique(technique) {}

  void find() {
    for (const Cell cell : m_state.openCells())
      for (const Digit digit : m_state.at(cell)) collectLinks(cell, digit);
    for (const Cell cell : m_state.openCells())
      for (const Digit digit : m_state.at(cell)) startAt(cell, digit);
    takeChainsInOrder(m_search, std::move(m_found));
  }

 private:
  bool isOfOneDigit() const {
    return m_technique == Technique::XChain || m_technique == Technique::TurbotFish;
  }
  int mostLinks() const { return m_technique == Technique::TurbotFish ? kTurbotLinks : kLongestChain; }

  struct Range {
    std::uint16_t begin;
    std::uint16_t end;
  };

  Range& rangeOf(Cell cell, Digit digit) {
    return m_ranges[static_cast<std::size_t>(cell.index()) * kDigitCount +
                    static_cast<std::size_t>(digit.index())];
  }
  std::span<const Link> linksOf(Cell cell, Digit digit) {
    const auto [begin, end] = rangeOf(cell, digit);
    return std::span<const Link>(m_links).subspan(begin, std::size_t{end} - begin);
  }

  void collectLinks(Cell cell, Digit digit) {
    const auto begin = static_cast<std::uint16_t>(m_links.size());
    addLinks(cell, digit);
    rangeOf(cell, digit) = {begin, static_cast<std::uint16_t>(m_links.size())};
  }

  void addLinks(Cell cell, Digit digit) {
    if (isOfOneDigit() && m_search.removable(digit).isEmpty()) return;
    if (!isOfOneDigit()) {
      if (m_state.at(cell).size() != 2) return;
      m_links.push_back({cell, (m_state.at(cell) - DigitSet{digit}).first(), true});
    }
    for (const House house : housesOf(cell)) {
      const bool isStrong = isOfOneDigit() && m_state.count(house, digit) == 2;
      for (const Cell other : m_state.cellsOf(digit, house)) {
        if (other == cell || (!isOfOneDigit() && m_state.at(other).size() != 2)) continue;
        if (m_technique == Technique::RemotePair && m_state.at(other) != m_state.at(cell)) continue;
        if (house.kind() == House::Kind::Box &&
            (other.row() == cell.row() || other.column() == cell.column()))
          continue;
        m_links.push_back({other, digit, isStrong});
      }
    }
  }

  void startAt(Cell cell, Digit digit) {
    m_chain = {{cell, digit, false}};
    m_visited = CellSet{cell};
    for (const Link& link : linksOf(cell, digit)) {
      if (!link.isStrong) continue;
      m_chain.push_back(link);
      extend(false);
      m_chain.pop_back();
    }
  }

  void extend(bool strongOnly) {
    if (m_search.isStopped()) return;
    const Link last = m_chain.back();
    const Link first = m_chain.front();
    const CellSet visited = m_visited;
    for (const Link& link : linksOf(last.cell, last.digit)) {
      if (strongOnly && !link.isStrong) continue;
      // In a remote pair all links between cells count as weak, and all links within a cell are strong.
      if (!isOfOneDigit() && strongOnly != (link.cell == last.cell)) continue;
      const bool isLoop = link.cell == first.cell && link.cell != last.cell;
      if (!isLoop && visited.contains(link.cell)) continue;
      m_chain.push_back({link.cell, link.digit, strongOnly});
      m_visited.add(last.cell);
      if (strongOnly && link.digit == first.digit) judge();
      if (!isLoop && static_cast<int>(m_chain.size()) - 1 < mostLinks()) extend(!strongOnly);
      m_chain.pop_back();
      m_visited = visited;
    }
  }

  void judge() {
    const Link first = m_chain.front();
    const Link last = m_chain.back();
    const int links = static_cast<int>(m_chain.size()) - 1;
    const CellSet gone = m_state.cellsOf(first.digit) & peersOf(first.cell) & peersOf(last.cell);
    if (gone.isEmpty()) return;
    Step step{m_technique};
    if (m_technique == Technique::RemotePair) {
      if (links < kRemotePairLinks) return;
      eliminateByPairs(step);
    } else {
      eliminate(step, first.digit, gone);
    }
    if (m_technique != Technique::TurbotFish) {
      const auto [known, isNew] = m_shortest.try_emplace(step.eliminations, links);
      if (!isNew && known->second <= links) return;
      known->second = links;
    }
    take(std::move(step));
  }

  /// Adds the eliminations of a remote pair: two cells with an even number of cells between them (at least
  /// two) hold different digits, so cells that see both lose both digits.
  void eliminateByPairs(Step& step) const {
    const Cell start = m_chain.front().cell;
    const DigitSet pair = m_state.at(start);
    for (std::size_t i = 0; i < m_chain.size(); i += 2)
      for (std::size_t j = i + 6; j < m_chain.size(); j += 4)
        for (const Digit digit : pair)
          eliminate(step, digit,
                    m_state.cellsOf(digit) & peersOf(m_chain[i].cell) & peersOf(m_chain[j].cell));
    sortEliminations(step);
  }

  void take(Step step) {
    reason::LinkChain reason{shape()};
    reason.digits = m_technique == Technique::RemotePair ? m_state.at(m_chain.front().cell)
                                                         : DigitSet{m_chain.front().digit};
    for (const Link& link : m_chain)
      reason.nodes.push_back({ChainNode::Kind::Single, link.isStrong, 0, link.digit, {link.cell}});
    reason.length = static_cast<int>(reason.nodes.size());
    step.reason = std::move(reason);
    m_found.push_back(std::move(step));
  }

  reason::LinkChain::Shape shape() const {
    using Shape = reason::LinkChain::Shape;
    if (m_technique == Technique::RemotePair) return Shape::Pairs;
    return isOfOneDigit() ? Shape::OneDigit : Shape::BothEnds;
  }

  Search& m_search;
  const State& m_state;
  Technique m_technique;
  std::vector<Link> m_links;
  // For each candidate, the range of links that begin at it.
  std::array<Range, std::size_t{kCellCount} * kDigitCount> m_ranges{};
  std::vector<Link> m_chain;
  CellSet m_visited;  // the cells of the chain except for the last one
  std::map<std::vector<Candidate>, int> m_shortest;
  std::vector<Step> m_found;
};

}  // namespace

void findTurbotFish(Search& search) {
  ChainFinder(search, Technique::TurbotFish).find();
}

void findRemotePairs(Search& search) {
  ChainFinder(search, Technique::RemotePair).find();
}

void findXChains(Search& search) {
  ChainFinder(search, Technique::XChain).find();
}

void findXyChains(Search& search) {
  ChainFinder(search, Technique::XyChain).find();
}

}  // namespace sudoku::techniques
