#include "trail.h"

#include <algorithm>
#include <utility>

namespace sudoku::explainer {
namespace {

using Premises = Trail::Premises;

/// The candidates of a digit in those places of a region.
void addPlaces(int region, Mask places, int digit, std::vector<int>& candidates) {
  for (const int place : Bits(places)) candidates.push_back(candidateOf(cellAt(region, place), digit));
}

void addDigits(int cell, Mask digits, std::vector<int>& candidates) {
  for (const int digit : Bits(digits)) candidates.push_back(candidateOf(cell, digit));
}

/// Goes through the patterns that would take a candidate away, and calls `use` for each with the candidates
/// that must be off to make it one. All are seen from the position where the chains start.
template <typename Use>
class Patterns {
 public:
  Patterns(const Position& start, int candidate, Use use)
      : m_start(start), m_cell(cellOf(candidate)), m_digit(digitOf(candidate)), m_use(std::move(use)) {}

  void go() {
    for (int kind = 0; kind < kRegionKinds; ++kind) {
      lock(regionOf(m_cell, kind));
      pairUp(regionOf(m_cell, kind), placeIn(m_cell, kind));
    }
    cross(Row, Column);
    cross(Column, Row);
  }

 private:
  /// In another region the digit is left only with places that this one has too.
  void lock(int cleared) {
    for (int locked = 0; locked < kRegionCount; ++locked) {
      const Mask shared = sharedPlaces(locked, cleared);
      const Mask places = m_start.places(locked, m_digit);
      if (locked == cleared || (places & shared) == 0 || regionOf(m_cell, locked / kDigitCount) == locked)
        continue;
      std::vector<int> gone;
      addPlaces(locked, without(places, shared), m_digit, gone);
      m_use(gone);
    }
  }

  void pairUp(int region, int place) {
    for (int first = 0; first < kDigitCount; ++first)
      for (int second = 0; second < first; ++second) {
        lockCells(region, place, first, second);
        lockDigits(region, place, first, second);
      }
  }

  /// Two other cells are left with the digit and one more.
  void lockCells(int region, int place, int first, int second) {
    const int a = cellAt(region, first);
    const int b = cellAt(region, second);
    if (first == place || second == place) return;
    const Mask shared = m_start.digits(a) & m_start.digits(b);
    if ((shared & bitOf(m_digit)) == 0) return;
    for (const int other : Bits(without(shared, bitOf(m_digit)))) {
      const auto pair = static_cast<Mask>(bitOf(m_digit) | bitOf(other));
      std::vector<int> gone;
      addDigits(a, without(m_start.digits(a), pair), gone);
      addDigits(b, without(m_start.digits(b), pair), gone);
      m_use(gone);
    }
  }

  /// Two other digits are left with the cell and one more.
  void lockDigits(int region, int place, int first, int second) {
    if (first == m_digit || second == m_digit) return;
    const Mask firstPlaces = m_start.places(region, first);
    const Mask secondPlaces = m_start.places(region, second);
    const Mask shared = firstPlaces & secondPlaces;
    if ((shared & bitOf(place)) == 0) return;
    for (const int other : Bits(without(shared, bitOf(place)))) {
      const auto pair = static_cast<Mask>(bitOf(place) | bitOf(other));
      std::vector<int> gone;
      addPlaces(region, without(firstPlaces, pair), first, gone);
      addPlaces(region, without(secondPlaces, pair), second, gone);
      m_use(gone);
    }
  }

  /// In two other lines the digit is left with the cell's cross line and one more.
  void cross(RegionKind kind, RegionKind across) {
    const int own = placeIn(m_cell, across);  // the cell's line among those of its kind
    const int place = placeIn(m_cell, kind);  // where its cross line meets all of them
    for (int first = 0; first < kDigitCount; ++first)
      for (int second = 0; second < first; ++second) {
        if (first == own || second == own) continue;
        const int a = kind * kDigitCount + first;
        const int b = kind * kDigitCount + second;
        const Mask shared = m_start.places(a, m_digit) & m_start.places(b, m_digit);
        if ((shared & bitOf(place)) == 0) continue;
        for (const int other : Bits(without(shared, bitOf(place)))) {
          const auto pair = static_cast<Mask>(bitOf(place) | bitOf(other));
          std::vector<int> gone;
          addPlaces(a, without(m_start.places(a, m_digit), pair), m_digit, gone);
          addPlaces(b, without(m_start.places(b, m_digit), pair), m_digit, gone);
          m_use(gone);
        }
      }
  }

  const Position& m_start;
  int m_cell;
  int m_digit;
  Use m_use;
};

void keepFewer(std::optional<Premises>& best, std::optional<Premises> other) {
  if (other && (!best || other->size() < best->size())) best = std::move(other);
}

}  // namespace

void Trail::add(int potential, int nested) {
  m_numbers[at(potential)] = static_cast<std::int16_t>(m_facts.size());
  m_facts.push_back({potential, nested});
}

Trail Trail::upTo(int count) const {
  Trail trail(*m_start);
  for (int number = 0; number < count; ++number) trail.add(fact(number).potential, fact(number).nested);
  return trail;
}

std::optional<Premises> Trail::reasonsOf(int number) const {
  const int candidate = fact(number).potential / 2;
  const bool isOn = fact(number).potential % 2 == 1;
  return isOn ? whyOn(candidate, number) : whyOff(candidate, number);
}

std::optional<Premises> Trail::areOff(const std::vector<int>& candidates, int before) const {
  Premises premises;
  for (const int candidate : candidates) {
    const int number = find(potentialOf(candidate, false));
    if (number == kUnknown || number >= before) return std::nullopt;
    premises.push_back(number);
  }
  return premises;
}

/// As the last one in its cell, or in a region.
std::optional<Premises> Trail::whyOn(int candidate, int before) const {
  const int cell = cellOf(candidate);
  const int digit = digitOf(candidate);
  std::vector<int> others;
  addDigits(cell, without(m_start->digits(cell), bitOf(digit)), others);
  std::optional<Premises> best = areOff(others, before);
  for (int kind = 0; kind < kRegionKinds; ++kind) {
    const int region = regionOf(cell, kind);
    others.clear();
    addPlaces(region, without(m_start->places(region, digit), bitOf(placeIn(cell, kind))), digit, others);
    keepFewer(best, areOff(others, before));
  }
  return best;
}

std::optional<Premises> Trail::whyOff(int candidate, int before) const {
  if (auto premises = whyExcluded(candidate, before)) return premises;
  std::optional<Premises> best;
  Patterns(*m_start, candidate, [&](const std::vector<int>& gone) {
    keepFewer(best, areOff(gone, before));
  }).go();
  return best;
}

/// By the first candidate that is on in the cell, or of the digit among the peers.
std::optional<Premises> Trail::whyExcluded(int candidate, int before) const {
  const int cell = cellOf(candidate);
  const int digit = digitOf(candidate);
  int first = before;
  const auto look = [&](int other) {
    const int number = find(potentialOf(other, true));
    if (number != kUnknown) first = std::min(first, number);
  };
  for (const int other : Bits(without(m_start->digits(cell), bitOf(digit)))) look(candidateOf(cell, other));
  for (const int peer : peersOf(cell)) look(candidateOf(peer, digit));
  return first == before ? std::nullopt : std::optional(Premises{first});
}

}  // namespace sudoku::explainer
