#include "implications.h"

namespace sudoku::chains {

void Implications::prefetch() const {
  constexpr std::size_t kCacheLine = 64;
  constexpr std::size_t kNodes = 48;
  const auto prefetch = [](const void* first, std::size_t size) {
    for (std::size_t offset = 0; offset < size; offset += kCacheLine)
      __builtin_prefetch(static_cast<const char*>(first) + offset, 1);
  };
  prefetch(m_nodes.data(), kNodes * sizeof(Node));
  prefetch(m_parents.data(), kNodes * sizeof(std::uint16_t));
  prefetch(&m_indexOf, sizeof(m_indexOf));
  prefetch(&m_on, sizeof(m_on));
  prefetch(&m_off, sizeof(m_off));
  prefetch(m_onOrder.data(), kNodes / 4 * sizeof(std::uint16_t));
  prefetch(m_offOrder.data(), kNodes * sizeof(std::uint16_t));
}

void Implications::clear() {
  m_nodeCount = m_onCount = m_offCount = 0;
  m_parents.clear();
  m_on.clear();
  m_off.clear();
  m_contradictionOn = m_contradictionOff = kNone;
}

const Implications::Node& Implications::addByPattern(int candidate, Parents parents, int nested,
                                                     int complexity) {
  m_nestedOf[m_nodeCount] = nested;
  add(candidate, false, InferenceKind::Pattern, parents);
  Node& node = m_nodes[m_nodeCount - 1];
  node.weight += complexity;
  node.isLine = node.isLine && nested == kNone;
  return node;
}

void Implications::contradict(int candidate, bool isOn, InferenceKind inference, Parents parents) {
  const int other = nodeOf(candidate);
  const auto index = static_cast<int>(m_nodeCount);
  fill(m_nodes[m_nodeCount++], literalOf(candidate, isOn), inference, parents);
  m_contradictionOn = isOn ? index : other;
  m_contradictionOff = isOn ? other : index;
}

/// The number of literals that lead to a node, including its own. A node with one parent has just one more
/// than its parent.
int Implications::complexityOf(int index) {
  Node& node = m_nodes[at(index)];
  if (node.isLine) return node.weight;
  if (node.complexity == 0)
    node.complexity = node.parentCount == 1
                          ? static_cast<std::uint16_t>(complexityOf(m_parents[node.firstParent]) + 1)
                          : countAncestors(index);
  return node.complexity;
}

/// Counts the literals that lead to a node. Goes through the nodes from the last to the first, since parents
/// have lower numbers than their children.
std::uint16_t Implications::countAncestors(int index) const {
  std::uint16_t count = 0;
  NodeSet nodes(index);
  nodes.add(index);
  for (int number = index / 64; number >= 0; --number)
    // A copy of the word stays in a register, because reading it back from memory would take longer.
    for (std::uint64_t word = nodes.word(number); word != 0;) {
      const int highest = 63 - std::countl_zero(word);
      word ^= std::uint64_t{1} << static_cast<unsigned>(highest);
      ++count;
      const Node& node = m_nodes[at(number * 64 + highest)];
      for (std::uint32_t i = 0; i < node.parentCount; ++i) {
        const int parent = m_parents[node.firstParent + i];
        nodes.add(parent);
        const std::uint64_t isHere = parent / 64 == number ? 1 : 0;
        word |= isHere << static_cast<unsigned>(parent) % 64U;
      }
    }
  return count;
}

}  // namespace sudoku::chains
