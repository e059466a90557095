#include "chainsummary.h"

#include <utility>

namespace sudoku::chains {

void ChainSummary::beginChain(int target) {
  endChain();
  m_hash = mixed(m_hash, kLiteralCount + static_cast<std::uint64_t>(target));
}

std::vector<std::uint16_t> ChainSummary::takeSinglesIn() {
  endChain();
  return std::move(m_singlesIn);
}

void ChainSummary::endChain() {
  m_singlesIn.reserve(m_singlesIn.size() + m_onCount);
  for (std::size_t i = 0; i < m_onCount; ++i) {
    const std::uint16_t constraint =
        membershipOf(m_on[i].candidate).constraints[indexOfConstraint(m_on[i].inference)];
    if (m_known[constraint]) continue;
    m_known[constraint] = true;
    m_singlesIn.push_back(constraint);
  }
  m_onCount = 0;
}

}  // namespace sudoku::chains
