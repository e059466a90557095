#include "staticforcingchains.h"

namespace sudoku::chains {

/// Only what is off counts: anything that is on in all cases turns others off.
bool StaticForcingChains::prepare() {
  m_links->update(position(), source());
  m_shared.reset();
  for (const int constraint : m_links->changedConstraints().list()) {
    const Mask cases = position().options(constraint);
    if (countOf(cases) < 2) continue;
    CandidateSet shared = m_links->all();
    for (const int each : Bits(cases)) shared &= m_links->consequencesOf(candidateAt(constraint, each)).off;
    m_shared[at(constraint)] = !shared.isEmpty();
  }
  return m_shared.any();
}

}  // namespace sudoku::chains
