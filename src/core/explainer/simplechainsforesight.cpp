#include "simplechains.h"

/// Inside other chains most searches find nothing, and this tells so at a fraction of their price.
///
/// The position that the chains came from had no step of this kind, so every step now has a strong link that is
/// new. Links work both ways: what turns a candidate off is turned off by it. So who cannot be on (a chain leads
/// from it to its being off, over a new link between two others) is who is turned off by both ends of a new link.
/// A candidate that must be on refutes all whom it sees; so does a cycle those whom it removes. Nobody refuted
/// means nothing to find.
namespace sudoku::explainer {

/// Whether there is any step; and if so, where to look.
bool SimpleChains::foresee() {
  collectNewLinks();
  m_refuted.clear();
  m_offKnown.clear();
  for (const auto& [first, second] : m_newLinks) m_refuted |= turnedOffBy(first) & turnedOffBy(second);
  if (m_refuted.isEmpty()) return false;
  // Round a cycle from one of its candidates, through a new link, to the one before it.
  m_mayCycle.clear();
  for (const auto& [first, second] : m_newLinks)
    for (const auto& [from, to] : {NewLink{first, second}, NewLink{second, first}})
      for (const int candidate : m_candidates) {
        if (m_mayCycle.contains(candidate) || !turnedOffBy(from).contains(candidate)) continue;
        const auto& links = m_strong[at(candidate)];
        for (std::size_t i = 0; i < m_counts[at(candidate)].strong; ++i)
          if (turnedOffBy(to).contains(links[i].candidate)) m_mayCycle.add(candidate);
      }
  return true;
}

void SimpleChains::collectNewLinks() {
  m_newLinks.clear();
  for (const int candidate : m_candidates) {
    const auto& links = m_strong[at(candidate)];
    const int cell = cellOf(candidate);
    const int digit = digitOf(candidate);
    for (std::size_t i = 0; i < m_counts[at(candidate)].strong; ++i) {
      const auto& [other, cause] = links[i];
      if (other < candidate) continue;
      const Mask before = cause == Cause::Cell ? m_source->digits(cell)
                                               : m_source->places(regionOf(cell, kindOf(cause)), digit);
      if (countOf(before) > 2) m_newLinks.push_back({candidate, other});
    }
  }
}

/// Who is off when a candidate is on.
const CandidateSet& SimpleChains::turnedOffBy(int candidate) {
  CandidateSet& off = m_turnedOff[at(candidate)];
  if (m_offKnown.contains(candidate)) return off;
  m_offKnown.add(candidate);
  off.clear();
  const std::uint32_t stamp = ++m_stamp;
  m_queue.clear();
  m_queue.push_back(candidate);
  m_onSeen[at(candidate)] = stamp;
  for (std::size_t i = 0; i < m_queue.size(); ++i) {
    const auto& weak = m_weak[at(m_queue[i])];
    for (std::size_t j = 0; j < m_counts[at(m_queue[i])].weak; ++j) {
      const int next = weak[j].candidate;
      if (off.contains(next)) continue;
      off.add(next);
      const auto& strong = m_strong[at(next)];
      for (std::size_t k = 0; k < m_counts[at(next)].strong; ++k)
        if (const int on = strong[k].candidate; m_onSeen[at(on)] != stamp) {
          m_onSeen[at(on)] = stamp;
          m_queue.push_back(on);
        }
    }
  }
  return off;
}

/// Whether all others in the cell are refuted.
bool SimpleChains::mayBeForced(int candidate) const {
  const int cell = cellOf(candidate);
  for (const int digit : Bits(without(m_position->digits(cell), bitOf(digitOf(candidate)))))
    if (!m_refuted.contains(candidateOf(cell, digit))) return false;
  return true;
}

}  // namespace sudoku::explainer
