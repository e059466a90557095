#include "closure.h"

namespace sudoku::explainer {

void Closure::clear() {
  m_nodeCount = m_onCount = m_offCount = 0;
  m_parents.clear();
  m_on.clear();
  m_off.clear();
  m_contradictionOn = m_contradictionOff = kNone;
}

void Closure::contradict(int potential, Cause cause) {
  const int other = find(potential ^ 1);
  const int index = makeNode(potential, cause, kNone, 0);
  const bool isOn = potential % 2 == 1;
  m_contradictionOn = isOn ? index : other;
  m_contradictionOff = isOn ? other : index;
}

int Closure::complexityOf(int index) {
  Node& node = m_nodes[at(index)];
  if (node.isLine) return node.weight;
  if (node.complexity == 0) {
    std::uint16_t count = 0;
    visitAncestors(index, [&count](int /*node*/) { ++count; });
    node.complexity = count;
  }
  return node.complexity;
}

}  // namespace sudoku::explainer
