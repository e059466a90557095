#include "forcingforesight.h"

namespace sudoku::explainer {
namespace {

void unite(std::array<Mask, kCellCount>& kept, const std::array<Mask, kCellCount>& others) {
  for (std::size_t cell = 0; cell < kept.size(); ++cell)
    kept[cell] = static_cast<Mask>(kept[cell] | others[cell]);
}

/// Whether a region leaves a digit just two places, so that it must be in one if it is not in the other.
bool isInPair(const Position& position, int cell, int digit) {
  for (int kind = 0; kind < kRegionKinds; ++kind)
    if (countOf(position.places(regionOf(cell, kind), digit)) == 2) return true;
  return false;
}

}  // namespace

void ForcingForesight::look(const Position& position) {
  if (position.digits() == m_before) return;
  m_before = position.digits();
  m_position = &position;
  m_expectsNothing = true;
  m_onContradicts.clear();
  m_offContradicts.clear();
  m_doubles.clear();
  for (int cell = 0; cell < kCellCount; ++cell)
    if (const Mask digits = position.digits(cell); digits != 0)
      for (const int digit : Bits(digits)) lookAtOn(candidateOf(cell, digit));
  for (int cell = 0; cell < kCellCount; ++cell)
    if (const Mask digits = position.digits(cell); countOf(digits) > 1)
      for (const int digit : Bits(digits)) lookAtOff(candidateOf(cell, digit));
  lookAtShared();
}

void ForcingForesight::lookAtOn(int candidate) {
  startOver();
  turnOn(candidate);
  if (spread()) {
    m_restOf[at(candidate)] = m_rest.digits();
    return;
  }
  m_restOf[at(candidate)].fill(0);
  m_onContradicts.add(candidate);
  m_expectsNothing = false;
}

void ForcingForesight::lookAtOff(int candidate) {
  const int cell = cellOf(candidate);
  const Mask others = without(m_position->digits(cell), bitOf(digitOf(candidate)));
  if (countOf(others) == 1) {  // the same as the other one being on
    if (!m_onContradicts.contains(candidateOf(cell, firstOf(others)))) return;
    m_offContradicts.add(candidate);
    return;
  }
  if (!isInPair(*m_position, cell, digitOf(candidate))) return;
  startOver();
  Rest kept = m_restOf[at(candidate)];
  if (turnOff(cell, digitOf(candidate)) && spread()) {
    unite(kept, m_rest.digits());
  } else {
    m_offContradicts.add(candidate);
  }
  if (!losesMore(kept)) return;
  m_doubles.add(candidate);
  m_expectsNothing = false;
}

void ForcingForesight::startOver() {
  m_rest = *m_position;
  m_on.clear();
  m_toSpread.clear();
}

void ForcingForesight::turnOn(int candidate) {
  if (m_on.contains(candidate)) return;
  m_on.add(candidate);
  m_toSpread.push_back(candidate);
}

/// False: nothing is left of the cell, or no place in a region.
bool ForcingForesight::turnOff(int cell, int digit) {
  m_rest.eliminate(cell, digit);
  const Mask digits = m_rest.digits(cell);
  if (digits == 0) return false;
  if (countOf(digits) == 1) turnOn(candidateOf(cell, firstOf(digits)));
  for (int kind = 0; kind < kRegionKinds; ++kind) {
    const int region = regionOf(cell, kind);
    const Mask places = m_rest.places(region, digit);
    if (places == 0) return false;
    if (countOf(places) == 1) turnOn(candidateOf(cellAt(region, firstOf(places)), digit));
  }
  return true;
}

bool ForcingForesight::spread() {
  while (!m_toSpread.empty()) {
    const int cell = cellOf(m_toSpread.back());
    const int digit = digitOf(m_toSpread.back());
    m_toSpread.pop_back();
    for (const int other : Bits(without(m_rest.digits(cell), bitOf(digit))))
      if (!turnOff(cell, other)) return false;
    for (int kind = 0; kind < kRegionKinds; ++kind) {
      const int region = regionOf(cell, kind);
      for (const int place : Bits(without(m_rest.places(region, digit), bitOf(placeIn(cell, kind)))))
        if (!turnOff(cellAt(region, place), digit)) return false;
    }
  }
  return true;
}

/// Whether something is in none of what assumptions leave.
bool ForcingForesight::losesMore(const Rest& kept) const {
  return kept != m_before;
}

void ForcingForesight::lookAtShared() {
  for (int cell = 0; cell < kCellCount; ++cell) {
    Rest kept{};
    for (const int digit : Bits(m_position->digits(cell)))
      unite(kept, m_restOf[at(candidateOf(cell, digit))]);
    m_sharedInCell[at(cell)] = countOf(m_position->digits(cell)) > 1 && losesMore(kept);
    m_expectsNothing = m_expectsNothing && !m_sharedInCell[at(cell)];
  }
  m_sharedInRegion.fill(0);
  for (int region = 0; region < kRegionCount; ++region)
    for (int digit = 0; digit < kDigitCount; ++digit) {
      const Mask places = m_position->places(region, digit);
      if (countOf(places) < 2) continue;
      Rest kept{};
      for (const int place : Bits(places))
        unite(kept, m_restOf[at(candidateOf(cellAt(region, place), digit))]);
      if (!losesMore(kept)) continue;
      m_sharedInRegion[at(region)] = static_cast<Mask>(m_sharedInRegion[at(region)] | bitOf(digit));
      m_expectsNothing = false;
    }
}

}  // namespace sudoku::explainer
