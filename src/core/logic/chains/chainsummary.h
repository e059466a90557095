#pragma once

#include <array>
#include <bitset>
#include <cstdint>
#include <vector>

#include "chainhints.h"
#include "constraints.h"
#include "literals.h"

namespace sudoku::chains {

/// What must be known of a step that stands inside other chains: which chains it has, and what they rest on.
/// To be told of each chain from its end. One object for one thread.
class ChainSummary {
 public:
  void beginChain(int target);
  /// A literal of the chain, breadth first, no literal twice, and what it follows from.
  void add(int literal, InferenceKind inference) {
    m_hash = mixed(m_hash, static_cast<std::uint64_t>(literal));
    // Without a branch, as the processor would hardly ever guess it.
    m_on[m_onCount] = {static_cast<std::uint16_t>(candidateIn(literal)), inference};
    m_onCount += literalIsOn(literal) && inference != InferenceKind::Assumption ? 1U : 0U;
  }

  std::uint64_t hash() const { return m_hash; }
  /// The constraints in which a candidate is on as the only option left, each once. Ends the last chain.
  std::vector<std::uint16_t> takeSinglesIn();

 private:
  /// A literal that is on.
  struct On {
    std::uint16_t candidate;
    InferenceKind inference;
  };

  void endChain();

  std::uint64_t m_hash = 1;
  std::vector<std::uint16_t> m_singlesIn;
  std::bitset<kConstraintCount> m_known;     // the same
  std::array<On, kCandidateCount + 1> m_on;  // of the chain, and one more that may be written over
  std::size_t m_onCount = 0;
};

}  // namespace sudoku::chains
