#include "closing.h"

namespace sudoku::explainer {
namespace {

/// What follows from a candidate being off.
struct Consequence {
  int candidate;
  Cause cause;
  Mask gone;  ///< the digits of the cell, or the places in the region, that had gone before
};

class Consequences {
 public:
  void add(const Consequence& consequence) {
    for (const Consequence& known : *this)
      if (known.candidate == consequence.candidate) return;
    m_all[m_count++] = consequence;
  }
  const Consequence* begin() const { return m_all.data(); }
  const Consequence* end() const { return m_all.data() + m_count; }

 private:
  std::array<Consequence, 1 + kRegionKinds> m_all;
  std::size_t m_count = 0;
};

Consequences consequencesOf(const Position& before, const Position& rest, int candidate, bool inCell) {
  const int cell = cellOf(candidate);
  const int digit = digitOf(candidate);
  Consequences result;
  const Mask digits = rest.digits(cell);
  if (inCell && countOf(digits) == 2)
    result.add({candidateOf(cell, firstOf(without(digits, bitOf(digit)))), Cause::Cell,
                without(before.digits(cell), digits)});
  for (int kind = 0; kind < kRegionKinds; ++kind) {
    const int region = regionOf(cell, kind);
    const Mask places = rest.places(region, digit);
    if (countOf(places) != 2) continue;
    const int place = firstOf(without(places, bitOf(placeIn(cell, kind))));
    result.add({candidateOf(cellAt(region, place), digit), causeOf(kind),
                without(before.places(region, digit), places)});
  }
  return result;
}

}  // namespace

void ForcingChains::close(int potential, Closure& closure) {
  closure.clear();
  const int highest = m_hints->highestComplexity(m_kind.rating, 0);
  Closing closing{closure, *m_position, {}, 0, 0, highest - 1, 0};
  closure.beginParents();
  reach(closing, potential, Cause::Assumption);
  while (closing.promising > 0) {
    if (closing.nextOn < closure.order(true).size()) {
      if (!spreadOn(closing, closure.order(true)[closing.nextOn++])) return;
    } else if (closing.nextOff < closure.order(false).size()) {
      if (!spreadOff(closing, closure.order(false)[closing.nextOff++])) return;
    }
    if (m_kind.hasPatterns && closing.nextOn == closure.order(true).size() &&
        closing.nextOff == closure.order(false).size())
      infer(closing);
  }
}

void ForcingChains::reach(Closing& closing, int potential, Cause cause) {
  const int node = closing.closure.add(potential, cause);
  if (closing.closure.node(node).weight < closing.weightLimit) ++closing.promising;
}

/// The other digits of the cell and the other places of the digit are off. False: a contradiction.
bool ForcingChains::spreadOn(Closing& closing, int node) {
  Closure& closure = closing.closure;
  if (closure.node(node).weight < closing.weightLimit) --closing.promising;
  const int candidate = closure.node(node).potential / 2;
  const int cell = cellOf(candidate);
  const int digit = digitOf(candidate);
  const auto turnOff = [&](int other, Cause cause) {
    const bool clashes = closure.contains(other, true);
    if (!clashes && closure.contains(other, false)) return true;
    closure.beginParents();
    closure.addParent(node);
    if (clashes)
      closure.contradict(potentialOf(other, false), cause);
    else
      reach(closing, potentialOf(other, false), cause);
    return !clashes;
  };
  if (!m_kind.isNishio)
    for (const int other : Bits(without(closing.rest.digits(cell), bitOf(digit))))
      if (!turnOff(candidateOf(cell, other), Cause::Cell)) return false;
  const int block = regionOf(cell, Block);
  for (int kind = 0; kind < kRegionKinds; ++kind) {
    const int region = regionOf(cell, kind);
    const Mask known = kind == Block ? bitOf(placeIn(cell, kind)) : sharedPlaces(region, block);
    for (const int place : Bits(without(closing.rest.places(region, digit), known)))
      if (!turnOff(candidateOf(cellAt(region, place), digit), causeOf(kind))) return false;
  }
  return true;
}

/// The last digit of the cell and the last place of the digit are on. False: a contradiction.
bool ForcingChains::spreadOff(Closing& closing, int node) {
  Closure& closure = closing.closure;
  if (closure.node(node).weight < closing.weightLimit) --closing.promising;
  const int candidate = closure.node(node).potential / 2;
  const Consequences consequences = consequencesOf(*m_position, closing.rest, candidate, !m_kind.isNishio);
  if (m_kind.isDynamic) {
    const int cell = cellOf(candidate);
    closing.rest.eliminate(cell, digitOf(candidate));
    for (int kind = 0; kind < kRegionKinds; ++kind) {
      Mask& changed = closing.changed[at(regionOf(cell, kind))];
      changed = static_cast<Mask>(changed | bitOf(digitOf(candidate)));
    }
  }
  for (const auto& [other, cause, gone] : consequences) {
    const bool clashes = closure.contains(other, false);
    if (!clashes && closure.contains(other, true)) continue;
    closure.beginParents();
    closure.addParent(node);
    for (const int index : Bits(gone)) {
      const int parent =
          cause == Cause::Cell
              ? candidateOf(cellOf(other), index)
              : candidateOf(cellAt(regionOf(cellOf(other), kindOf(cause)), index), digitOf(other));
      closure.addParent(closure.find(potentialOf(parent, false)));
    }
    if (clashes) {
      closure.contradict(potentialOf(other, true), cause);
      return false;
    }
    reach(closing, potentialOf(other, true), cause);
  }
  return true;
}

}  // namespace sudoku::explainer
