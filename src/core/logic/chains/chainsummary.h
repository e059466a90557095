#pragma once

#include <array>
#include <bitset>
#include <cstdint>

#include "chainhints.h"
#include "logic/patterns/constraints.h"

namespace sudoku::chains {

/// Sums up what must be known of a step that stands inside other chains: which chains it has, and what they
/// rest on. Each chain is given from its end. One object for one thread.
class ChainSummary {
 public:
  void beginChain(int target) {
    endChain();
    m_hash = mixed(m_hash, kLiteralCount + static_cast<std::uint64_t>(target));
  }
  /// Adds a literal of the chain and how it follows; literals come breadth first, none twice.
  void add(int literal, InferenceKind inference) {
    m_hash = mixed(m_hash, static_cast<std::uint64_t>(literal));
    // Written without a branch, which the processor would hardly ever guess right.
    m_on[m_onCount] = {static_cast<std::uint16_t>(candidateIn(literal)), inference};
    m_onCount += literalIsOn(literal) && inference != InferenceKind::Assumption ? 1U : 0U;
  }
  /// Ends the last chain, and writes the sum to the step.
  void finish(ChainHint& hint) {
    endChain();
    hint.chainsHash = m_hash;
    hint.singlesIn = std::move(m_singlesIn);
  }

 private:
  /// A literal that is on.
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
  std::bitset<kConstraintCount> m_known;  // a bit for each constraint that is in the list
  // the literals of the chain that are on, and one more place that may be written over
  std::array<On, kCandidateCount + 1> m_on;
  std::size_t m_onCount = 0;
};

}  // namespace sudoku::chains
