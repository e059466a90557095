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
  m_refuted.clear();
  for (const auto& [first, second] : m_links->newPairs())
    m_refuted |= m_links->consequencesOf(first).off & m_links->consequencesOf(second).off;
  m_mayCycle.clear();
  m_refuted.forEach([this](int candidate) { m_mayCycle |= m_links->consequencesOf(candidate).on; });
  return !m_refuted.isEmpty();
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
