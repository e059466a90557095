#include "closing.h"

namespace sudoku::explainer {
namespace {

/// The highest bit of each lane that has a single one. Precondition: no lane has bit 14.
constexpr std::uint64_t singlesOf(std::uint64_t lanes) {
  // Bit 14 keeps lanes from borrowing from each other, and goes where there is nothing.
  const std::uint64_t below = (lanes | inEachLane(0x4000)) - inEachLane(1);
  const std::uint64_t further = lanes & below;
  const std::uint64_t haveFurther = ((further & inEachLane(0x7FFF)) + inEachLane(0x7FFF)) | further;
  return ~haveFurther & below << 1U & inEachLane(0x8000);
}

static_assert(singlesOf(0x8001'0180'0100'0000) == 0x0000'0000'8000'0000);

constexpr std::uint64_t kCellLane = inLane(0, 0xFFFF);

constexpr auto makeKnownFromBlock() {
  std::array<std::uint64_t, kCellCount> known{};
  for (int cell = 0; cell < kCellCount; ++cell)
    for (const int kind : {Row, Column})
      known[at(cell)] |= inLane(at(1 + kind), sharedPlaces(regionOf(cell, kind), regionOf(cell, Block)));
  return known;
}

/// The places in a cell's row and column that its block has too.
constexpr auto kKnownFromBlock = makeKnownFromBlock();

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
  const Membership& membership = membershipOf(candidate);
  const std::uint64_t others = closing.leftOf(membership) & ~membership.lanes;
  if (m_kind.isDynamic)
    for (std::size_t i = 0; i < membership.units.size(); ++i)
      closing.left[membership.units[i]] = maskIn(others, i);
  if (m_kind.hasPatterns) closing.change(candidate);
  std::uint64_t haveLast = singlesOf(others);
  if (m_kind.isNishio) haveLast &= ~kCellLane;
  for (; haveLast != 0; haveLast &= haveLast - 1) {
    const std::size_t i = at(std::countr_zero(haveLast)) / kBitsPerLane;
    const int last = candidateAt(membership.units[i], firstOf(maskIn(others, i)));
    if (closure.contains(last, true)) continue;
    if (!turnOnLast(closing, last, i, maskIn(others | membership.lanes, i), node)) return false;
  }
  return true;
}

/// The other digits of the cell and the other places of the digit are off. False: a contradiction.
inline bool ForcingChains::spreadOn(Closing& closing, int node) const {
  Closure& closure = closing.closure;
  if (closing.isPromising(closure.node(node))) --closing.promising;
  const int candidate = closure.node(node).potential / 2;
  // All units in one word, as the processor hardly ever guesses where each ends.
  const Membership& membership = membershipOf(candidate);
  const std::uint64_t known = membership.lanes | kKnownFromBlock[at(cellOf(candidate))];
  std::uint64_t others = closing.leftOf(membership) & ~known & inEachLane(bitOf(kDigitCount) - 1);
  if (m_kind.isNishio) others &= ~kCellLane;
  Closure::Parents parents = closure.noParents();
  closure.addParent(node, parents);
  for (; others != 0; others &= others - 1) {
    const int bit = std::countr_zero(others);
    const std::size_t i = at(bit) / kBitsPerLane;
    const int other = candidateAt(membership.units[i], bit % static_cast<int>(kBitsPerLane));
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
