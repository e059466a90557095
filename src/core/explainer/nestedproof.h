#pragma once

#include <array>
#include <bitset>
#include <cstdint>
#include <vector>

#include "chainhints.h"
#include "potentials.h"
#include "units.h"

namespace sudoku::explainer {

/// What must be known of a step that stands inside other chains: which chains it has, and what they rest on.
/// To be told of each chain from its end.
class NestedProof {
 public:
  void beginChain(int target);
  /// A potential of the chain, breadth first, no potential twice, and what it follows from.
  void add(int potential, Cause cause) {
    m_hash = mixed(m_hash, static_cast<std::uint64_t>(potential));
    // Without a branch, as the processor would hardly ever guess it.
    m_on[m_onCount] = {static_cast<std::uint16_t>(potential / 2), cause};
    m_onCount += potential % 2 == 1 && cause != Cause::Assumption ? 1U : 0U;
  }

  std::uint64_t hash() const { return m_hash; }
  /// The units in which a candidate is on as the last one, each once. Ends the last chain.
  std::vector<std::uint16_t> takeLastOf();

 private:
  /// A potential that is on.
  struct On {
    std::uint16_t candidate;
    Cause cause;
  };

  void endChain();

  std::uint64_t m_hash = 1;
  std::vector<std::uint16_t> m_lastOf;
  std::bitset<kUnitCount> m_known;           // the same
  std::array<On, kCandidateCount + 1> m_on;  // of the chain, and one more that may be written over
  std::size_t m_onCount = 0;
};

}  // namespace sudoku::explainer
