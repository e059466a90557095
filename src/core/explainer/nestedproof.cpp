#include "nestedproof.h"

#include <utility>

namespace sudoku::explainer {

void NestedProof::beginChain(int target) {
  endChain();
  m_hash = mixed(m_hash, kPotentialCount + static_cast<std::uint64_t>(target));
}

std::vector<LastOne> NestedProof::takeLastOnes() {
  endChain();
  return std::move(m_lastOnes);
}

void NestedProof::endChain() {
  m_lastOnes.reserve(m_lastOnes.size() + m_onCount);
  for (std::size_t i = 0; i < m_onCount; ++i) {
    const auto [candidate, cause] = m_on[i];
    const std::size_t unit = membershipOf(candidate).units[indexOfUnit(cause)];
    if (m_known[unit]) continue;
    m_known[unit] = true;
    m_lastOnes.push_back(m_on[i]);
  }
  m_onCount = 0;
}

}  // namespace sudoku::explainer
