#pragma once

#include <algorithm>
#include <cassert>
#include <span>
#include <vector>

#include "potentials.h"

namespace sudoku::explainer {

/// What follows from one assumption: potentials with those that they follow from. Each potential is reached
/// once; only the last one of a contradiction may be there in two versions.
class Closure {
 public:
  struct Node {
    std::uint16_t potential;
    Cause cause;
    bool isLine;  ///< it ends a single line of links, and nothing nested is on it
    std::uint16_t parentCount;
    std::uint16_t complexity;  ///< how many potentials lead to it, itself included; 0: not counted yet
    std::int32_t weight;       ///< no chain to it has a lower complexity
    std::uint32_t firstParent;
    std::int32_t nested;  ///< the number of the step by which it follows, or -1
  };
  static constexpr int kNone = -1;

  void clear();

  const Node& node(int index) const { return m_nodes[at(index)]; }
  /// The node of a potential, or kNone.
  int find(int potential) const {
    return contains(potential / 2, potential % 2 == 1) ? m_indexOf[at(potential)] : kNone;
  }
  bool contains(int candidate, bool isOn) const { return sets(isOn).contains(candidate); }
  /// The candidates that are on or off.
  const CandidateSet& sets(bool isOn) const { return isOn ? m_on : m_off; }
  /// The nodes that are on or off, in the order in which they were reached.
  std::span<const std::uint16_t> order(bool isOn) const {
    return isOn ? std::span(m_onOrder.data(), m_onCount) : std::span(m_offOrder.data(), m_offCount);
  }

  bool isContradictory() const { return m_contradictionOn != kNone; }
  int contradictionOn() const { return m_contradictionOn; }
  int contradictionOff() const { return m_contradictionOff; }

  // A node is made from its parents one by one, then added.
  void beginParents() { m_firstParent = static_cast<std::uint32_t>(m_parents.size()); }
  void addParent(int node) {
    assert(node >= 0);
    m_parents.push_back(static_cast<std::uint16_t>(node));
  }
  /// Reaches a potential. `nestedWeight`: the complexity of the nested step.
  int add(int potential, Cause cause, int nested = kNone, int nestedWeight = 0);
  /// Reaches what is there the other way round.
  void contradict(int potential, Cause cause);

  /// How many different potentials lead to a node, itself included.
  int complexityOf(int index);
  /// Calls `visit` with the nodes that lead to one, itself first, breadth first, no potential twice.
  template <typename Visit>
  void visitAncestors(int index, Visit visit) const;

 private:
  int makeNode(int potential, Cause cause, int nested, int nestedWeight);

  // Sized for all that can be: as many as there are potentials, and one more for a contradiction.
  std::array<Node, kPotentialCount + 1> m_nodes;
  std::size_t m_nodeCount = 0;
  std::vector<std::uint16_t> m_parents;
  std::array<std::uint16_t, kPotentialCount> m_indexOf;  // of potentials that have been reached
  CandidateSet m_on;
  CandidateSet m_off;
  std::array<std::uint16_t, kCandidateCount> m_onOrder;
  std::array<std::uint16_t, kCandidateCount> m_offOrder;
  std::size_t m_onCount = 0;
  std::size_t m_offCount = 0;
  std::uint32_t m_firstParent = 0;
  int m_contradictionOn = kNone;
  int m_contradictionOff = kNone;
  mutable std::vector<std::uint16_t> m_queue;
};

inline int Closure::makeNode(int potential, Cause cause, int nested, int nestedWeight) {
  const auto count = static_cast<std::uint32_t>(m_parents.size()) - m_firstParent;
  bool isLine = nested == kNone && count <= 1;
  auto weight = static_cast<std::int32_t>(count);
  for (const std::uint16_t index : std::span(m_parents).subspan(m_firstParent)) {
    weight = std::max(weight, m_nodes[index].weight);
    isLine = isLine && m_nodes[index].isLine;
  }
  // Written where it stays: to copy it right after its small parts makes the processor wait for them.
  Node& node = m_nodes[m_nodeCount];
  node.potential = static_cast<std::uint16_t>(potential);
  node.cause = cause;
  node.isLine = isLine;
  node.parentCount = static_cast<std::uint16_t>(count);
  node.complexity = 0;
  node.weight = weight + 1 + nestedWeight;
  node.firstParent = m_firstParent;
  node.nested = nested;
  return static_cast<int>(m_nodeCount++);
}

inline int Closure::add(int potential, Cause cause, int nested, int nestedWeight) {
  const int index = makeNode(potential, cause, nested, nestedWeight);
  const bool isOn = potential % 2 == 1;
  m_indexOf[at(potential)] = static_cast<std::uint16_t>(index);
  if (isOn) {
    m_on.add(potential / 2);
    m_onOrder[m_onCount++] = static_cast<std::uint16_t>(index);
  } else {
    m_off.add(potential / 2);
    m_offOrder[m_offCount++] = static_cast<std::uint16_t>(index);
  }
  return index;
}

template <typename Visit>
void Closure::visitAncestors(int index, Visit visit) const {
  CandidateSet seenOn;
  CandidateSet seenOff;
  const auto push = [&](int node) {
    const int potential = m_nodes[at(node)].potential;
    CandidateSet& seen = potential % 2 == 1 ? seenOn : seenOff;
    if (seen.contains(potential / 2)) return;
    seen.add(potential / 2);
    m_queue.push_back(static_cast<std::uint16_t>(node));
  };
  m_queue.clear();
  push(index);
  std::size_t next = 0;
  while (next < m_queue.size()) {
    const int current = m_queue[next++];
    visit(current);
    const Node& node = m_nodes[at(current)];
    for (std::uint32_t parent = 0; parent < node.parentCount; ++parent)
      push(m_parents[node.firstParent + parent]);
  }
}

}  // namespace sudoku::explainer
