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
    return contains(potential / 2, potential % 2 == 1) ? m_indexOf[at(potential / 2)] : kNone;
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

  // Parents are told one by one, then all nodes that follow from them are added.
  void beginParents();
  void addParent(int node);
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
  /// Nodes up to one of them.
  class NodeSet {
   public:
    explicit NodeSet(int last) { std::fill_n(m_words.begin(), last / 64 + 1, std::uint64_t{0}); }
    /// Whether it was not there yet.
    bool add(int node) {
      std::uint64_t& word = m_words[at(node / 64)];
      const std::uint64_t bit = std::uint64_t{1} << static_cast<unsigned>(node) % 64U;
      const bool isNew = (word & bit) == 0;
      word |= bit;
      return isNew;
    }
    std::uint64_t& word(int number) { return m_words[at(number)]; }

   private:
    std::array<std::uint64_t, kPotentialCount / 64 + 1> m_words;
  };

  int makeNode(int potential, Cause cause, int nested, int nestedWeight);
  std::uint16_t countAncestors(int index) const;

  // Sized for all that can be: as many as there are potentials, and one more for a contradiction.
  std::array<Node, kPotentialCount + 1> m_nodes;
  std::size_t m_nodeCount = 0;
  std::vector<std::uint16_t> m_parents;
  std::array<std::uint16_t, kCandidateCount> m_indexOf;  // of candidates that have been reached, on or off
  CandidateSet m_on;
  CandidateSet m_off;
  std::array<std::uint16_t, kCandidateCount> m_onOrder;
  std::array<std::uint16_t, kCandidateCount> m_offOrder;
  std::size_t m_onCount = 0;
  std::size_t m_offCount = 0;
  // Of the parents told last:
  std::uint32_t m_firstParent = 0;
  std::int32_t m_heaviestParent = 0;
  bool m_areLines = true;
  int m_contradictionOn = kNone;
  int m_contradictionOff = kNone;
};

inline void Closure::beginParents() {
  m_firstParent = static_cast<std::uint32_t>(m_parents.size());
  m_heaviestParent = 0;
  m_areLines = true;
}

inline void Closure::addParent(int node) {
  assert(node >= 0);
  m_parents.push_back(static_cast<std::uint16_t>(node));
  m_heaviestParent = std::max(m_heaviestParent, m_nodes[at(node)].weight);
  m_areLines = m_areLines && m_nodes[at(node)].isLine;
}

inline int Closure::makeNode(int potential, Cause cause, int nested, int nestedWeight) {
  const auto count = static_cast<std::uint32_t>(m_parents.size()) - m_firstParent;
  // Written where it stays: to copy it right after its small parts makes the processor wait for them.
  Node& node = m_nodes[m_nodeCount];
  node.potential = static_cast<std::uint16_t>(potential);
  node.cause = cause;
  node.isLine = nested == kNone && count <= 1 && m_areLines;
  node.parentCount = static_cast<std::uint16_t>(count);
  node.complexity = 0;
  node.weight = std::max(static_cast<std::int32_t>(count), m_heaviestParent) + 1 + nestedWeight;
  node.firstParent = m_firstParent;
  node.nested = nested;
  return static_cast<int>(m_nodeCount++);
}

inline int Closure::add(int potential, Cause cause, int nested, int nestedWeight) {
  const bool isOn = potential % 2 == 1;
  assert(!m_on.contains(potential / 2) && !m_off.contains(potential / 2));
  const int index = makeNode(potential, cause, nested, nestedWeight);
  m_indexOf[at(potential / 2)] = static_cast<std::uint16_t>(index);
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
  std::array<std::uint16_t, kPotentialCount + 1> queue;
  std::size_t count = 0;
  NodeSet seen(index);
  const auto push = [&](int node) {
    if (seen.add(node)) queue[count++] = static_cast<std::uint16_t>(node);
  };
  push(index);
  for (std::size_t next = 0; next < count; ++next) {
    visit(queue[next]);
    const Node& node = m_nodes[queue[next]];
    for (std::uint32_t parent = 0; parent < node.parentCount; ++parent)
      push(m_parents[node.firstParent + parent]);
  }
}

}  // namespace sudoku::explainer
