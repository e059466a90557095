#include "simplechains.h"

#include <algorithm>

#include <sudoku/cellset.h>
#include <sudoku/geometry.h>

#include "nestedproof.h"

namespace sudoku::explainer {

void SimpleChains::search(const Position& position, const Position* source, ChainHints& hints) {
  constexpr std::array<Mode, 3> kModes = {
      {{false, true, 2, 6.5, 6.6, ExplainerTechnique::BidirectionalXCycle},
       {true, false, 3, 6.5, 0, ExplainerTechnique::BidirectionalYCycle},
       {true, true, 4, 7.0, 7.0, ExplainerTechnique::BidirectionalCycle}}};
  m_position = &position;
  m_source = source;
  m_hints = &hints;
  collectLinks();
  if (!foresee()) return;
  for (const Mode& mode : kModes) {
    if (mode.isX && mode.isY && hints.highestComplexity(mode.chainRating, mode.sortKey) < 2) continue;
    for (const int candidate : m_starts) searchFrom(candidate, mode);
  }
}

void SimpleChains::collectLinks() {
  m_candidates.clear();
  m_starts.clear();
  for (int cell = 0; cell < kCellCount; ++cell) {
    const Mask digits = m_position->digits(cell);
    for (const int digit : Bits(digits)) {
      const int candidate = candidateOf(cell, digit);
      collectWeakLinks(candidate);
      collectStrongLinks(candidate);
      m_candidates.push_back(candidate);
      if (countOf(digits) > 1) m_starts.push_back(candidate);
    }
  }
}

void SimpleChains::collectWeakLinks(int candidate) {
  const int cell = cellOf(candidate);
  const int digit = digitOf(candidate);
  auto& links = m_weak[at(candidate)];
  std::uint8_t count = 0;
  for (const int other : Bits(without(m_position->digits(cell), bitOf(digit))))
    links[count++] = {static_cast<std::uint16_t>(candidateOf(cell, other)), Cause::Cell};
  m_counts[at(candidate)].weakInCell = count;
  const int block = regionOf(cell, Block);
  for (int kind = 0; kind < kRegionKinds; ++kind) {
    const int region = regionOf(cell, kind);
    const Mask known = kind == Block ? bitOf(placeIn(cell, kind)) : sharedPlaces(region, block);
    for (const int place : Bits(without(m_position->places(region, digit), known)))
      links[count++] = {static_cast<std::uint16_t>(candidateOf(cellAt(region, place), digit)), causeOf(kind)};
  }
  m_counts[at(candidate)].weak = count;
  CandidateSet& set = m_weakSets[at(candidate)];
  set.clear();
  for (std::size_t i = 0; i < count; ++i) set.add(links[i].candidate);
}

void SimpleChains::collectStrongLinks(int candidate) {
  const int cell = cellOf(candidate);
  const int digit = digitOf(candidate);
  auto& links = m_strong[at(candidate)];
  std::uint8_t count = 0;
  const Mask digits = m_position->digits(cell);
  if (countOf(digits) == 2)
    links[count++] = {static_cast<std::uint16_t>(candidateOf(cell, firstOf(without(digits, bitOf(digit))))),
                      Cause::Cell};
  m_counts[at(candidate)].strongInCell = count;
  for (int kind = 0; kind < kRegionKinds; ++kind) {
    const int region = regionOf(cell, kind);
    const Mask places = m_position->places(region, digit);
    if (countOf(places) != 2) continue;
    const int other = cellAt(region, firstOf(without(places, bitOf(placeIn(cell, kind)))));
    const Link link{static_cast<std::uint16_t>(candidateOf(other, digit)), causeOf(kind)};
    const bool isKnown = std::any_of(links.begin(), links.begin() + count, [&link](const Link& known) {
      return known.candidate == link.candidate;
    });
    if (!isKnown) links[count++] = link;
  }
  m_counts[at(candidate)].strong = count;
}

std::span<const SimpleChains::Link> SimpleChains::weakLinks(int candidate, const Mode& mode) const {
  const Counts& counts = m_counts[at(candidate)];
  const std::span<const Link> links(m_weak[at(candidate)].data(), counts.weak);
  return mode.isY ? links : links.subspan(counts.weakInCell);
}

std::span<const SimpleChains::Link> SimpleChains::strongLinks(int candidate, const Mode& mode) const {
  const Counts& counts = m_counts[at(candidate)];
  const std::span<const Link> links(m_strong[at(candidate)].data(), counts.strong);
  if (!mode.isX) return links.first(counts.strongInCell);
  return mode.isY ? links : links.subspan(counts.strongInCell);
}

void SimpleChains::searchFrom(int start, const Mode& mode) {
  const bool isPair = countOf(m_position->digits(cellOf(start))) == 2;
  if (!mode.isX && !isPair) return;
  if (m_mayCycle.contains(start)) findCycles(start, mode);
  if (!mode.isX) return;
  if (m_refuted.contains(start)) findChain(start, true, mode);
  if (mayBeForced(start)) findChain(start, false, mode);
}

void SimpleChains::findCycles(int start, const Mode& mode) {
  const std::uint32_t firstStamp = ++m_stamp;
  m_nodes.clear();
  m_nodes.push_back({static_cast<std::uint16_t>(start), 0, -1, 1, Cause::Assumption, Cause::Assumption});
  for (std::size_t i = 0; i < m_nodes.size(); ++i) {
    const int depth = m_nodes[i].depth;
    if (depth * 2 > m_hints->highestComplexity(mode.cycleRating, mode.sortKey)) return;
    // What is off on the way to this node cannot be so again.
    const std::uint32_t pathStamp = ++m_stamp;
    for (int node = static_cast<int>(i); m_nodes[at(node)].parent >= 0; node = m_nodes[at(node)].parent)
      m_offSeen[at(m_nodes[at(node)].off)] = pathStamp;
    for (const Link& off : weakLinks(m_nodes[i].candidate, mode)) {
      if (m_offSeen[off.candidate] == pathStamp) continue;
      for (const Link& on : strongLinks(off.candidate, mode)) {
        if (on.candidate == start) {
          if (depth > 1) offerCycle(static_cast<int>(i), off, on.cause, mode);
        } else if (m_onSeen[on.candidate] < firstStamp) {
          m_onSeen[on.candidate] = m_stamp;
          m_nodes.push_back({on.candidate, off.candidate, static_cast<std::int32_t>(i),
                             static_cast<std::uint16_t>(depth + 1), off.cause, on.cause});
        }
      }
    }
  }
}

void SimpleChains::findChain(int start, bool fromOn, const Mode& mode) {
  const std::uint32_t stamp = ++m_stamp;
  m_nodes.clear();
  if (fromOn) {
    m_nodes.push_back({static_cast<std::uint16_t>(start), 0, -1, 1, Cause::Assumption, Cause::Assumption});
    m_onSeen[at(start)] = stamp;
  } else {
    m_offSeen[at(start)] = stamp;
    for (const Link& on : strongLinks(start, mode)) {
      m_onSeen[on.candidate] = stamp;
      m_nodes.push_back(
          {on.candidate, static_cast<std::uint16_t>(start), -1, 1, Cause::Assumption, on.cause});
    }
  }
  const int highest = m_hints->highestComplexity(mode.chainRating, mode.sortKey);
  for (std::size_t i = 0; i < m_nodes.size(); ++i) {
    const int depth = m_nodes[i].depth;
    if ((fromOn ? depth : depth + 1) * 2 > highest) return;
    for (const Link& off : weakLinks(m_nodes[i].candidate, mode)) {
      if (fromOn && off.candidate == start) {
        offerChain(start, false, static_cast<int>(i), off.cause, mode);
        return;
      }
      if (m_offSeen[off.candidate] == stamp) continue;
      m_offSeen[off.candidate] = stamp;
      for (const Link& on : strongLinks(off.candidate, mode)) {
        if (m_onSeen[on.candidate] == stamp) continue;
        m_onSeen[on.candidate] = stamp;
        m_nodes.push_back({on.candidate, off.candidate, static_cast<std::int32_t>(i),
                           static_cast<std::uint16_t>(depth + 1), off.cause, on.cause});
        if (!fromOn && on.candidate == start) {
          offerChain(start, true, static_cast<int>(m_nodes.size()) - 1, on.cause, mode);
          return;
        }
      }
    }
  }
}

void SimpleChains::offerCycle(int node, const Link& off, Cause onCause, const Mode& mode) {
  m_cycle.clear();
  const std::uint16_t start = m_nodes.front().candidate;
  m_cycle.push_back({start, off.candidate, node, 0, off.cause, onCause});
  for (int i = node; m_nodes[at(i)].parent >= 0; i = m_nodes[at(i)].parent) m_cycle.push_back(m_nodes[at(i)]);

  std::array<CellSet, kDigitCount> seenFromOn;
  std::array<CellSet, kDigitCount> seenFromOff;
  CellSet cells;
  Mask digits = 0;
  for (const Node& link : m_cycle) {
    const Cell onCell(cellOf(link.candidate));
    const Cell offCell(cellOf(link.off));
    seenFromOn[at(digitOf(link.candidate))] |= sudoku::peersOf(onCell);
    seenFromOff[at(digitOf(link.off))] |= sudoku::peersOf(offCell);
    cells |= CellSet{onCell, offCell};
    digits = static_cast<Mask>(digits | bitOf(digitOf(link.candidate)));
  }
  Removals removals{};
  bool any = false;
  for (const int digit : Bits(digits))
    for (const Cell cell : (seenFromOn[at(digit)] & seenFromOff[at(digit)]) - cells)
      if (m_position->has(cell.index(), digit)) {
        removals[at(cell.index())] = static_cast<Mask>(removals[at(cell.index())] | bitOf(digit));
        any = true;
      }
  if (!any) return;

  ChainHint hint;
  for (int cell = 0; cell < kCellCount; ++cell)
    if (removals[at(cell)] != 0) hint.removals.push_back({cell, removals[at(cell)]});
  hint.complexity = static_cast<int>(m_cycle.size()) * 2;
  hint.technique = mode.cycle;
  hint.rating = mode.cycleRating;
  hint.sortKey = mode.sortKey;
  const std::uint64_t effect = effectOf(hint.removals);
  if (!m_hints->accepts(hint.rating, hint.complexity, hint.sortKey, effect)) return;
  if (m_source != nullptr) proveCycle(hint);
  m_hints->add(std::move(hint), effect);
}

/// Once round each way: from the other end on is off, and each potential keeps its cause.
void SimpleChains::proveCycle(ChainHint& hint) const {
  NestedProof proof;
  proof.beginChain(potentialOf(m_cycle.front().candidate, true));
  for (const Node& link : m_cycle) {
    proof.add(potentialOf(link.candidate, true), link.onCause);
    proof.add(potentialOf(link.off, false), link.offCause);
  }
  proof.beginChain(potentialOf(m_cycle.front().candidate, false));
  proof.add(potentialOf(m_cycle.front().candidate, false), Cause::Assumption);
  for (std::size_t i = m_cycle.size(); i-- > 0;) {
    proof.add(potentialOf(m_cycle[i].off, true), m_cycle[i].offCause);
    if (i > 0) proof.add(potentialOf(m_cycle[i].candidate, false), m_cycle[i].onCause);
  }
  hint.proof = proof.hash();
  hint.lastOnes = proof.takeLastOnes();
}

void SimpleChains::offerChain(int target, bool targetIsOn, int node, Cause lastCause, const Mode& mode) {
  const int cell = cellOf(target);
  const Mask own = bitOf(digitOf(target));
  ChainHint hint;
  hint.complexity = m_nodes[at(node)].depth * 2;
  if (mode.isY)
    hint.technique = ExplainerTechnique::ForcingChain;
  else
    hint.technique =
        hint.complexity == 6 ? ExplainerTechnique::TurbotFish : ExplainerTechnique::ForcingXChain;
  hint.rating = mode.chainRating;
  hint.sortKey = mode.sortKey;
  hint.removals.push_back({cell, targetIsOn ? without(m_position->digits(cell), own) : own});
  if (targetIsOn) hint.placed = target;
  const std::uint64_t effect = effectOf(hint.removals);
  if (!m_hints->accepts(hint.rating, hint.complexity, hint.sortKey, effect)) return;
  if (m_source != nullptr) {
    NestedProof proof;
    proof.beginChain(potentialOf(target, targetIsOn));
    if (!targetIsOn) proof.add(potentialOf(target, false), lastCause);
    for (int i = node; i >= 0; i = m_nodes[at(i)].parent) {
      const Node& link = m_nodes[at(i)];
      proof.add(potentialOf(link.candidate, true), link.onCause);
      if (link.parent >= 0 || targetIsOn) proof.add(potentialOf(link.off, false), link.offCause);
    }
    hint.proof = proof.hash();
    hint.lastOnes = proof.takeLastOnes();
  }
  m_hints->add(std::move(hint), effect);
}

}  // namespace sudoku::explainer
