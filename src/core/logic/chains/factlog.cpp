#include "factlog.h"

#include <algorithm>
#include <utility>

#include "links.h"

namespace sudoku::chains {
namespace {

using Premises = FactLog::Premises;

void addOptions(int constraint, Mask options, std::vector<int>& candidates) {
  for (const int option : Bits(options)) candidates.push_back(candidateAt(constraint, option));
}

/// Calls `use` for each pair that two constraints (such as two cells) may form with `option`: for each other
/// option that both have, with the candidates that must be false to leave both constraints only these two
/// options.
template <typename Use>
void forEachPair(const OptionPosition& start, int first, int second, int option, Use use) {
  const Mask shared = start.options(first) & start.options(second);
  if ((shared & bitOf(option)) == 0) return;
  for (const int other : Bits(without(shared, bitOf(option)))) {
    const auto pair = static_cast<Mask>(bitOf(option) | bitOf(other));
    std::vector<int> off;
    addOptions(first, without(start.options(first), pair), off);
    addOptions(second, without(start.options(second), pair), off);
    use(off);
  }
}

/// Calls `use` once for each pattern that may eliminate a candidate, with the candidates of the position
/// `start` that must be false for the pattern to exist.
template <typename Use>
void forEachPattern(const OptionPosition& start, int candidate, Use use) {
  const int cell = cellOf(candidate);
  const int digit = digitOf(candidate);
  for (int kind = 0; kind < kHouseKinds; ++kind) {
    const HouseNumber cleared = houseNumberOf(cell, kind);
    const int place = placeIn(cell, kind);
    // Locked candidates: in the house `locked`, all places left of the digit are also in the house `cleared`.
    for (HouseNumber locked = 0; locked < kHouseCount; ++locked) {
      const Mask shared = sharedPlaces(locked, cleared);
      const Mask places = start.places(locked, digit);
      if (locked == cleared || (places & shared) == 0 || houseNumberOf(cell, kindOf(locked)) == locked)
        continue;
      std::vector<int> off;
      addOptions(constraintOf(locked, digit), without(places, shared), off);
      use(off);
    }
    // Naked pairs: two other cells have only this digit and a second one left. Hidden pairs: two other digits
    // have only this cell and a second one left.
    for (int first = 0; first < kDigitCount; ++first)
      for (int second = 0; second < first; ++second) {
        if (first != place && second != place)
          forEachPair(start, cellAt(cleared, first), cellAt(cleared, second), digit, use);
        if (first != digit && second != digit)
          forEachPair(start, constraintOf(cleared, first), constraintOf(cleared, second), place, use);
      }
  }
  // X-wings: in two other lines, the digit has only two places left, one of them in the line that crosses
  // them through the cell.
  for (const auto& [kind, across] : {std::pair{Row, Column}, std::pair{Column, Row}})
    for (int first = 0; first < kDigitCount; ++first)
      for (int second = 0; second < first; ++second)
        if (const int own = placeIn(cell, across); first != own && second != own)
          forEachPair(start, constraintOf(houseNumberAt(kind, first), digit),
                      constraintOf(houseNumberAt(kind, second), digit), placeIn(cell, kind), use);
}

void keepFewer(std::optional<Premises>& best, std::optional<Premises> other) {
  if (other && (!best || other->size() < best->size())) best = std::move(other);
}

}  // namespace

void FactLog::add(TracedLiteral fact) {
  m_numbers[at(fact.literal)] = static_cast<std::int16_t>(m_facts.size());
  m_facts.push_back(fact);
}

FactLog FactLog::upTo(int count) const {
  FactLog log(*m_start);
  for (int number = 0; number < count; ++number) log.add(fact(number));
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

/// Why a candidate is true: the facts that leave it as the last option of its cell, or of its digit in a
/// house.
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

/// Why a candidate is false, by the facts with numbers below `before`; nothing if they do not show it. The
/// first fact that a candidate in the same cell, or of the same digit in a peer, is true; otherwise the facts
/// that make a pattern which eliminates the candidate.
std::optional<Premises> FactLog::eliminationPremises(int candidate, int before) const {
  int first = before;
  weakLinksOf(candidate).forEach([&](int other) {
    const int number = find(literalOf(other, true));
    if (number != kUnknown) first = std::min(first, number);
  });
  if (first != before) return Premises{first};
  std::optional<Premises> best;
  forEachPattern(*m_start, candidate,
                 [&](const std::vector<int>& off) { keepFewer(best, areOff(off, before)); });
  return best;
}

}  // namespace sudoku::chains
