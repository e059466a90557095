#pragma once

#include <algorithm>
#include <cassert>
#include <span>
#include <vector>

#include "literals.h"

namespace sudoku::chains {

/// The implication graph of one assumption: literals, each with the literals that it follows from. Each
/// candidate is reached once, either on (true) or off (false), except for the candidate of a contradiction,
/// which is reached both ways. One object for one thread.
class Implications {
 public:
  struct Node {
    std::int32_t weight;  ///< lower bound of the node's complexity
    std::uint32_t firstParent;
    std::uint16_t parentCount;
    std::uint16_t complexity;  ///< number of literals that lead to it, including itself; 0 if not counted
    std::uint16_t literal;
    InferenceKind inference;
    bool isLine;  ///< whether a single line of links, without nested steps, leads to it
  };
  static constexpr int kNone = -1;

  /// The nodes that another node follows from.
  struct Parents {
    std::uint32_t first;
    std::int32_t heaviest;
    std::uint16_t count;
    bool areLines;

    /// The weight of a node that follows from these parents.
    std::int32_t weight() const { return std::max<std::int32_t>(count, heaviest) + 1; }
  };

  void clear();
  /// Loads into the cache the memory that a small graph will use.
  void prefetch() const;

  const Node& node(int index) const { return m_nodes[at(index)]; }
  /// The index of the nested step (found and used within the chains) that a node follows from, or kNone.
  int nestedOf(int index) const {
    return node(index).inference == InferenceKind::Pattern ? m_nestedOf[at(index)] : kNone;
  }
  /// The node of a candidate that has been reached, either on (true) or off (false).
  int nodeOf(int candidate) const {
    assert(m_on.contains(candidate) || m_off.contains(candidate));
    return m_indexOf[at(candidate)];
  }
  /// The node of a candidate that is on (true) or off (false); kNone if it has not been reached in that
  /// state.
  int find(int candidate, bool isOn) const { return contains(candidate, isOn) ? nodeOf(candidate) : kNone; }
  bool contains(int candidate, bool isOn) const { return sets(isOn).contains(candidate); }
  /// The candidates that have been reached on (true) or off (false).
  const CandidateSet& sets(bool isOn) const { return isOn ? m_on : m_off; }
  /// The nodes of candidates that are on (true) or off (false), in the order in which they were reached.
  std::span<const std::uint16_t> order(bool isOn) const {
    return isOn ? std::span(m_onOrder.data(), m_onCount) : std::span(m_offOrder.data(), m_offCount);
  }

  bool isContradictory() const { return m_contradictionOn != kNone; }
  int contradictionOn() const { return m_contradictionOn; }
  int contradictionOff() const { return m_contradictionOff; }

  // Starts a list of parents. All parents are to be added by addParent() first, then the nodes that follow
  // from them.
  Parents noParents() const { return {static_cast<std::uint32_t>(m_parents.size()), 0, 0, true}; }
  void addParent(int node, Parents& parents);
  /// Adds a node for a candidate that has become on (true) or off (false).
  const Node& add(int candidate, bool isOn, InferenceKind inference, Parents parents);
  /// Adds a node for a candidate that has become off (false), unless it is off already. Returns the number of
  /// nodes added.
  unsigned addUnlessOff(int candidate, InferenceKind inference, Parents parents);
  /// Adds a node for a candidate that a pattern such as an X-wing eliminates, or a step that is used within
  /// the chains: `nested` is then the index of that step, and `complexity` the number of its literals.
  const Node& addByPattern(int candidate, Parents parents, int nested = kNone, int complexity = 0);
  /// Adds a node for a candidate that has been reached in the opposite state, which is a contradiction.
  void contradict(int candidate, bool isOn, InferenceKind inference, Parents parents);

  /// The number of different literals that lead to a node, including its own.
  int complexityOf(int index);
  /// Calls `visit` with a node and all nodes that lead to it, breadth first and each once, until it returns
  /// false.
  template <typename Visit>
  void visitAncestors(int index, Visit visit) const;

 private:
  /// A set of nodes with numbers from 0 to `last`.
  class NodeSet {
   public:
    explicit NodeSet(int last) { std::fill_n(m_words.begin(), last / 64 + 1, std::uint64_t{0}); }
    /// Adds a node. Returns whether it is new.
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

  // One node for each literal, and one more for a contradiction.
  std::array<Node, kLiteralCount + 1> m_nodes;
  // by node, the result of nestedOf(); valid for nodes with InferenceKind::Pattern
  std::array<std::int32_t, kLiteralCount + 1> m_nestedOf;
  std::size_t m_nodeCount = 0;
  std::vector<std::uint16_t> m_parents;
  // by candidate, its node; valid for candidates that have been reached
  std::array<std::uint16_t, kCandidateCount> m_indexOf{};
  CandidateSet m_on;
  CandidateSet m_off;
  std::array<std::uint16_t, kCandidateCount> m_onOrder;
  // the nodes that are off in the order of their addition, with one spare element for values that are
  // overwritten
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
  // Fills in the node in its array: copying it there right after its small parts have been written would make
  // the processor wait.
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
  // Written without a branch, which the processor would often mispredict: a node that is not new is
  // overwritten by the next one.
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
