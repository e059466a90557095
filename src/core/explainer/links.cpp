#include "links.h"

#include <algorithm>

namespace sudoku::explainer {

void Links::look(const Position& position) {
  if (position.digits() == m_before) return;
  m_before = position.digits();
  m_candidates.clear();
  m_hasStrong.clear();
  m_areKnown.clear();
  for (int cell = 0; cell < kCellCount; ++cell)
    for (const int digit : Bits(position.digits(cell))) {
      const int candidate = candidateOf(cell, digit);
      collectWeak(position, candidate);
      collectStrong(position, candidate);
      m_candidates.push_back(candidate);
    }
}

void Links::collectWeak(const Position& position, int candidate) {
  const int cell = cellOf(candidate);
  const int digit = digitOf(candidate);
  auto& links = m_weak[at(candidate)];
  std::uint8_t count = 0;
  for (const int other : Bits(without(position.digits(cell), bitOf(digit))))
    links[count++] = {static_cast<std::uint16_t>(candidateOf(cell, other)), Cause::Cell};
  m_counts[at(candidate)].weakInCell = count;
  const int block = regionOf(cell, Block);
  for (int kind = 0; kind < kRegionKinds; ++kind) {
    const int region = regionOf(cell, kind);
    const Mask known = kind == Block ? bitOf(placeIn(cell, kind)) : sharedPlaces(region, block);
    for (const int place : Bits(without(position.places(region, digit), known)))
      links[count++] = {static_cast<std::uint16_t>(candidateOf(cellAt(region, place), digit)), causeOf(kind)};
  }
  m_counts[at(candidate)].weak = count;
  CandidateSet& set = m_weakSets[at(candidate)];
  set.clear();
  for (std::size_t i = 0; i < count; ++i) set.add(links[i].candidate);
}

void Links::collectStrong(const Position& position, int candidate) {
  const int cell = cellOf(candidate);
  const int digit = digitOf(candidate);
  auto& links = m_strong[at(candidate)];
  std::uint8_t count = 0;
  const Mask digits = position.digits(cell);
  if (countOf(digits) == 2)
    links[count++] = {static_cast<std::uint16_t>(candidateOf(cell, firstOf(without(digits, bitOf(digit))))),
                      Cause::Cell};
  m_counts[at(candidate)].strongInCell = count;
  for (int kind = 0; kind < kRegionKinds; ++kind) {
    const int region = regionOf(cell, kind);
    const Mask places = position.places(region, digit);
    if (countOf(places) != 2) continue;
    const int other = cellAt(region, firstOf(without(places, bitOf(placeIn(cell, kind)))));
    const Link link{static_cast<std::uint16_t>(candidateOf(other, digit)), causeOf(kind)};
    const bool isKnown = std::any_of(links.begin(), links.begin() + count, [&link](const Link& known) {
      return known.candidate == link.candidate;
    });
    if (!isKnown) links[count++] = link;
  }
  m_counts[at(candidate)].strong = count;
  if (count > 0) m_hasStrong.add(candidate);
}

const Links::Consequences& Links::consequencesOf(int candidate) {
  Consequences& known = m_consequences[at(candidate)];
  if (m_areKnown.contains(candidate)) return known;
  m_areKnown.add(candidate);
  known.on.clear();
  known.off.clear();
  known.on.add(candidate);
  m_queue.assign(1, candidate);
  while (!m_queue.empty()) {
    CandidateSet off = m_weakSets[at(m_queue.back())];
    m_queue.pop_back();
    off -= known.off;
    known.off |= off;
    (off & m_hasStrong).forEach([&](int next) {
      for (const auto& [on, cause] : strong(next))
        if (!known.on.contains(on)) {
          known.on.add(on);
          m_queue.push_back(on);
        }
    });
  }
  return known;
}

}  // namespace sudoku::explainer
