#include "factlog.h"

#include <algorithm>
#include <utility>

namespace sudoku::chains {
namespace {

using Premises = FactLog::Premises;

void addOptions(int constraint, Mask options, std::vector<int>& candidates) {
  for (const int option : Bits(options)) candidates.push_back(candidateAt(constraint, option));
}

/// Goes through the patterns that would eliminate a candidate, and calls `use` for each with the candidates
/// that must be off to make it one. All are seen from the position where the chains start.
template <typename Use>
class Patterns {
 public:
  Patterns(const Position& start, int candidate, Use use)
      : m_start(start), m_cell(cellOf(candidate)), m_digit(digitOf(candidate)), m_use(std::move(use)) {}

  void go() {
    for (int kind = 0; kind < kHouseKinds; ++kind) {
      lock(houseOf(m_cell, kind));
      pairIn(houseOf(m_cell, kind), placeIn(m_cell, kind));
    }
    cross(Row, Column);
    cross(Column, Row);
  }

 private:
  /// Locked candidates: in another house the digit is left only with places that this one has too.
  void lock(int cleared) {
    for (int locked = 0; locked < kHouseCount; ++locked) {
      const Mask shared = sharedPlaces(locked, cleared);
      const Mask places = m_start.places(locked, m_digit);
      if (locked == cleared || (places & shared) == 0 || houseOf(m_cell, kindOf(locked)) == locked) continue;
      std::vector<int> off;
      addOptions(constraintOf(locked, m_digit), without(places, shared), off);
      m_use(off);
    }
  }

  /// Naked and hidden pairs: two other cells are left with the digit and one more, or two other digits with
  /// the cell and one more.
  void pairIn(int house, int place) {
    for (int first = 0; first < kDigitCount; ++first)
      for (int second = 0; second < first; ++second) {
        if (first != place && second != place) pairUp(cellAt(house, first), cellAt(house, second), m_digit);
        if (first != m_digit && second != m_digit)
          pairUp(constraintOf(house, first), constraintOf(house, second), place);
      }
  }

  /// X-wings: in two other lines the digit is left with the cell's cross line and one more.
  void cross(HouseKind kind, HouseKind across) {
    const int own = placeIn(m_cell, across);  // the cell's line among those of its kind
    const int place = placeIn(m_cell, kind);  // where its cross line meets all of them
    for (int first = 0; first < kDigitCount; ++first)
      for (int second = 0; second < first; ++second)
        if (first != own && second != own)
          pairUp(constraintOf(houseAt(kind, first), m_digit), constraintOf(houseAt(kind, second), m_digit),
                 place);
  }

  /// Two constraints are left with an option and one more.
  void pairUp(int first, int second, int option) {
    const Mask shared = m_start.options(first) & m_start.options(second);
    if ((shared & bitOf(option)) == 0) return;
    for (const int other : Bits(without(shared, bitOf(option)))) {
      const auto pair = static_cast<Mask>(bitOf(option) | bitOf(other));
      std::vector<int> off;
      addOptions(first, without(m_start.options(first), pair), off);
      addOptions(second, without(m_start.options(second), pair), off);
      m_use(off);
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

void FactLog::add(int literal, int nested) {
  m_numbers[at(literal)] = static_cast<std::int16_t>(m_facts.size());
  m_facts.push_back({literal, nested});
}

FactLog FactLog::upTo(int count) const {
  FactLog log(*m_start);
  for (int number = 0; number < count; ++number) log.add(fact(number).literal, fact(number).nested);
  return log;
}

std::optional<Premises> FactLog::premisesOf(int number) const {
  const int candidate = candidateIn(fact(number).literal);
  const bool isOn = literalIsOn(fact(number).literal);
  return isOn ? singlePremises(candidate, number) : eliminationPremises(candidate, number);
}

std::optional<Premises> FactLog::areOff(const std::vector<int>& candidates, int before) const {
  Premises premises;
  for (const int candidate : candidates) {
    const int number = find(literalOf(candidate, false));
    if (number == kUnknown || number >= before) return std::nullopt;
    premises.push_back(number);
  }
  return premises;
}

/// As the last option of its cell, or of its digit in a house.
std::optional<Premises> FactLog::singlePremises(int candidate, int before) const {
  const Membership& membership = membershipOf(candidate);
  std::optional<Premises> best;
  for (std::size_t i = 0; i < membership.constraints.size(); ++i) {
    const int constraint = membership.constraints[i];
    std::vector<int> others;
    addOptions(constraint, without(m_start->options(constraint), membership.bit(i)), others);
    keepFewer(best, areOff(others, before));
  }
  return best;
}

std::optional<Premises> FactLog::eliminationPremises(int candidate, int before) const {
  if (auto premises = exclusionPremises(candidate, before)) return premises;
  std::optional<Premises> best;
  Patterns(*m_start, candidate, [&](const std::vector<int>& off) {
    keepFewer(best, areOff(off, before));
  }).go();
  return best;
}

/// By the first candidate that is on in the cell, or of the digit among the peers.
std::optional<Premises> FactLog::exclusionPremises(int candidate, int before) const {
  const int cell = cellOf(candidate);
  const int digit = digitOf(candidate);
  int first = before;
  const auto look = [&](int other) {
    const int number = find(literalOf(other, true));
    if (number != kUnknown) first = std::min(first, number);
  };
  for (const int other : Bits(without(m_start->digits(cell), bitOf(digit)))) look(candidateOf(cell, other));
  for (const int peer : orderedPeersOf(cell)) look(candidateOf(peer, digit));
  return first == before ? std::nullopt : std::optional(Premises{first});
}

}  // namespace sudoku::chains
