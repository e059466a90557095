#include "dynamicforcingchains.h"

#include <utility>

namespace sudoku::chains {

DynamicForcingChains::DynamicForcingChains(Scope scope, std::shared_ptr<ForcingPrefilter> prefilter,
                                           std::stop_token stop)
    : ForcingChains({true, scope == Scope::WithinDigit, false, scope == Scope::WithinDigit ? 7.5 : 8.5},
                    std::move(stop)),
      m_prefilter(std::move(prefilter)) {}

bool DynamicForcingChains::prepare() {
  m_prefilter->update(position(), source());
  return !m_prefilter->expectsNothing();
}

void DynamicForcingChains::searchCandidate(int candidate) {
  const bool mayDouble = countOf(position().digits(cellOf(candidate))) >= 3 && !rules().isNishio &&
                         m_prefilter->expectsDouble(candidate);
  if (m_prefilter->expectsContradiction(candidate, true))
    offerContradiction(implicationsOf(candidate), candidate, true);
  if (mayDouble || m_prefilter->expectsContradiction(candidate, false)) searchFromOff(candidate, mayDouble);
}

/// Of a candidate that contradicts itself anything is expected until it is known how far it gets.
bool DynamicForcingChains::expectsShared(int constraint) {
  if (!m_prefilter->expectsShared(constraint)) return false;
  for (const int each : Bits(position().options(constraint))) {
    const int candidate = candidateAt(constraint, each);
    if (m_prefilter->expectsContradiction(candidate, true)) implicationsOf(candidate);
  }
  return m_prefilter->expectsShared(constraint);
}

}  // namespace sudoku::chains
