#include "closing.h"

namespace sudoku::explainer {
namespace {

/// The lowest bit with all below it is more than the mask less one only where there is no further bit.
bool isSingle(Mask mask) {
  const unsigned below = mask - 1U;
  return (mask ^ below) > below;
}

}  // namespace

void ForcingChains::close(int potential, Closure& closure) {
  closure.clear();
  const int highest = m_hints->highestComplexity(m_kind.rating, 0);
  Closing closing{closure, *m_position, {}, 0, 0, highest - 1};
  closure.beginParents();
  reach(closing, potential, Cause::Assumption);
  while (closing.promising > 0 || closing.mayInfer) {
    if (closing.nextOn < closure.order(true).size()) {
      if (!spreadOn(closing, closure.order(true)[closing.nextOn++])) return;
    } else if (closing.nextOff < closure.order(false).size()) {
      if (!spreadOff(closing, closure.order(false)[closing.nextOff++])) return;
    }
    if (m_kind.hasPatterns && closing.nextOn == closure.order(true).size() &&
        closing.nextOff == closure.order(false).size()) {
      closing.mayInfer = false;
      infer(closing);
    }
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
  closure.beginParents();
  closure.addParent(node);
  const auto turnOff = [&](int other, Cause cause) {
    if (closure.contains(other, false)) return true;
    const bool clashes = closure.contains(other, true);
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
  if (closing.closure.node(node).weight < closing.weightLimit) {
    --closing.promising;
    closing.mayInfer = m_kind.hasPatterns;
  }
  const int candidate = closing.closure.node(node).potential / 2;
  // All units are looked at first, as the processor hardly ever guesses which has a last one.
  const auto& [units, bits] = membershipOf(candidate);
  std::array<Mask, kUnitsPerCandidate> others;
  unsigned haveLast = 0;
  for (std::size_t i = 0; i < units.size(); ++i) {
    others[i] = without(closing.rest.unit(units[i]), bits[i]);
    haveLast |= static_cast<unsigned>(isSingle(others[i])) << i;
  }
  if (m_kind.isNishio) haveLast &= ~1U;
  if (m_kind.isDynamic) closing.rest.eliminate(cellOf(candidate), digitOf(candidate));
  if (m_kind.hasPatterns) closing.change(cellOf(candidate), digitOf(candidate));
  for (const int i : Bits(static_cast<Mask>(haveLast))) {
    const int unit = units[at(i)];
    const int last = candidateAt(unit, firstOf(others[at(i)]));
    if (closing.closure.contains(last, true)) continue;
    const Cause cause = i == 0 ? Cause::Cell : causeOf(i - 1);
    if (!turnOn(closing, last, cause, unit, others[at(i)] | bits[at(i)], node)) return false;
  }
  return true;
}

/// As the last one but a candidate that is off, of all that was left of a unit. False: a contradiction.
bool ForcingChains::turnOn(Closing& closing, int candidate, Cause cause, int unit, int left, int off) {
  Closure& closure = closing.closure;
  const bool clashes = closure.contains(candidate, false);
  closure.beginParents();
  closure.addParent(off);
  for (const int gone : Bits(without(m_position->unit(unit), static_cast<Mask>(left))))
    closure.addParent(closure.find(potentialOf(candidateAt(unit, gone), false)));
  if (clashes)
    closure.contradict(potentialOf(candidate, true), cause);
  else
    reach(closing, potentialOf(candidate, true), cause);
  return !clashes;
}

}  // namespace sudoku::explainer
