#include "nestedproof.h"

#include <utility>

namespace sudoku::explainer {

void NestedProof::beginChain(int target) {
  endChain();
  m_hash = mixed(m_hash, kPotentialCount + static_cast<std::uint64_t>(target));
}

std::vector<std::uint16_t> NestedProof::takeLastOf() {
  endChain();
  return std::move(m_lastOf);
}

void NestedProof::endChain() {
  m_lastOf.reserve(m_lastOf.size() + m_onCount);
  for (std::size_t i = 0; i < m_onCount; ++i) {
    const std::uint16_t unit = membershipOf(m_on[i].candidate).units[indexOfUnit(m_on[i].cause)];
    if (m_known[unit]) continue;
    m_known[unit] = true;
    m_lastOf.push_back(unit);
  }
  m_onCount = 0;
}

}  // namespace sudoku::explainer
