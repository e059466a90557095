#include "simplechains.h"

#include <algorithm>

#include <sudoku/grid/cellset.h>
#include <sudoku/grid/geometry.h>

#include "chainsummary.h"

namespace sudoku::chains {

void SimpleChains::search(const Position& position, const Position* source, ChainHints& hints) {
  constexpr std::array<Mode, 3> kModes = {{{LinkKinds::X, 2, 6.5, 6.6, ChainKind::BidirectionalXCycle},
                                           {LinkKinds::Y, 3, 6.5, 0, ChainKind::BidirectionalYCycle},
                                           {LinkKinds::Both, 4, 7.0, 7.0, ChainKind::BidirectionalCycle}}};
  m_position = &position;
  m_source = source;
  m_hints = &hints;
  m_links->update(position, source);
  if (!prefilter()) return;
  if (source == nullptr) m_lengths.reset();
  for (const Mode& mode : kModes) {
    if (mode.links == LinkKinds::Both && hints.highestComplexity(mode.chainRating, mode.sortKey) < 2)
      continue;
    m_links->all().forEach([&](int candidate) { searchFrom(candidate, mode); });
  }
}

void SimpleChains::searchFrom(int start, const Mode& mode) {
  const int count = countOf(m_position->digits(cellOf(start)));
  if (count == 1 || (count > 2 && mode.links == LinkKinds::Y)) return;
  if (m_mayCycle.contains(start)) findCycles(start, mode);
  if (mode.links == LinkKinds::Y) return;
  if (m_refuted.contains(start)) findChain(start, true, mode);
  if (mayBeForced(start)) findChain(start, false, mode);
}

void SimpleChains::findCycles(int start, const Mode& mode) {
  CandidateSet open = impliersOf(start);
  m_nodes.clear();
  m_nodes.push_back(
      {static_cast<std::uint16_t>(start), 0, -1, 1, InferenceKind::Assumption, InferenceKind::Assumption});
  int highest = m_hints->highestComplexity(mode.cycleRating, mode.sortKey);
  for (std::size_t i = 0; i < m_nodes.size(); ++i) {
    const int depth = m_nodes[i].depth;
    if (depth * 2 > highest) return;
    for (const DoubleLink& link : m_links->doubleLinks(m_nodes[i].candidate, mode.links)) {
      if (link.on == start ? depth == 1 : !open.contains(link.on)) continue;
      if (isOffOnTheWay(static_cast<int>(i), link.off)) continue;
      if (link.on == start) {
        offerCycle(static_cast<int>(i), link, mode);
        highest = m_hints->highestComplexity(mode.cycleRating, mode.sortKey);
      } else {
        open.remove(link.on);
        m_nodes.push_back({link.on, link.off, static_cast<std::int32_t>(i),
                           static_cast<std::uint16_t>(depth + 1), link.offInference, link.onInference});
      }
    }
  }
}

bool SimpleChains::isOffOnTheWay(int node, int candidate) const {
  for (; m_nodes[at(node)].parent >= 0; node = m_nodes[at(node)].parent)
    if (m_nodes[at(node)].off == candidate) return true;
  return false;
}

void SimpleChains::offerCycle(int node, const DoubleLink& last, const Mode& mode) {
  m_cycle.clear();
  const std::uint16_t start = m_nodes.front().candidate;
  m_cycle.push_back({start, last.off, node, 0, last.offInference, last.onInference});
  for (int i = node; m_nodes[at(i)].parent >= 0; i = m_nodes[at(i)].parent) m_cycle.push_back(m_nodes[at(i)]);

  std::array<CellSet, kDigitCount> seenFromOn;
  std::array<CellSet, kDigitCount> seenFromOff;
  CellSet cells;
  for (const Node& link : m_cycle) {
    const Cell onCell(cellOf(link.candidate));
    const Cell offCell(cellOf(link.off));
    seenFromOn[at(digitOf(link.candidate))] |= peersOf(onCell);
    seenFromOff[at(digitOf(link.off))] |= peersOf(offCell);
    cells |= CellSet{onCell, offCell};
  }
  std::array<CellSet, kDigitCount> lost;
  CellSet losers;
  for (std::size_t digit = 0; digit < kDigitCount; ++digit) {
    lost[digit] = (seenFromOn[digit] & seenFromOff[digit] & m_refutedCells[digit]) - cells;
    losers |= lost[digit];
  }
  if (losers.isEmpty()) return;

  ChainHint hint;
  for (const Cell cell : losers) {
    Mask digits = 0;
    for (int digit = 0; digit < kDigitCount; ++digit)
      if (lost[at(digit)].contains(cell)) digits = static_cast<Mask>(digits | bitOf(digit));
    hint.removals.push_back({cell.index(), digits});
  }
  hint.complexity = static_cast<int>(m_cycle.size()) * 2;
  hint.kind = mode.cycle;
  hint.rating = mode.cycleRating;
  hint.sortKey = mode.sortKey;
  const std::uint64_t effect = effectOf(hint.removals);
  if (!m_hints->accepts(hint.rating, hint.complexity, hint.sortKey, effect)) return;
  if (m_source != nullptr) summarizeCycle(hint);
  m_hints->add(std::move(hint), effect);
}

/// Once round each way: from the other end on is off, and each literal keeps its inference.
void SimpleChains::summarizeCycle(ChainHint& hint) const {
  ChainSummary summary;
  summary.beginChain(literalOf(m_cycle.front().candidate, true));
  for (const Node& link : m_cycle) {
    summary.add(literalOf(link.candidate, true), link.onInference);
    summary.add(literalOf(link.off, false), link.offInference);
  }
  summary.beginChain(literalOf(m_cycle.front().candidate, false));
  summary.add(literalOf(m_cycle.front().candidate, false), InferenceKind::Assumption);
  for (std::size_t i = m_cycle.size(); i-- > 0;) {
    summary.add(literalOf(m_cycle[i].off, true), m_cycle[i].offInference);
    if (i > 0) summary.add(literalOf(m_cycle[i].candidate, false), m_cycle[i].onInference);
  }
  hint.chainsHash = summary.hash();
  hint.singlesIn = summary.takeSinglesIn();
}

/// Only how long it is tells whether a chain is the best; the way itself is followed where it is to be
/// proved.
void SimpleChains::findChain(int start, bool fromOn, const Mode& mode) {
  const int most = m_hints->highestComplexity(mode.chainRating, mode.sortKey) / 2;
  const int length = m_source != nullptr ? traceChain(start, fromOn, mode)
                     : fromOn            ? m_lengths.fromOn(start, mode.links, most)
                                         : m_lengths.fromOff(start, mode.links, most);
  if (length > most) return;
  const int cell = cellOf(start);
  const Mask own = bitOf(digitOf(start));
  ChainHint hint;
  hint.complexity = length * 2;
  if (mode.links == LinkKinds::Both)
    hint.kind = ChainKind::ForcingChain;
  else
    hint.kind = hint.complexity == 6 ? ChainKind::TurbotFish : ChainKind::ForcingXChain;
  hint.rating = mode.chainRating;
  hint.sortKey = mode.sortKey;
  hint.removals.push_back({cell, fromOn ? own : without(m_position->digits(cell), own)});
  if (!fromOn) hint.placed = start;
  const std::uint64_t effect = effectOf(hint.removals);
  if (!m_hints->accepts(hint.rating, hint.complexity, hint.sortKey, effect)) return;
  if (m_source != nullptr) summarizeChain(start, fromOn, hint);
  m_hints->add(std::move(hint), effect);
}

/// As was traced.
void SimpleChains::summarizeChain(int start, bool fromOn, ChainHint& hint) const {
  ChainSummary summary;
  summary.beginChain(literalOf(start, !fromOn));
  for (const Node* link = &m_nodes[m_last];; link = &m_nodes[at(link->parent)]) {
    summary.add(literalOf(link->candidate, true), link->onInference);
    if (link->parent < 0) break;
    summary.add(literalOf(link->off, false), link->offInference);
  }
  hint.chainsHash = summary.hash();
  hint.singlesIn = summary.takeSinglesIn();
}

/// Looks for the chain itself.
int SimpleChains::traceChain(int start, bool fromOn, const Mode& mode) {
  CandidateSet open = fromOn ? m_links->consequencesOf(start).off : impliersOf(start);
  m_nodes.clear();
  if (fromOn) {
    m_nodes.push_back(
        {static_cast<std::uint16_t>(start), 0, -1, 1, InferenceKind::Assumption, InferenceKind::Assumption});
    open.remove(start);
  } else {
    for (const Link& on : m_links->strong(start)) {
      if ((mode.links == LinkKinds::X && on.inference == InferenceKind::Cell) || !open.contains(on.candidate))
        continue;
      open.remove(on.candidate);
      m_nodes.push_back(
          {on.candidate, static_cast<std::uint16_t>(start), -1, 1, InferenceKind::Assumption, on.inference});
    }
  }
  for (m_last = 0; m_last < m_nodes.size(); ++m_last) {
    const int depth = m_nodes[m_last].depth;
    if (fromOn && weakLinksOf(m_nodes[m_last].candidate).contains(start)) return depth;
    for (const DoubleLink& link : m_links->doubleLinks(m_nodes[m_last].candidate, mode.links)) {
      if (!open.contains(link.on)) continue;
      open.remove(link.on);
      m_nodes.push_back({link.on, link.off, static_cast<std::int32_t>(m_last),
                         static_cast<std::uint16_t>(depth + 1), link.offInference, link.onInference});
      if (fromOn || link.on != start) continue;
      m_last = m_nodes.size() - 1;
      return depth + 1;
    }
  }
  return ChainLengths::kNone;
}

}  // namespace sudoku::chains
