#include <algorithm>

#include "closing.h"
#include "patterns.h"

namespace sudoku::explainer {
namespace {

/// Adds the candidates of a unit that were there before and are no longer.
void addGone(const Position& before, const Position& rest, int unit, Mask except, std::vector<int>& parents) {
  const Mask gone = without(before.unit(unit), rest.unit(unit) | except);
  for (const int bit : Bits(gone)) parents.push_back(candidateAt(unit, bit));
}

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

void addRemovals(int region, Mask places, int digit, std::vector<Removal>& removals) {
  for (const int place : Bits(places)) removals.push_back({cellAt(region, place), bitOf(digit)});
}

}  // namespace

/// The first kind of pattern that has anything new is taken, with all that it has.
void ForcingChains::infer(Closing& closing) {
  if (m_stop.stop_requested()) {
    closing.mayInfer = false;
    return;
  }
  const Position rest(*m_position, closing.left);
  if (inferLocking(closing, rest) || inferHiddenPairs(closing, rest) || inferNakedPairs(closing, rest) ||
      inferXWings(closing, rest))
    return;
  closing.mayInfer = false;
  closing.changed.fill(0);  // as all that has changed has been looked at
  if (m_nested.empty() || !haveNews(closing)) return;
  for (const auto& nested : m_nested)
    if (inferChains(closing, rest, *nested)) return;
}

/// Whether anything that has gone since the last nested steps can be part of a step that is wanted. Nested
/// steps are expensive, so that it is worth while to count what it rests on.
bool ForcingChains::haveNews(Closing& closing) {
  const std::span<const std::uint16_t> off = closing.closure.order(false).subspan(closing.asked);
  closing.asked += off.size();
  return std::any_of(off.begin(), off.end(), [&](int node) {
    const Target target{&closing.closure, node};
    return closing.isPromising(closing.closure.node(node)) &&
           complexityOf({&target, 1}, closing.weightLimit) < closing.weightLimit;
  });
}

/// Turns off what a pattern takes away, cell by cell. The original's order here depends on where its objects
/// lie in memory; reading order is the one that its successors have settled on.
void ForcingChains::reachGone(Closing& closing, std::span<const int> parents, std::span<const Removal> gone,
                              int nested, int nestedComplexity) {
  Closure& closure = closing.closure;
  Closure::Parents known = closure.noParents();
  for (const int parent : parents) closure.addParent(closure.nodeOf(parent), known);
  for (const auto& [cell, digits] : gone)
    for (const int digit : Bits(digits)) {
      const int candidate = candidateOf(cell, digit);
      if (!closure.contains(candidate, false))
        closing.count(closure.addByPattern(candidate, known, nested, nestedComplexity));
    }
}

bool ForcingChains::inferLocking(Closing& closing, const Position& rest) {
  bool any = false;
  forEachLocking(rest, closing.news(), [&](const LockingPattern& pattern) {
    const Mask cleared = pattern.cleared(rest);
    if (cleared == 0) return false;
    m_parents.clear();
    addGone(*m_position, rest, unitOf(pattern.region, pattern.digit),
            sharedPlaces(pattern.region, pattern.other), m_parents);
    if (m_parents.empty()) return false;
    m_gone.clear();
    addRemovals(pattern.other, cleared, pattern.digit, m_gone);
    reachGone(closing, m_parents, m_gone, Closure::kNone, 0);
    any = true;
    return false;
  });
  return any;
}

bool ForcingChains::inferHiddenPairs(Closing& closing, const Position& rest) {
  bool any = false;
  forEachHiddenSet<2>(rest, 5, closing.news(), [&](const SubsetPattern& pattern) {
    m_gone.clear();
    for (const int place : Bits(pattern.places)) {
      const int cell = cellAt(pattern.region, place);
      if (const Mask digits = without(rest.digits(cell), pattern.digits); digits != 0)
        m_gone.push_back({cell, digits});
    }
    if (m_gone.empty()) return false;
    m_parents.clear();
    for (int place = 0; place < kDigitCount; ++place)
      if ((pattern.places & bitOf(place)) == 0)
        for (const int digit : Bits(pattern.digits))
          if (m_position->has(cellAt(pattern.region, place), digit))
            m_parents.push_back(candidateOf(cellAt(pattern.region, place), digit));
    if (m_parents.empty()) return false;
    reachGone(closing, m_parents, m_gone, Closure::kNone, 0);
    any = true;
    return false;
  });
  return any;
}

bool ForcingChains::inferNakedPairs(Closing& closing, const Position& rest) {
  bool any = false;
  forEachNakedSet<2>(rest, closing.news(), [&](const SubsetPattern& pattern) {
    m_gone.clear();
    m_parents.clear();
    for (int place = 0; place < kDigitCount; ++place) {
      const int cell = cellAt(pattern.region, place);
      if ((pattern.places & bitOf(place)) != 0) {
        for (const int digit : Bits(without(m_position->digits(cell), pattern.digits)))
          m_parents.push_back(candidateOf(cell, digit));
      } else if (const Mask digits = static_cast<Mask>(rest.digits(cell) & pattern.digits); digits != 0) {
        m_gone.push_back({cell, digits});
      }
    }
    if (m_gone.empty() || m_parents.empty()) return false;
    reachGone(closing, m_parents, m_gone, Closure::kNone, 0);
    any = true;
    return false;
  });
  return any;
}

/// Of these lines at least one has lost places, and all that it has lost are parents.
bool ForcingChains::inferXWings(Closing& closing, const Position& rest) {
  bool any = false;
  forEachFish<2>(rest, closing.news(), [&](const FishPattern& pattern) {
    m_parents.clear();
    for (const int line : Bits(pattern.lines))
      addGone(*m_position, rest, unitOf(pattern.line(line), pattern.digit), pattern.places, m_parents);
    m_gone.clear();
    for (const int place : Bits(pattern.places)) {
      const int across = pattern.crossLine(place);
      addRemovals(across, without(rest.places(across, pattern.digit), pattern.lines), pattern.digit, m_gone);
    }
    if (m_gone.empty()) return false;
    std::sort(m_gone.begin(), m_gone.end(),
              [](const Removal& a, const Removal& b) { return a.cell < b.cell; });
    reachGone(closing, m_parents, m_gone, Closure::kNone, 0);
    any = true;
    return false;
  });
  return any;
}

bool ForcingChains::inferChains(Closing& closing, const Position& rest, NestedSearch& nestedSearch) {
  bool any = false;
  for (const ChainHint& hint : nestedSearch.find(rest, *m_position)) {
    m_parents.clear();
    for (const int unit : hint.lastOf) addGone(*m_position, rest, unit, 0, m_parents);
    removeRepeats(m_parents);
    if (m_parents.empty()) continue;
    const int nested = static_cast<int>(m_nestedSteps.size());
    m_nestedSteps.push_back({hint.complexity, hint.proof});
    if (m_proof != nullptr) m_proof->nestedSteps.push_back({&nestedSearch.search(), rest, hint});
    reachGone(closing, m_parents, hint.removals, nested, hint.complexity);
    any = true;
  }
  return any;
}

}  // namespace sudoku::explainer
