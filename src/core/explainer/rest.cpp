#include "rest.h"

#include <algorithm>

namespace sudoku::explainer {

Rest::Rest(const Position& position) {
  m_units.back() = Vector{} + static_cast<Mask>(kStays | kAll);  // those behind the last are never news
  for (int unit = 0; unit < kUnitCount; ++unit) setUnit(unit, newUnit(position.unit(unit)));
}

/// What is empty from the outset, as it is filled, must not look like a contradiction.
Mask Rest::newUnit(Mask mask) {
  if (mask == 0) return kStays | kAll;
  return static_cast<Mask>(mask | kStays | (countOf(mask) > 1 ? kOpen : 0));
}

void Rest::turnOff(int candidate) {
  const auto& [units, bits] = membershipOf(candidate);
  for (std::size_t i = 0; i < units.size(); ++i) takeFromUnit(units[i], bits[i]);
}

void Rest::turnOn(int candidate) {
  const auto& [units, bits] = membershipOf(candidate);
  for (std::size_t i = 0; i < units.size(); ++i) {
    for (const int other : Bits(without(unit(units[i]) & kAll, bits[i])))
      turnOff(candidateAt(units[i], other));
    takeFromUnit(units[i], kOpen);
  }
}

void Rest::keepOnly(const Rest& other) {
  for (std::size_t i = 0; i < m_units.size(); ++i) m_units[i] &= other.m_units[i];
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

int Rest::news(std::size_t& place) const {
  for (std::size_t looked = 0; looked < m_units.size(); ++looked) {
    const Vector news = newsOf(m_units[place]);
    if (isAny(news)) {
      auto number = static_cast<int>(place * kUnitsPerVector);
      for (std::size_t i = 0; news[i] == 0; ++i) ++number;
      const Mask left = static_cast<Mask>(unit(number) & kAll);
      return left == 0 ? kContradiction : candidateAt(number, firstOf(left));
    }
    if (++place == m_units.size()) place = 0;
  }
  return kNoNews;
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
