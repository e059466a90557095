#include "simplechains.h"

/// Most searches find nothing, or little, and this tells so at a fraction of their price.
///
/// Links work both ways: what turns a candidate off is turned off by it. So who cannot be on (a chain leads
/// from it to its being off, over a strong link between two others) is who is turned off by both ends of a
/// strong link. A candidate that must be on refutes all whom it sees; so does a cycle those whom it removes,
/// and all of the cycle follows from any of these. Nobody refuted means nothing to find. Inside other chains
/// one of the strong links is new, as the position that they came from had no such step.
namespace sudoku::explainer {

/// Whether there is any step; and if so, where to look.
bool SimpleChains::foresee() {
  collectNewLinks();
  m_refuted.clear();
  m_areKnown.clear();
  for (const auto& [first, second] : m_newLinks)
    m_refuted |= consequencesOf(first).off & consequencesOf(second).off;
  m_mayCycle.clear();
  m_refuted.forEach([this](int candidate) { m_mayCycle |= consequencesOf(candidate).on; });
  return !m_refuted.isEmpty();
}

void SimpleChains::collectNewLinks() {
  m_newLinks.clear();
  m_hasStrong.clear();
  for (const int candidate : m_candidates) {
    if (m_counts[at(candidate)].strong > 0) m_hasStrong.add(candidate);
    const auto& links = m_strong[at(candidate)];
    const int cell = cellOf(candidate);
    for (std::size_t i = 0; i < m_counts[at(candidate)].strong; ++i) {
      const auto& [other, cause] = links[i];
      if (other < candidate) continue;
      const bool isNew = m_source == nullptr ||
                         countOf(cause == Cause::Cell ? m_source->digits(cell)
                                                      : m_source->places(regionOf(cell, kindOf(cause)),
                                                                         digitOf(candidate))) > 2;
      if (isNew) m_newLinks.push_back({candidate, other});
    }
  }
}

const SimpleChains::Consequences& SimpleChains::consequencesOf(int candidate) {
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
      for (std::size_t i = 0; i < m_counts[at(next)].strong; ++i)
        if (const int on = m_strong[at(next)][i].candidate; !known.on.contains(on)) {
          known.on.add(on);
          m_queue.push_back(on);
        }
    });
  }
  return known;
}

/// Whether all others in the cell are refuted.
bool SimpleChains::mayBeForced(int candidate) const {
  const int cell = cellOf(candidate);
  Mask standing = without(m_position->digits(cell), bitOf(digitOf(candidate)));
  for (const int digit : Bits(standing))
    if (m_refuted.contains(candidateOf(cell, digit))) standing = without(standing, bitOf(digit));
  return standing == 0;
}

}  // namespace sudoku::explainer
