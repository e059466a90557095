#include <algorithm>

#include "propagation.h"

namespace sudoku::chains {
namespace {

/// The assumptions one of which must hold, or the one that contradicts itself.
std::vector<int> assumptionsOf(const Position& position, const ChainHint& hint, int conclusion) {
  std::vector<int> assumptions;
  switch (hint.kind) {
    case ChainKind::Cell:
    case ChainKind::DynamicCell:
    case ChainKind::House:
    case ChainKind::DynamicHouse:
      for (const int option : Bits(position.options(hint.origin)))
        assumptions.push_back(literalOf(candidateAt(hint.origin, option), true));
      return assumptions;
    case ChainKind::DynamicDouble:
      return {literalOf(hint.origin, true), literalOf(hint.origin, false)};
    default:
      return {oppositeOf(conclusion)};
  }
}

/// What was reached up to a node, in order.
std::vector<TracedLiteral> tracedUpTo(const Implications& implications, int last) {
  std::vector<TracedLiteral> nodes;
  for (int index = 0; index <= last; ++index)
    nodes.push_back({implications.node(index).literal, implications.nestedOf(index)});
  return nodes;
}

}  // namespace

ChainTrace ForcingChains::trace(const Position& position, const ChainHint& hint, int conclusion) {
  ChainHints noHints(ChainHints::Keep::Best);
  ChainTrace trace;
  trace.conclusion = conclusion;
  m_position = &position;
  m_hints = &noHints;
  const std::vector<int> assumptions = assumptionsOf(position, hint, conclusion);
  for (const int assumption : assumptions) {
    propagate(assumption, m_fromOff);
    const int last = assumptions.size() > 1
                         ? m_fromOff.find(candidateIn(conclusion), literalIsOn(conclusion))
                         : std::max(m_fromOff.contradictionOn(), m_fromOff.contradictionOff());
    if (last == Implications::kNone) {
      trace.cases.clear();
      break;
    }
    trace.cases.push_back(tracedUpTo(m_fromOff, last));
  }
  return trace;
}

}  // namespace sudoku::chains
