#include "closing.h"

namespace sudoku::explainer {
namespace {

bool isSingle(Mask mask) {
  return mask != 0 && (mask & (mask - 1)) == 0;
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
    const bool clashes = closure.contains(other, true);
    if (!clashes && closure.contains(other, false)) return true;
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
  const int cell = cellOf(candidate);
  const int digit = digitOf(candidate);
  // What was left of the cell and of the digit in its regions, in the order of their causes; and of each the
  // others. All are looked at first, as the processor hardly ever guesses which has a last one.
  constexpr int kUnits = 1 + kRegionKinds;
  std::array<Mask, kUnits> left{closing.rest.digits(cell)};
  std::array<Mask, kUnits> others{without(left[0], bitOf(digit))};
  Mask haveLast = isSingle(others[0]) && !m_kind.isNishio ? 1 : 0;
  for (int unit = 1; unit < kUnits; ++unit) {
    left[at(unit)] = closing.rest.places(regionOf(cell, unit - 1), digit);
    others[at(unit)] = without(left[at(unit)], bitOf(placeIn(cell, unit - 1)));
    if (isSingle(others[at(unit)])) haveLast = static_cast<Mask>(haveLast | bitOf(unit));
  }
  if (m_kind.isDynamic) closing.rest.eliminate(cell, digit);
  if (m_kind.hasPatterns) closing.change(cell, digit);
  for (const int unit : Bits(haveLast)) {
    const int last = firstOf(others[at(unit)]);
    const bool isOn = unit == 0 ? turnOn(closing, candidateOf(cell, last), Cause::Cell, left[0], node)
                                : turnOn(closing, candidateOf(cellAt(regionOf(cell, unit - 1), last), digit),
                                         causeOf(unit - 1), left[at(unit)], node);
    if (!isOn) return false;
  }
  return true;
}

/// As the last one but a candidate that is off, of all that was left. False: a contradiction.
bool ForcingChains::turnOn(Closing& closing, int candidate, Cause cause, Mask left, int off) {
  Closure& closure = closing.closure;
  const bool clashes = closure.contains(candidate, false);
  if (!clashes && closure.contains(candidate, true)) return true;
  closure.beginParents();
  closure.addParent(off);
  const int cell = cellOf(candidate);
  if (cause == Cause::Cell) {
    for (const int digit : Bits(without(m_position->digits(cell), left)))
      closure.addParent(closure.find(potentialOf(candidateOf(cell, digit), false)));
  } else {
    const int region = regionOf(cell, kindOf(cause));
    const int digit = digitOf(candidate);
    for (const int place : Bits(without(m_position->places(region, digit), left)))
      closure.addParent(closure.find(potentialOf(candidateOf(cellAt(region, place), digit), false)));
  }
  if (clashes)
    closure.contradict(potentialOf(candidate, true), cause);
  else
    reach(closing, potentialOf(candidate, true), cause);
  return !clashes;
}

}  // namespace sudoku::explainer
