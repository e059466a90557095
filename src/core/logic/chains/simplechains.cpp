#include "simplechains.h"

#include <algorithm>

#include <sudoku/grid/geometry.h>

#include "chainsummary.h"

namespace sudoku::chains {

void SimpleChains::search(const OptionPosition& position, const OptionPosition* source, ChainHints& hints) {
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

/// Finds out whether the position may have a step, and where to search. Most positions have no step or few,
/// and this costs only a fraction of a search.
///
/// Links lead both ways: if one candidate turns another off, the other turns it off too. Therefore a
/// candidate that cannot be on, because a chain leads from it to its being off, is one that both ends of some
/// strong link turn off: it is refuted. A candidate that must be on refutes all candidates that it sees, and
/// a cycle refutes those that it eliminates. If nothing is refuted, there is no step. For steps nested in
/// other chains, only new strong links are tried, as the source position has no such step.
bool SimpleChains::prefilter() {
  m_refuted.clear();
  for (const auto& [first, second] : m_links->newPairs())
    m_refuted |= m_links->consequencesOf(first).off & m_links->consequencesOf(second).off;
  m_refuted &= m_links->all();
  if (m_refuted.isEmpty()) return false;
  m_refutedCells = {};
  m_refuted.forEach(
      [this](int candidate) { m_refutedCells[at(digitOf(candidate))].add(Cell(cellOf(candidate))); });
  prefilterCycles();
  return true;
}

/// Finds m_mayCycle, the candidates on cycles that may eliminate something. In a cycle, all candidates follow
/// from each other and from each candidate that the cycle eliminates. Since links lead both ways, a candidate
/// that turns another on is off whenever the other is off.
void SimpleChains::prefilterCycles() {
  CandidateSet open;
  m_refuted.forEach([&](int candidate) { open |= m_links->consequencesOf(candidate).on; });
  open &= m_links->all();
  m_mayCycle.clear();
  while (!open.isEmpty()) {
    const int first = open.first();
    open.remove(first);
    const Links::Consequences& ifOn = m_links->consequencesOf(first);
    const Links::Consequences ifOff = whenOff(first);
    CandidateSet equals = ifOff.off & ifOn.on;
    equals.remove(first);
    if (equals.isEmpty()) continue;
    equals.add(first);
    const CellsByDigit removable = refutedBy(equals, ifOff.on & ifOn.off);
    if (removable != CellsByDigit{}) m_mayCycle |= equals;
    open -= equals;
  }
}

/// The candidates that links turn on and off if a candidate is off (false).
Links::Consequences SimpleChains::whenOff(int candidate) {
  Links::Consequences reached;
  for (const Link& link : m_links->strong(candidate)) {
    const Links::Consequences& known = m_links->consequencesOf(link.candidate);
    reached.on |= known.on;
    reached.off |= known.off;
  }
  reached.on &= m_links->all();
  reached.off &= m_links->all();
  return reached;
}

/// By digit, the cells of those candidates in m_refuted that see a candidate in `on` and one in `off`.
SimpleChains::CellsByDigit SimpleChains::refutedBy(const CandidateSet& on, const CandidateSet& off) const {
  const auto seenFrom = [](const CandidateSet& candidates) {
    CellsByDigit cells;
    candidates.forEach(
        [&](int candidate) { cells[at(digitOf(candidate))] |= peersOf(Cell(cellOf(candidate))); });
    return cells;
  };
  CellsByDigit cells = seenFrom(on);
  const CellsByDigit seenFromOff = seenFrom(off);
  for (std::size_t digit = 0; digit < kDigitCount; ++digit)
    cells[digit] &= seenFromOff[digit] & m_refutedCells[digit];
  return cells;
}

/// Whether all other candidates in the candidate's cell are in m_refuted, so that it may be the only one
/// left.
bool SimpleChains::mayBeForced(int candidate) const {
  const int cell = cellOf(candidate);
  const Mask others = without(m_position->digits(cell), bitOf(digitOf(candidate)));
  return without(others, m_refuted.digitsIn(cell)) == 0;
}

void SimpleChains::searchFrom(int start, const Mode& mode) {
  const int count = countOf(m_position->digits(cellOf(start)));
  if (count == 1 || (count > 2 && mode.links == LinkKinds::Y)) return;
  if (m_mayCycle.contains(start)) findCycles(start, mode);
  if (mode.links == LinkKinds::Y) return;
  if (m_refuted.contains(start)) findChain(literalOf(start, true), mode);
  if (mayBeForced(start)) findChain(literalOf(start, false), mode);
}

void SimpleChains::findCycles(int start, const Mode& mode) {
  CandidateSet open = whenOff(start).off;
  const auto first = static_cast<std::uint16_t>(start);
  m_nodes.assign(1, {{0, first, InferenceKind::Assumption, InferenceKind::Assumption}, 1, -1});
  int highest = m_hints->highestComplexity(mode.cycleRating, mode.sortKey);
  for (std::size_t i = 0; i < m_nodes.size(); ++i) {
    const int depth = m_nodes[i].depth;
    if (depth * 2 > highest) return;
    for (const DoubleLink& link : m_links->doubleLinks(m_nodes[i].link.on, mode.links)) {
      if (link.on == start ? depth == 1 : !open.contains(link.on)) continue;
      if (isOffOnTheWay(static_cast<int>(i), link.off)) continue;
      if (link.on == start) {
        offerCycle(static_cast<int>(i), link, mode);
        highest = m_hints->highestComplexity(mode.cycleRating, mode.sortKey);
      } else {
        open.remove(link.on);
        m_nodes.push_back({link, static_cast<std::uint16_t>(depth + 1), static_cast<std::int32_t>(i)});
      }
    }
  }
}

bool SimpleChains::isOffOnTheWay(int node, int candidate) const {
  for (; m_nodes[at(node)].parent >= 0; node = m_nodes[at(node)].parent)
    if (m_nodes[at(node)].link.off == candidate) return true;
  return false;
}

void SimpleChains::offerCycle(int node, const DoubleLink& last, const Mode& mode) {
  m_cycle.assign(1, last);
  for (int i = node; m_nodes[at(i)].parent >= 0; i = m_nodes[at(i)].parent)
    m_cycle.push_back(m_nodes[at(i)].link);
  CandidateSet on;
  CandidateSet off;
  CellSet cells;
  for (const DoubleLink& link : m_cycle) {
    on.add(link.on);
    off.add(link.off);
    cells |= CellSet{Cell(cellOf(link.on)), Cell(cellOf(link.off))};
  }
  const CellsByDigit lost = refutedBy(on, off);
  CellSet losers;
  for (const CellSet& ofDigit : lost) losers |= ofDigit - cells;
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

/// Computes ChainHint::chainsHash and ChainHint::singlesIn from the cycle in both directions. In the second
/// one, each literal that was on is off, with the same inference, and the reverse.
void SimpleChains::summarizeCycle(ChainHint& hint) const {
  ChainSummary summary;
  summary.beginChain(literalOf(m_cycle.front().on, true));
  for (const DoubleLink& link : m_cycle) {
    summary.add(literalOf(link.on, true), link.onInference);
    summary.add(literalOf(link.off, false), link.offInference);
  }
  summary.beginChain(literalOf(m_cycle.front().on, false));
  summary.add(literalOf(m_cycle.front().on, false), InferenceKind::Assumption);
  for (std::size_t i = m_cycle.size(); i-- > 0;) {
    summary.add(literalOf(m_cycle[i].off, true), m_cycle[i].offInference);
    if (i > 0) summary.add(literalOf(m_cycle[i].on, false), m_cycle[i].onInference);
  }
  summary.finish(hint);
}

/// Finds the length of a chain, which suffices to tell whether it is the best step. The chain itself is found
/// later, when the step is proved.
void SimpleChains::findChain(int assumed, const Mode& mode) {
  const int most = m_hints->highestComplexity(mode.chainRating, mode.sortKey) / 2;
  const int length =
      m_source != nullptr ? traceChain(assumed, mode) : m_lengths.from(assumed, mode.links, most);
  if (length > most) return;
  const int cell = cellOf(candidateIn(assumed));
  const Mask own = bitOf(digitOf(candidateIn(assumed)));
  ChainHint hint;
  hint.complexity = length * 2;
  if (mode.links == LinkKinds::Both)
    hint.kind = ChainKind::ForcingChain;
  else
    hint.kind = hint.complexity == 6 ? ChainKind::TurbotFish : ChainKind::ForcingXChain;
  hint.rating = mode.chainRating;
  hint.sortKey = mode.sortKey;
  hint.removals.push_back({cell, literalIsOn(assumed) ? own : without(m_position->digits(cell), own)});
  if (!literalIsOn(assumed)) hint.placed = candidateIn(assumed);
  const std::uint64_t effect = effectOf(hint.removals);
  if (!m_hints->accepts(hint.rating, hint.complexity, hint.sortKey, effect)) return;
  if (m_source != nullptr) summarizeChain(assumed, hint);
  m_hints->add(std::move(hint), effect);
}

/// Computes ChainHint::chainsHash and ChainHint::singlesIn from the chain that traceChain() found last.
void SimpleChains::summarizeChain(int assumed, ChainHint& hint) const {
  ChainSummary summary;
  summary.beginChain(oppositeOf(assumed));
  for (const Node* node = &m_nodes[m_last];; node = &m_nodes[at(node->parent)]) {
    summary.add(literalOf(node->link.on, true), node->link.onInference);
    if (node->parent < 0) break;
    summary.add(literalOf(node->link.off, false), node->link.offInference);
  }
  summary.finish(hint);
}

/// Finds the shortest chain from a literal to its opposite, and returns the same length as
/// ChainLengths::from().
int SimpleChains::traceChain(int assumed, const Mode& mode) {
  const bool fromOn = literalIsOn(assumed);
  const auto start = static_cast<std::uint16_t>(candidateIn(assumed));
  CandidateSet open = fromOn ? m_links->consequencesOf(start).off : whenOff(start).off;
  m_nodes.clear();
  const auto goOn = [&](const DoubleLink& link, int depth, std::int32_t parent) {
    open.remove(link.on);
    m_nodes.push_back({link, static_cast<std::uint16_t>(depth), parent});
  };
  if (fromOn) {
    goOn({0, start, InferenceKind::Assumption, InferenceKind::Assumption}, 1, -1);
  } else {
    for (const Link& on : m_links->strong(start))
      if (open.contains(on.candidate) && (mode.links != LinkKinds::X || on.inference != InferenceKind::Cell))
        goOn({start, on.candidate, InferenceKind::Assumption, on.inference}, 1, -1);
  }
  for (m_last = 0; m_last < m_nodes.size(); ++m_last) {
    const int depth = m_nodes[m_last].depth;
    if (fromOn && weakLinksOf(m_nodes[m_last].link.on).contains(start)) return depth;
    for (const DoubleLink& link : m_links->doubleLinks(m_nodes[m_last].link.on, mode.links)) {
      if (!open.contains(link.on)) continue;
      goOn(link, depth + 1, static_cast<std::int32_t>(m_last));
      if (fromOn || link.on != start) continue;
      m_last = m_nodes.size() - 1;
      return depth + 1;
    }
  }
  return ChainLengths::kNone;
}

/// The shortest chain along links from the opposite of the conclusion to the conclusion itself. It serves as
/// the proof of any chain or cycle, since a candidate that a cycle eliminates contradicts itself too (see
/// prefilter()).
ChainTrace SimpleChains::trace(const OptionPosition& position, const ChainHint& /*hint*/, int conclusion) {
  m_links->update(position, nullptr);
  ChainTrace trace{conclusion, {}, {}};
  std::vector<TracedLiteral> nodes = {{oppositeOf(conclusion)}};
  CandidateSet on;
  CandidateSet off;
  for (std::size_t next = 0; next < nodes.size(); ++next) {
    const int candidate = candidateIn(nodes[next].literal);
    const bool isOn = literalIsOn(nodes[next].literal);
    CandidateSet& reached = isOn ? off : on;
    for (const Link& link : m_links->from(candidate, isOn)) {
      if (reached.contains(link.candidate)) continue;
      reached.add(link.candidate);
      nodes.push_back({literalOf(link.candidate, !isOn)});
      if (nodes.back().literal != conclusion) continue;
      trace.cases.push_back(std::move(nodes));
      return trace;
    }
  }
  return trace;
}

}  // namespace sudoku::chains
