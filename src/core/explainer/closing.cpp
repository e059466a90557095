#include "closing.h"

namespace sudoku::explainer {
namespace {

/// The lowest bit with all below it is more than the mask less one only where there is no further bit.
bool isSingle(Mask mask) {
  const unsigned below = mask - 1U;
  return (mask ^ below) > below;
}

/// The places of a candidate's row and column that its block has too.
Mask knownFromBlock(int candidate, std::size_t unit) {
  if (unit <= 1 + Block) return 0;
  const int cell = cellOf(candidate);
  return sharedPlaces(regionOf(cell, static_cast<int>(unit) - 1), regionOf(cell, Block));
}

}  // namespace

/// As the last one but a candidate that is off, of all that was left of a unit. False: a contradiction.
inline bool ForcingChains::turnOnLast(Closing& closing, int candidate, std::size_t unit, int left, int off) {
  Closure& closure = closing.closure;
  const int number = membershipOf(candidate).units[unit];
  Closure::Parents parents = closure.noParents();
  closure.addParent(off, parents);
  for (const int gone : Bits(without(m_position->unit(number), static_cast<Mask>(left))))
    closure.addParent(closure.nodeOf(candidateAt(number, gone)), parents);
  if (closure.contains(candidate, false)) {
    closure.contradict(candidate, true, causeOfUnit(unit), parents);
    return false;
  }
  closing.turnOn(candidate, causeOfUnit(unit), parents);
  return true;
}

/// The last digit of the cell and the last place of the digit are on. False: a contradiction.
inline bool ForcingChains::spreadOff(Closing& closing, int node) {
  Closure& closure = closing.closure;
  if (closing.isPromising(closure.node(node))) {
    --closing.promising;
    closing.mayInfer = m_kind.hasPatterns;
  }
  const int candidate = closure.node(node).potential / 2;
  // All units are looked at first, as the processor hardly ever guesses which has a last one.
  const auto& [units, bits] = membershipOf(candidate);
  std::array<Mask, kUnitsPerCandidate> others;
  unsigned haveLast = 0;
  for (std::size_t i = 0; i < units.size(); ++i) {
    others[i] = without(closing.left[units[i]], bits[i]);
    haveLast |= static_cast<unsigned>(isSingle(others[i])) << i;
  }
  if (m_kind.isNishio) haveLast &= ~1U;
  if (m_kind.isDynamic) closing.eliminate(candidate);
  if (m_kind.hasPatterns) closing.change(candidate);
  for (const int i : Bits(static_cast<Mask>(haveLast))) {
    const int last = candidateAt(units[at(i)], firstOf(others[at(i)]));
    if (closure.contains(last, true)) continue;
    if (!turnOnLast(closing, last, at(i), others[at(i)] | bits[at(i)], node)) return false;
  }
  return true;
}

/// The other digits of the cell and the other places of the digit are off. False: a contradiction.
inline bool ForcingChains::spreadOn(Closing& closing, int node) const {
  Closure& closure = closing.closure;
  if (closing.isPromising(closure.node(node))) --closing.promising;
  const int candidate = closure.node(node).potential / 2;
  // All units in one row, as the processor hardly ever guesses where each ends.
  const auto& [units, bits] = membershipOf(candidate);
  std::uint64_t others = 0;
  for (std::size_t i = 0; i < units.size(); ++i) {
    const Mask known = bits[i] | Closing::kDecided | knownFromBlock(candidate, i);
    others |= std::uint64_t{without(closing.left[units[i]], known)} << (i * kDigitCount);
  }
  if (m_kind.isNishio) others &= ~std::uint64_t{bitOf(kDigitCount) - 1};
  Closure::Parents parents = closure.noParents();
  closure.addParent(node, parents);
  for (; others != 0; others &= others - 1) {
    const int bit = std::countr_zero(others);
    const auto i = at(bit) / kDigitCount;
    const int other = candidateAt(units[i], bit % kDigitCount);
    if (closure.contains(other, true)) {
      closure.contradict(other, false, causeOfUnit(i), parents);
      return false;
    }
    closing.turnOffUnlessOff(other, causeOfUnit(i), parents);
  }
  return true;
}

void ForcingChains::close(int potential, Closure& closure) {
  closure.clear();
  const int highest = m_hints->highestComplexity(m_kind.rating, 0);
  Closing closing(closure, m_position->units(), highest - 1);
  const int candidate = potential / 2;
  if (potential % 2 == 1)
    closing.turnOn(candidate, Cause::Assumption, closure.noParents());
  else
    closing.turnOff(candidate, Cause::Assumption, closure.noParents());
  while (closing.promising > 0 || closing.mayInfer) {
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

}  // namespace sudoku::explainer
