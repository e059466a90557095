#pragma once

#include <cstdint>
#include <utility>
#include <vector>

#include "chainhints.h"
#include "potentials.h"

namespace sudoku::explainer {

/// What must be known of a step that stands inside other chains: which chains it has, and what they rest on.
/// To be told of each chain from its end.
class NestedProof {
 public:
  void beginChain(int target);
  /// A potential of the chain, breadth first, and what it follows from.
  void add(int potential, Cause cause);

  std::uint64_t hash() const { return m_hash; }
  std::vector<LastOne> takeLastOnes() { return std::move(m_lastOnes); }

 private:
  std::uint64_t m_hash = 1;
  std::vector<LastOne> m_lastOnes;
  CandidateSet m_known;  // a number for each cell, and each digit in each region
};

}  // namespace sudoku::explainer
