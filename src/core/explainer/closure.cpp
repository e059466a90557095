#include "closure.h"

#include <algorithm>

namespace sudoku::explainer {

void Closure::clear() {
  m_nodes.clear();
  m_parents.clear();
  m_complexities.clear();
  m_indexOf.fill(0);
  m_on.clear();
  m_off.clear();
  m_onOrder.clear();
  m_offOrder.clear();
  m_contradictionOn = m_contradictionOff = kNone;
}

int Closure::makeNode(int potential, Cause cause, int nested, int nestedWeight) {
  const auto count = static_cast<std::uint32_t>(m_parents.size()) - m_firstParent;
  Node node{static_cast<std::uint16_t>(potential), cause, nested == kNone, static_cast<std::uint16_t>(count), 0,
            m_firstParent, nested};
  for (std::uint32_t i = m_firstParent; i < m_parents.size(); ++i) {
    const Node& parent = m_nodes[m_parents[i]];
    node.weight = std::max(node.weight, parent.weight);
    node.isLine = node.isLine && parent.isLine && count == 1;
  }
  node.weight = std::max<std::int32_t>(node.weight, static_cast<std::int32_t>(count)) + 1 + nestedWeight;
  m_nodes.push_back(node);
  m_complexities.push_back(0);
  return static_cast<int>(m_nodes.size()) - 1;
}

int Closure::add(int potential, Cause cause, int nested, int nestedWeight) {
  const int index = makeNode(potential, cause, nested, nestedWeight);
  const bool isOn = potential % 2 == 1;
  m_indexOf[at(potential)] = static_cast<std::uint16_t>(index + 1);
  (isOn ? m_on : m_off).add(potential / 2);
  (isOn ? m_onOrder : m_offOrder).push_back(static_cast<std::uint16_t>(index));
  return index;
}

void Closure::contradict(int potential, Cause cause) {
  const int other = find(potential ^ 1);
  const int index = makeNode(potential, cause, kNone, 0);
  const bool isOn = potential % 2 == 1;
  m_contradictionOn = isOn ? index : other;
  m_contradictionOff = isOn ? other : index;
}

int Closure::complexityOf(int index) {
  const Node& node = m_nodes[at(index)];
  if (node.isLine) return node.weight;
  std::uint16_t& known = m_complexities[at(index)];
  if (known == 0) visitAncestors(index, [&known](int /*node*/) { ++known; });
  return known;
}

}  // namespace sudoku::explainer
