#pragma once

#include <algorithm>
#include <cassert>
#include <span>
#include <vector>

#include "literals.h"

namespace sudoku::chains {

/// The implication graph of one assumption: literals with those that they follow from. Each literal is
/// reached once; only the last one of a contradiction may be there in two versions. One object for one
/// thread.
class Implications {
 public:
  struct Node {
    std::int32_t weight;  ///< a lower bound of the node's complexity
    std::uint32_t firstParent;
    std::uint16_t parentCount;
    std::uint16_t complexity;  ///< how many literals lead to it, itself included; 0: not counted yet
    std::uint16_t literal;
    InferenceKind inference;
    bool isLine;  ///< the node ends a single line of links, and nothing nested is on it
  };
  static constexpr int kNone = -1;

  /// The literals from which a node follows.
  struct Parents {
    std::uint32_t first;
    std::int32_t heaviest;
    std::uint16_t count;
    bool areLines;

    /// The weight of a node that follows from these.
    std::int32_t weight() const { return std::max<std::int32_t>(count, heaviest) + 1; }
  };

  void clear();
  /// Brings the parts that small graphs write into the cache.
  void prefetch() const;

  const Node& node(int index) const { return m_nodes[at(index)]; }
  /// The number of the nested step by which a node follows, or kNone.
  int nestedOf(int index) const {
    return node(index).inference == InferenceKind::Pattern ? m_nestedOf[at(index)] : kNone;
  }
  /// The node of a candidate that has been reached, on or off.
  int nodeOf(int candidate) const {
    assert(m_on.contains(candidate) || m_off.contains(candidate));
    return m_indexOf[at(candidate)];
  }
  /// The node of a candidate that is on or off; kNone if it has not been reached that way.
  int find(int candidate, bool isOn) const { return contains(candidate, isOn) ? nodeOf(candidate) : kNone; }
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

  // An empty list of parents. Parents are told one by one, then all nodes that follow from them are added.
  Parents noParents() const { return {static_cast<std::uint32_t>(m_parents.size()), 0, 0, true}; }
  void addParent(int node, Parents& parents);
  /// Reaches a candidate, on or off.
  const Node& add(int candidate, bool isOn, InferenceKind inference, Parents parents);
  /// Turns a candidate off, unless it is off. How many nodes that adds.
  unsigned addUnlessOff(int candidate, InferenceKind inference, Parents parents);
  /// Turns a candidate off by a pattern, or by a nested step of that number and complexity.
  const Node& addByPattern(int candidate, Parents parents, int nested = kNone, int complexity = 0);
  /// Reaches a candidate whose opposite state has been reached: a contradiction.
  void contradict(int candidate, bool isOn, InferenceKind inference, Parents parents);

  /// How many different literals lead to a node, itself included.
  int complexityOf(int index);
  /// Calls `visit` with the nodes that lead to one, itself first, breadth first, no literal twice, until it
  /// answers false.
  template <typename Visit>
  void visitAncestors(int index, Visit visit) const;

 private:
  /// A set of nodes, up to the greatest number given.
  class NodeSet {
   public:
    explicit NodeSet(int last) { std::fill_n(m_words.begin(), last / 64 + 1, std::uint64_t{0}); }
    /// Adds a node. True: it was not there yet.
    bool add(int node) {
      std::uint64_t& word = m_words[at(node / 64)];
      const std::uint64_t bit = std::uint64_t{1} << static_cast<unsigned>(node) % 64U;
      const bool isNew = (word & bit) == 0;
      word |= bit;
      return isNew;
    }
    std::uint64_t& word(int number) { return m_words[at(number)]; }

   private:
    std::array<std::uint64_t, kLiteralCount / 64 + 1> m_words;
  };

  static const Node& fill(Node& node, int literal, InferenceKind inference, Parents parents);
  std::uint16_t countAncestors(int index) const;

  // Sized for all that can be: as many as there are literals, and one more for a contradiction.
  std::array<Node, kLiteralCount + 1> m_nodes;
  // the nested steps of nodes that follow by patterns
  std::array<std::int32_t, kLiteralCount + 1> m_nestedOf;
  std::size_t m_nodeCount = 0;
  std::vector<std::uint16_t> m_parents;
  // the nodes of candidates that have been reached, on or off
  std::array<std::uint16_t, kCandidateCount> m_indexOf{};
  CandidateSet m_on;
  CandidateSet m_off;
  std::array<std::uint16_t, kCandidateCount> m_onOrder;
  // the candidates that are off in their order, and a place to write one that is off already
  std::array<std::uint16_t, kCandidateCount + 1> m_offOrder;
  std::size_t m_onCount = 0;
  std::size_t m_offCount = 0;
  int m_contradictionOn = kNone;
  int m_contradictionOff = kNone;
};

inline void Implications::addParent(int node, Parents& parents) {
  m_parents.push_back(static_cast<std::uint16_t>(node));
  parents.heaviest = std::max(parents.heaviest, m_nodes[at(node)].weight);
  ++parents.count;
  parents.areLines = parents.areLines && m_nodes[at(node)].isLine;
}

inline const Implications::Node& Implications::fill(Node& node, int literal, InferenceKind inference,
                                                    Parents parents) {
  // The node is written where it stays: to copy it right after its small parts would make the processor wait
  // for them.
  node.weight = parents.weight();
  node.firstParent = parents.first;
  node.parentCount = parents.count;
  node.complexity = 0;
  node.literal = static_cast<std::uint16_t>(literal);
  node.inference = inference;
  node.isLine = parents.count <= 1 && parents.areLines;
  return node;
}

inline const Implications::Node& Implications::add(int candidate, bool isOn, InferenceKind inference,
                                                   Parents parents) {
  assert(!m_on.contains(candidate) && !m_off.contains(candidate));
  const auto index = static_cast<std::uint16_t>(m_nodeCount);
  m_indexOf[at(candidate)] = index;
  if (isOn) {
    m_on.add(candidate);
    m_onOrder[m_onCount++] = index;
  } else {
    m_off.add(candidate);
    m_offOrder[m_offCount++] = index;
  }
  return fill(m_nodes[m_nodeCount++], literalOf(candidate, isOn), inference, parents);
}

inline unsigned Implications::addUnlessOff(int candidate, InferenceKind inference, Parents parents) {
  // Written without a branch, as the processor hardly ever guesses which are off: a node that is not new is
  // written over.
  const unsigned isNew = m_off.contains(candidate) ? 0 : 1;
  fill(m_nodes[m_nodeCount], literalOf(candidate, false), inference, parents);
  const auto number = static_cast<std::uint16_t>(m_nodeCount);
  std::uint16_t& index = m_indexOf[at(candidate)];
  index = static_cast<std::uint16_t>(index ^ ((index ^ number) & (0U - isNew)));
  m_offOrder[m_offCount] = number;
  m_off.add(candidate);
  m_offCount += isNew;
  m_nodeCount += isNew;
  return isNew;
}

template <typename Visit>
void Implications::visitAncestors(int index, Visit visit) const {
  std::array<std::uint16_t, kLiteralCount + 1> queue;
  std::size_t count = 0;
  NodeSet seen(index);
  const auto push = [&](int node) {
    if (seen.add(node)) queue[count++] = static_cast<std::uint16_t>(node);
  };
  push(index);
  for (std::size_t next = 0; next < count; ++next) {
    if (!visit(queue[next])) return;
    const Node& node = m_nodes[queue[next]];
    for (std::uint32_t parent = 0; parent < node.parentCount; ++parent)
      push(m_parents[node.firstParent + parent]);
  }
}

}  // namespace sudoku::chains
