#pragma once

#include <array>
#include <bitset>
#include <cstdint>

#include "chainhints.h"
#include "logic/patterns/constraints.h"

namespace sudoku::chains {

/// Collects two facts about a nested step, which is used within the chains of another step: a hash of its own
/// chains, and the constraints whose last option they turn on. The literals of each chain are added from its
/// end to its start. One object for one thread.
class ChainSummary {
 public:
  void beginChain(int target) {
    endChain();
    m_hash = mixed(m_hash, kLiteralCount + static_cast<std::uint64_t>(target));
  }
  /// Adds a literal of the chain and the reason why it follows. Each literal must be added once, in the order
  /// of a breadth-first search from the end of the chain.
  void add(int literal, InferenceKind inference) {
    m_hash = mixed(m_hash, static_cast<std::uint64_t>(literal));
    // Written without a branch, which the processor would often mispredict.
    m_on[m_onCount] = {static_cast<std::uint16_t>(candidateIn(literal)), inference};
    m_onCount += literalIsOn(literal) && inference != InferenceKind::Assumption ? 1U : 0U;
  }
  /// Ends the last chain, and sets ChainHint::chainsHash and ChainHint::singlesIn of the step.
  void finish(ChainHint& hint) {
    endChain();
    hint.chainsHash = m_hash;
    hint.singlesIn = std::move(m_singlesIn);
  }

 private:
  /// A candidate that is on (true) in the chain, and the reason why it follows.
  struct On {
    std::uint16_t candidate;
    InferenceKind inference;
  };

  void endChain() {
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

  std::uint64_t m_hash = 1;
  std::vector<std::uint16_t> m_singlesIn;
  std::bitset<kConstraintCount> m_known;  // whether each constraint is in m_singlesIn
  // the candidates that are on in the chain, with one spare element for values that are overwritten
  std::array<On, kCandidateCount + 1> m_on;
  std::size_t m_onCount = 0;
};

}  // namespace sudoku::chains
