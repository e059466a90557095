#include "nestedforcingchains.h"

#include <algorithm>
#include <utility>

#include "propagation.h"

namespace sudoku::chains {
namespace {

/// Keeps the first of each.
void removeRepeats(std::vector<int>& candidates) {
  CandidateSet seen;
  std::size_t count = 0;
  for (const int candidate : candidates) {
    candidates[count] = candidate;
    count += seen.contains(candidate) ? 0 : 1;
    seen.add(candidate);
  }
  candidates.resize(count);
}

}  // namespace

bool NestedForcingChains::prepare() {
  m_nestedSteps.clear();
  return true;
}

ChainTrace NestedForcingChains::trace(const Position& position, const ChainHint& hint, int conclusion) {
  m_nestedSteps.clear();
  m_uses.clear();
  m_isTracing = true;
  ChainTrace trace = PatternForcingChains::trace(position, hint, conclusion);
  m_isTracing = false;
  trace.nestedSteps = std::move(m_uses);
  return trace;
}

void NestedForcingChains::propagateNested(Propagation& propagation, const Position& left) {
  if (!hasPromisingEliminations(propagation)) return;
  for (const auto& nested : m_nested)
    if (applyNested(propagation, left, *nested)) return;
}

/// Whether anything that has been eliminated since the last nested steps can be part of a step that is
/// wanted. Nested steps are expensive, so that it is worth while to count what it rests on.
bool NestedForcingChains::hasPromisingEliminations(Propagation& propagation) {
  const std::span<const std::uint16_t> off = propagation.implications.order(false).subspan(propagation.asked);
  propagation.asked += off.size();
  return std::any_of(off.begin(), off.end(), [&](int node) {
    const Target target{&propagation.implications, node};
    return propagation.isPromising(propagation.implications.node(node)) &&
           complexityOf({&target, 1}, propagation.weightLimit) < propagation.weightLimit;
  });
}

bool NestedForcingChains::applyNested(Propagation& propagation, const Position& left, NestedSearch& search) {
  bool any = false;
  for (const ChainHint& hint : search.find(left, position())) {
    m_parents.clear();
    for (const int constraint : hint.singlesIn) addEliminated(position(), left, constraint, 0, m_parents);
    removeRepeats(m_parents);
    if (m_parents.empty()) continue;
    const int nested = static_cast<int>(m_nestedSteps.size());
    m_nestedSteps.push_back({hint.complexity, hint.chainsHash});
    if (m_isTracing) m_uses.push_back({&search.search(), left, hint});
    addEliminations(propagation, m_parents, hint.removals, nested, hint.complexity);
    any = true;
  }
  return any;
}

/// A nested step may weigh on several chains and yet counts once.
int NestedForcingChains::leastComplexity(Targets targets) const {
  int heaviest = 0;
  for (const Target& target : targets)
    heaviest = std::max(heaviest, target.implications->node(target.node).weight);
  return heaviest + static_cast<int>(targets.size()) - 1;
}

int NestedForcingChains::complexityOf(Targets targets, int highest) {
  int complexity = PatternForcingChains::complexityOf(targets, highest);
  m_counted.clear();
  for (const Target& target : targets)
    target.implications->visitAncestors(target.node, [&](int node) {
      const int nested = target.implications->nestedOf(node);
      if (nested == Implications::kNone) return true;
      const NestedStep& step = m_nestedSteps[at(nested)];
      if (std::find(m_counted.begin(), m_counted.end(), step.chainsHash) != m_counted.end()) return true;
      m_counted.push_back(step.chainsHash);
      complexity += step.complexity;
      return complexity <= highest;
    });
  return complexity;
}

}  // namespace sudoku::chains
