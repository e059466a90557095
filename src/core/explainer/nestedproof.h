#pragma once

#include <cstdint>
#include <vector>

#include "position.h"
#include "potentials.h"

namespace sudoku::explainer {

/// What must be known of a step that stands inside other chains: which chains it has, and which candidates
/// had to go before it was there. To be told of each chain from its end.
class NestedProof {
 public:
  /// `source` is the position before, `current` that of the step.
  NestedProof(const Position& source, const Position& current) : m_source(source), m_current(current) {}

  void beginChain(int target);
  /// A potential of the chain, breadth first, and what it follows from.
  void add(int potential, Cause cause);

  std::uint64_t hash() const { return m_hash; }
  std::vector<int> takeParents() { return std::move(m_parents); }

 private:
  void addParent(int candidate);

  const Position& m_source;
  const Position& m_current;
  std::uint64_t m_hash = 1;
  std::vector<int> m_parents;
  CandidateSet m_isParent;
};

}  // namespace sudoku::explainer
