#include "nestedforcingchains.h"

#include <algorithm>
#include <utility>

#include "propagation.h"

namespace sudoku::chains {
namespace {

// The most positions without steps, and with steps, that a NestedSearch remembers. They take some tens of
// megabytes.
constexpr std::size_t kMostWithoutSteps = 200'000;
constexpr std::size_t kMostFound = 8'000;

std::uint64_t hashOf(const OptionPosition& position) {
  std::uint64_t hash = mixed(1, position.digits(0));
  for (int cell = 1; cell < kCellCount; cell += 4)
    hash = mixed(hash, inLane(0, position.digits(cell)) | inLane(1, position.digits(cell + 1)) |
                           inLane(2, position.digits(cell + 2)) | inLane(3, position.digits(cell + 3)));
  return hash;
}

}  // namespace

const std::vector<ChainHint>& NestedSearch::find(const OptionPosition& position,
                                                 const OptionPosition& source) {
  static const std::vector<ChainHint> kNone;
  const std::uint64_t hash = hashOf(position);
  if (m_withoutSteps.contains(hash)) return kNone;
  if (const auto known = m_found.find(hash); known != m_found.end()) return known->second;
  m_search->search(position, &source, m_hints);
  if (m_hints.isEmpty()) {
    if (m_withoutSteps.size() == kMostWithoutSteps) m_withoutSteps.clear();
    m_withoutSteps.insert(hash);
    return kNone;
  }
  if (m_found.size() == kMostFound) m_found.clear();
  return m_found[hash] = m_hints.takeSorted();
}

bool NestedForcingChains::prepare() {
  m_nestedSteps.clear();
  return true;
}

ChainTrace NestedForcingChains::trace(const OptionPosition& position, const ChainHint& hint, int conclusion) {
  m_nestedSteps.clear();
  m_uses.clear();
  m_isTracing = true;
  ChainTrace trace = PatternForcingChains::trace(position, hint, conclusion);
  m_isTracing = false;
  trace.nestedSteps = std::move(m_uses);
  return trace;
}

void NestedForcingChains::propagateNested(Propagation& propagation, const OptionPosition& left) {
  if (!hasPromisingEliminations(propagation)) return;
  for (const auto& nested : m_nested)
    if (applyNested(propagation, left, *nested)) return;
}

/// Whether a candidate that was eliminated since the last search for nested steps may be part of a step that
/// ChainHints would accept. That search is expensive, so it pays to count the literals that each elimination
/// follows from.
bool NestedForcingChains::hasPromisingEliminations(Propagation& propagation) {
  const std::span<const std::uint16_t> off = propagation.implications.order(false).subspan(propagation.asked);
  propagation.asked += off.size();
  return std::any_of(off.begin(), off.end(), [&](int node) {
    const Target target{&propagation.implications, node};
    return propagation.isPromising(propagation.implications.node(node)) &&
           complexityOf({&target, 1}, propagation.weightLimit) < propagation.weightLimit;
  });
}

bool NestedForcingChains::applyNested(Propagation& propagation, const OptionPosition& left,
                                      NestedSearch& search) {
  bool any = false;
  for (const ChainHint& hint : search.find(left, position())) {
    m_parents.clear();
    for (const int constraint : hint.singlesIn) addEliminated(position(), left, constraint, 0, m_parents);
    CandidateSet known;
    std::erase_if(m_parents, [&known](int candidate) {
      const bool isKnown = known.contains(candidate);
      known.add(candidate);
      return isKnown;
    });
    if (m_parents.empty()) continue;
    const int nested = static_cast<int>(m_nestedSteps.size());
    m_nestedSteps.push_back({hint.complexity, hint.chainsHash});
    if (m_isTracing) m_uses.push_back({&search.search(), left, hint});
    addEliminations(propagation, m_parents, hint.removals, nested, hint.complexity);
    any = true;
  }
  return any;
}

/// A lower bound of complexityOf(). Several chains may use the same nested step, which adds to the weight of
/// each but counts only once, so only the weight of the heaviest chain is certain.
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
