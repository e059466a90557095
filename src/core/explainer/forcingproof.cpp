#include <algorithm>

#include "closing.h"

namespace sudoku::explainer {
namespace {

/// The assumptions one of which must hold, or the one that contradicts itself.
std::vector<int> assumptionsOf(const Position& position, const ChainHint& hint, int conclusion) {
  std::vector<int> assumptions;
  switch (hint.technique) {
    case ExplainerTechnique::CellForcingChains:
    case ExplainerTechnique::DynamicCellForcingChains:
      for (const int digit : Bits(position.digits(hint.origin)))
        assumptions.push_back(potentialOf(candidateOf(hint.origin, digit), true));
      break;
    case ExplainerTechnique::RegionForcingChains:
    case ExplainerTechnique::DynamicRegionForcingChains: {
      const int region = hint.origin / kDigitCount;
      const int digit = hint.origin % kDigitCount;
      for (const int place : Bits(position.places(region, digit)))
        assumptions.push_back(potentialOf(candidateOf(cellAt(region, place), digit), true));
      break;
    }
    case ExplainerTechnique::DynamicDoubleForcingChains:
      assumptions = {potentialOf(hint.origin, true), potentialOf(hint.origin, false)};
      break;
    default:
      assumptions = {conclusion ^ 1};
  }
  return assumptions;
}

/// What was reached up to a node, in order.
std::vector<ReachedNode> reachedUpTo(const Closure& closure, int last) {
  std::vector<ReachedNode> nodes;
  for (int index = 0; index <= last; ++index)
    nodes.push_back({closure.node(index).potential, closure.nestedOf(index)});
  return nodes;
}

}  // namespace

/// Follows the assumptions once more, this time as far as they lead.
ChainProof ForcingChains::prove(const Position& position, const ChainHint& hint, int conclusion) {
  ChainHints noHints(ChainHints::Keep::Best);
  ChainProof proof;
  proof.conclusion = conclusion;
  m_position = &position;
  m_hints = &noHints;
  m_nestedSteps.clear();
  m_proof = &proof;
  const std::vector<int> assumptions = assumptionsOf(position, hint, conclusion);
  for (const int assumption : assumptions) {
    close(assumption, m_fromOff);
    const int last = assumptions.size() > 1
                         ? m_fromOff.find(conclusion / 2, conclusion % 2 == 1)
                         : std::max(m_fromOff.contradictionOn(), m_fromOff.contradictionOff());
    if (last == Closure::kNone) {
      proof.cases.clear();
      break;
    }
    proof.cases.push_back(reachedUpTo(m_fromOff, last));
  }
  m_proof = nullptr;
  return proof;
}

}  // namespace sudoku::explainer
