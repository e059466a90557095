#include "rest.h"

#include <algorithm>

namespace sudoku::explainer {

Rest::Rest(const Position& position) {
  m_units.back() = Vector{} + static_cast<Mask>(kStays | kAll);  // those behind the last are never news
  for (int cell = 0; cell < kCellCount; ++cell) setUnit(cell, newUnit(position.digits(cell)));
  for (int region = 0; region < kRegionCount; ++region)
    for (int digit = 0; digit < kDigitCount; ++digit)
      setUnit(unitOf(region, digit), newUnit(position.places(region, digit)));
}

/// What is empty from the outset, as it is filled, must not look like a contradiction.
Mask Rest::newUnit(Mask mask) {
  if (mask == 0) return kStays | kAll;
  return static_cast<Mask>(mask | kStays | (countOf(mask) > 1 ? kOpen : 0));
}

void Rest::turnOff(int cell, int digit) {
  takeFromUnit(cell, bitOf(digit));
  for (int kind = 0; kind < kRegionKinds; ++kind)
    takeFromUnit(unitOf(regionOf(cell, kind), digit), bitOf(placeIn(cell, kind)));
}

void Rest::turnOn(int candidate) {
  const int cell = cellOf(candidate);
  const int digit = digitOf(candidate);
  for (const int other : Bits(without(unit(cell) & kAll, bitOf(digit)))) turnOff(cell, other);
  takeFromUnit(cell, kOpen);
  for (int kind = 0; kind < kRegionKinds; ++kind) {
    const int region = regionOf(cell, kind);
    const int places = unitOf(region, digit);
    for (const int place : Bits(without(unit(places) & kAll, bitOf(placeIn(cell, kind)))))
      turnOff(cellAt(region, place), digit);
    takeFromUnit(places, kOpen);
  }
}

bool Rest::keepOnly(const Rest& other) {
  Vector news{};
  for (std::size_t i = 0; i < m_units.size(); ++i) {
    m_units[i] &= other.m_units[i];
    news |= newsOf(m_units[i]);
  }
  return isAny(news);
}

/// Some vectors at a time, as most have news early or not at all.
bool Rest::wouldHaveNews(const Rest& other) const {
  constexpr std::size_t kAtOnce = 8;
  for (std::size_t first = 0; first < m_units.size(); first += kAtOnce) {
    Vector news{};
    for (std::size_t i = first; i < std::min(first + kAtOnce, m_units.size()); ++i)
      news |= newsOf(m_units[i] & other.m_units[i]);
    if (isAny(news)) return true;
  }
  return false;
}

bool Rest::hasNews() const {
  Vector news{};
  for (const Vector& units : m_units) news |= newsOf(units);
  return isAny(news);
}

/// Without the lowest bit an open single has just its two further bits, and what is empty not both of them.
Rest::Vector Rest::newsOf(const Vector& units) {
  const Vector rest = units & (units - Mask{1});
  return reinterpret_cast<Vector>((rest == Mask{kStays | kOpen}) | ((rest & kStays) == Mask{0}));
}

bool Rest::isAny(const Vector& units) {
  using Words = std::uint64_t __attribute__((vector_size(sizeof(Vector))));
  const auto words = reinterpret_cast<Words>(units);
  return (words[0] | words[1]) != 0;
}

int Rest::firstNews() const {
  std::size_t vector = 0;
  while (!isAny(newsOf(m_units[vector]))) ++vector;
  const Vector news = newsOf(m_units[vector]);
  auto number = static_cast<int>(vector * kUnitsPerVector);
  for (std::size_t i = 0; news[i] == 0; ++i) ++number;
  const Mask left = static_cast<Mask>(unit(number) & kAll);
  if (left == 0) return kContradiction;
  if (number < kCellCount) return candidateOf(number, firstOf(left));
  const int region = (number - kCellCount) / kDigitCount;
  return candidateOf(cellAt(region, firstOf(left)), (number - kCellCount) % kDigitCount);
}

Rest::Lost::Lost(const Rest& position, const Rest& rest) {
  for (std::size_t i = 0; i < m_units.size(); ++i) m_units[i] = position.m_units[i] & ~rest.m_units[i] & kAll;
}

bool Rest::Lost::except(const Rest& rest) {
  Vector any{};
  for (std::size_t i = 0; i < m_units.size(); ++i) {
    m_units[i] &= ~rest.m_units[i];
    any |= m_units[i];
  }
  return isAny(any);
}

}  // namespace sudoku::explainer
