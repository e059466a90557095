#include "patternforcingchains.h"

#include <algorithm>

#include "logic/patterns/patterns.h"
#include "propagation.h"

namespace sudoku::chains {
namespace {

void addRemovals(HouseNumber house, Mask places, int digit, std::vector<Removal>& removals) {
  for (const int place : Bits(places)) removals.push_back({cellAt(house, place), bitOf(digit)});
}

}  // namespace

void addEliminated(const OptionPosition& before, const OptionPosition& left, int constraint, Mask except,
                   std::vector<int>& candidates) {
  const Mask eliminated = without(before.options(constraint), left.options(constraint) | except);
  for (const int bit : Bits(eliminated)) candidates.push_back(candidateAt(constraint, bit));
}

/// Tries locked candidates, hidden pairs, naked pairs and X-wings in this order. Applies all patterns of the
/// first kind that eliminates a new candidate; if none does, calls propagateNested().
void PatternForcingChains::propagateFurther(Propagation& propagation) {
  if (isStopped()) {
    propagation.mayApplyPatterns = false;
    return;
  }
  const OptionPosition left(position(), propagation.left);
  const std::size_t before = propagation.implications.order(false).size();
  for (const auto apply : {&PatternForcingChains::applyLocking, &PatternForcingChains::applyHiddenPairs,
                           &PatternForcingChains::applyNakedPairs, &PatternForcingChains::applyXWings}) {
    (this->*apply)(propagation, left);
    if (propagation.implications.order(false).size() > before) return;
  }
  propagation.mayApplyPatterns = false;
  propagation.changed.fill(0);  // no pattern with these digits is left to try
  propagateNested(propagation, left);
}

/// Adds eliminations cell by cell. In Sudoku Explainer their order depends on memory addresses; reading order
/// is the order that later versions of it use.
void PatternForcingChains::addEliminations(Propagation& propagation, std::span<const int> parents,
                                           std::span<const Removal> eliminations, int nested,
                                           int nestedComplexity) {
  Implications& implications = propagation.implications;
  Implications::Parents known = implications.noParents();
  for (const int parent : parents) implications.addParent(implications.nodeOf(parent), known);
  for (const auto& [cell, digits] : eliminations)
    for (const int digit : Bits(digits)) {
      const int candidate = candidateOf(cell, digit);
      if (!implications.contains(candidate, false))
        propagation.count(implications.addByPattern(candidate, known, nested, nestedComplexity));
    }
}

/// Applies the pattern in m_parents and m_eliminations, and clears both. Does nothing if one of them is
/// empty.
void PatternForcingChains::applyPattern(Propagation& propagation) {
  if (!m_eliminations.empty() && !m_parents.empty())
    addEliminations(propagation, m_parents, m_eliminations, Implications::kNone, 0);
  m_parents.clear();
  m_eliminations.clear();
}

void PatternForcingChains::applyLocking(Propagation& propagation, const OptionPosition& left) {
  forEachLocking(left, propagation.changedDigits(), [&](const LockingPattern& pattern) {
    const Mask cleared = pattern.cleared(left);
    if (cleared == 0) return false;
    addRemovals(pattern.other, cleared, pattern.digit, m_eliminations);
    addEliminated(position(), left, constraintOf(pattern.house, pattern.digit),
                  sharedPlaces(pattern.house, pattern.other), m_parents);
    applyPattern(propagation);
    return false;
  });
}

void PatternForcingChains::applyHiddenPairs(Propagation& propagation, const OptionPosition& left) {
  forEachSubset<SetKind::Hidden, 2>(left, 5, propagation.changedDigits(), [&](const SubsetPattern& pattern) {
    for (const int place : Bits(pattern.places)) {
      const int cell = cellAt(pattern.house, place);
      if (const Mask digits = without(left.digits(cell), pattern.digits); digits != 0)
        m_eliminations.push_back({cell, digits});
    }
    if (m_eliminations.empty()) return false;
    for (const int place : Bits(without(bitOf(kDigitCount) - 1, pattern.places))) {
      const int cell = cellAt(pattern.house, place);
      for (const int digit : Bits(position().digits(cell) & pattern.digits))
        m_parents.push_back(candidateOf(cell, digit));
    }
    applyPattern(propagation);
    return false;
  });
}

void PatternForcingChains::applyNakedPairs(Propagation& propagation, const OptionPosition& left) {
  forEachSubset<SetKind::Naked, 2>(left, 4, propagation.changedDigits(), [&](const SubsetPattern& pattern) {
    for (int place = 0; place < kDigitCount; ++place) {
      const int cell = cellAt(pattern.house, place);
      if ((pattern.places & bitOf(place)) != 0)
        addEliminated(position(), left, cell, pattern.digits, m_parents);
      else if (const Mask digits = static_cast<Mask>(left.digits(cell) & pattern.digits); digits != 0)
        m_eliminations.push_back({cell, digits});
    }
    applyPattern(propagation);
    return false;
  });
}

/// Adds the eliminations of X-wings. They follow from all places that the two lines of an X-wing have lost;
/// there must be at least one.
void PatternForcingChains::applyXWings(Propagation& propagation, const OptionPosition& left) {
  forEachFish<2>(left, propagation.changedDigits(), [&](const FishPattern& pattern) {
    for (const int place : Bits(pattern.places)) {
      const int across = pattern.crossLine(place);
      addRemovals(across, without(left.places(across, pattern.digit), pattern.lines), pattern.digit,
                  m_eliminations);
    }
    std::sort(m_eliminations.begin(), m_eliminations.end(),
              [](const Removal& a, const Removal& b) { return a.cell < b.cell; });
    for (const int line : Bits(pattern.lines))
      addEliminated(position(), left, constraintOf(pattern.line(line), pattern.digit), pattern.places,
                    m_parents);
    applyPattern(propagation);
    return false;
  });
}

}  // namespace sudoku::chains
