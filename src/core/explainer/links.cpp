#include "links.h"

#include <algorithm>

namespace sudoku::explainer {
namespace {

constexpr std::array<CandidateSet, kCandidateCount> makeRivals() {
  std::array<CandidateSet, kCandidateCount> rivals{};
  for (int cell = 0; cell < kCellCount; ++cell)
    for (int digit = 0; digit < kDigitCount; ++digit) {
      CandidateSet& set = rivals[at(candidateOf(cell, digit))];
      for (int other = 0; other < kDigitCount; ++other)
        if (other != digit) set.add(candidateOf(cell, other));
      for (const int peer : peersOf(cell)) set.add(candidateOf(peer, digit));
    }
  return rivals;
}

/// Whom each candidate turns off, wherever they are still there.
constexpr auto kRivals = makeRivals();

}  // namespace

void Links::look(const Position& position, const Position* source) {
  m_position = &position;
  m_source = source;
  if (source != nullptr) {
    if (!m_ofSource) m_ofSource = std::make_unique_for_overwrite<Links>();
    m_ofSource->look(*source, nullptr);
  }
  const Seen seen{position.digits(), source != nullptr ? source->digits() : CellDigits{}};
  if (seen == m_before) return;
  m_before = seen;
  m_candidates.clear();
  m_all.clear();
  m_newPairs.clear();
  m_haveNew.clear();
  m_haveWeak.clear();
  m_haveStrong.clear();
  m_areKnown.clear();
  for (int cell = 0; cell < kCellCount; ++cell) {
    const Mask digits = position.digits(cell);
    if (countOf(digits) < 2) continue;
    for (const int digit : Bits(digits)) {
      const int candidate = candidateOf(cell, digit);
      collectStrong(candidate);
      m_candidates.push_back(candidate);
      m_all.add(candidate);
    }
  }
}

void Links::collectWeak(int candidate) {
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
  m_haveWeak.add(candidate);
}

void Links::collectStrong(int candidate) {
  const int cell = cellOf(candidate);
  const int digit = digitOf(candidate);
  auto& links = m_strong[at(candidate)];
  std::uint8_t count = 0;
  const auto add = [&](int other, Cause cause) {
    links[count++] = {static_cast<std::uint16_t>(other), cause};
    if (!isNew(candidate, cause)) return;
    m_haveNew.add(candidate);
    if (candidate < other) m_newPairs.push_back({candidate, other});
  };
  const Mask digits = m_position->digits(cell);
  if (countOf(digits) == 2) add(candidateOf(cell, firstOf(without(digits, bitOf(digit)))), Cause::Cell);
  m_counts[at(candidate)].strongInCell = count;
  for (int kind = 0; kind < kRegionKinds; ++kind) {
    const int region = regionOf(cell, kind);
    const Mask places = m_position->places(region, digit);
    if (countOf(places) != 2) continue;
    const int other =
        candidateOf(cellAt(region, firstOf(without(places, bitOf(placeIn(cell, kind))))), digit);
    const bool isKnown = std::any_of(links.begin(), links.begin() + count,
                                     [other](const Link& known) { return known.candidate == other; });
    if (!isKnown) add(other, causeOf(kind));
  }
  m_counts[at(candidate)].strong = count;
  if (count > 0) m_haveStrong.add(candidate);
}

/// Whether the source has further candidates where the two of a strong link are.
bool Links::isNew(int candidate, Cause cause) const {
  if (m_source == nullptr) return true;
  const int cell = cellOf(candidate);
  return countOf(cause == Cause::Cell
                     ? m_source->digits(cell)
                     : m_source->places(regionOf(cell, kindOf(cause)), digitOf(candidate))) > 2;
}

/// What followed in the source and is still there follows here too: had a link on the way been lost, the one
/// that was turned on over it would be a single, and all further ones gone or singles as well. Beyond it
/// leads only who is at the end of a new strong link. And what is known to follow from one that is turned on
/// need not be followed again.
void Links::follow(int candidate) {
  Consequences& known = m_consequences[at(candidate)];
  m_queue.clear();
  if (m_source == nullptr) {
    known.on.clear();
    known.off.clear();
    known.on.add(candidate);
    m_queue.push_back(candidate);
  } else {
    known = m_ofSource->consequencesOf(candidate);
    known.on &= m_all;
    known.off &= m_all;
    (known.off & m_haveNew).forEach([&](int off) { turnOnBeside(off, known); });
  }
  spread(known);
  m_areKnown.add(candidate);
}

void Links::turnOnBeside(int off, Consequences& known) {
  for (const auto& [on, cause] : strong(off)) {
    if (known.on.contains(on)) continue;
    if (m_areKnown.contains(on)) {
      known.on |= m_consequences[at(on)].on;
      known.off |= m_consequences[at(on)].off;
    } else {
      known.on.add(on);
      m_queue.push_back(on);
    }
  }
}

void Links::spread(Consequences& known) {
  while (!m_queue.empty()) {
    CandidateSet off = kRivals[at(m_queue.back())];
    m_queue.pop_back();
    off &= m_all;
    off -= known.off;
    known.off |= off;
    (off & m_haveStrong).forEach([&](int next) { turnOnBeside(next, known); });
  }
}

}  // namespace sudoku::explainer
