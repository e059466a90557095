#include "forcingforesight.h"

#include <algorithm>

namespace sudoku::explainer {
namespace {

/// Where the digit is if it is not in the cell, as a region leaves it just these two places; or -1.
int partnerOf(const Position& position, int cell, int digit) {
  for (int kind = 0; kind < kRegionKinds; ++kind) {
    const int region = regionOf(cell, kind);
    const Mask places = position.places(region, digit);
    if (countOf(places) == 2)
      return candidateOf(cellAt(region, firstOf(without(places, bitOf(placeIn(cell, kind))))), digit);
  }
  return -1;
}

}  // namespace

void ForcingForesight::look(const Position& position, const Position* source) {
  if (source != nullptr) {
    if (!m_ofSource) m_ofSource = std::make_unique_for_overwrite<ForcingForesight>();
    m_ofSource->look(*source, nullptr);
  }
  m_position = &position;
  m_source = source;
  const Seen seen(position, source);
  if (seen == m_before) return;
  m_before = seen;
  m_all = source == nullptr ? Rest(position) : Rest(m_ofSource->m_all, *source, position);
  m_newUnits.begin(position, source);
  m_onContradicts.clear();
  m_offContradicts.clear();
  m_doubles.clear();
  begin();
  while (!m_toFollow.isEmpty()) follow(m_toFollow.first());
  for (int cell = 0; cell < kCellCount; ++cell)
    if (const Mask digits = position.digits(cell); countOf(digits) > 1)
      for (const int digit : Bits(digits)) lookAtOff(candidateOf(cell, digit));
  m_expectsNothing = m_onContradicts.isEmpty() && m_doubles.isEmpty() && !expectsAnyShared();
}

/// What follows at once from each candidate, or followed from it in the source. Finds those from whom more
/// follows.
void ForcingForesight::begin() {
  m_toFollow.clear();
  m_hasOwn.clear();
  for (int cell = 0; cell < kCellCount; ++cell)
    for (const int digit : Bits(m_position->digits(cell))) {
      const int candidate = candidateOf(cell, digit);
      if (m_source != nullptr) {
        if (Rest::haveNews(m_all, m_ofSource->m_restOf[at(candidate)])) m_toFollow.add(candidate);
        continue;
      }
      m_hasOwn.add(candidate);
      Rest& rest = m_restOf[at(candidate)];
      rest = m_all;
      rest.turnOn(candidate);
      m_toFollow.add(candidate);
    }
}

/// Whoever is turned on brings all that has been found to follow from it. That is most if it has been
/// followed before, but for those who are being followed.
void ForcingForesight::follow(int candidate) {
  m_toFollow.remove(candidate);
  Rest& rest = m_restOf[at(candidate)];
  int on = rest.keepShared(m_all, restOf(candidate));
  m_hasOwn.add(candidate);
  m_newUnits.add(candidate);
  while (on != Rest::kNoNews && on != Rest::kContradiction) {
    if (m_toFollow.contains(on)) follow(on);
    on = rest.keepShared(rest, restOf(on));
  }
  if (on == Rest::kNoNews) return;
  rest = Rest();
  m_onContradicts.add(candidate);
}

void ForcingForesight::lookAtOff(int candidate) {
  const int cell = cellOf(candidate);
  const Mask others = without(m_position->digits(cell), bitOf(digitOf(candidate)));
  if (countOf(others) == 1) {  // the same as the other one being on
    if (!m_onContradicts.contains(candidateOf(cell, firstOf(others)))) return;
    m_offContradicts.add(candidate);
    return;
  }
  const int partner = partnerOf(*m_position, cell, digitOf(candidate));
  if (partner == -1) return;  // nothing follows
  if (m_onContradicts.contains(partner)) m_offContradicts.add(candidate);
  if (Rest::Lost(m_all, restOf(candidate)).except(restOf(partner))) m_doubles.add(candidate);
}

bool ForcingForesight::expectsAnyShared() const {
  return std::ranges::any_of(m_newUnits.list(), [this](int unit) { return expectsShared(unit); });
}

/// Whether there are several cases and something that none of them leaves.
bool ForcingForesight::expectsShared(int unit) const {
  const Mask cases = m_position->unit(unit);
  if (countOf(cases) < 2 || !m_newUnits.contains(unit)) return false;
  const int first = firstOf(cases);
  Rest::Lost lost(m_all, restOf(candidateAt(unit, first)));
  for (const int each : Bits(without(cases, bitOf(first))))
    if (!lost.except(restOf(candidateAt(unit, each)))) return false;
  return true;
}

void ForcingForesight::learn(int candidate, const Closure& closure) {
  m_hasOwn.add(candidate);
  m_newUnits.add(candidate);
  Rest& rest = m_restOf[at(candidate)];
  rest = m_all;
  for (const int node : closure.order(false)) rest.takeFromCell(closure.node(node).potential / 2);
  for (const int node : closure.order(true)) {
    const int on = closure.node(node).potential / 2;
    const int cell = cellOf(on);
    const Mask others = without(m_position->digits(cell), bitOf(digitOf(on)));
    for (const int other : Bits(without(others, closure.sets(false).digitsIn(cell))))
      rest.takeFromCell(candidateOf(cell, other));
  }
}

}  // namespace sudoku::explainer
