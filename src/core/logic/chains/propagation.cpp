#include "propagation.h"

#include "links.h"

namespace sudoku::chains {
namespace {

/// Takes a word as four lanes of 16 bits each, and returns the highest bit of every lane that has exactly one
/// bit set. Precondition: no lane has bit 14 set.
constexpr std::uint64_t singlesOf(std::uint64_t lanes) {
  // Bit 14 keeps the subtraction from borrowing between lanes; it is cleared only in empty lanes.
  const std::uint64_t below = (lanes | inEachLane(0x4000)) - inEachLane(1);
  const std::uint64_t further = lanes & below;
  const std::uint64_t haveFurther = ((further & inEachLane(0x7FFF)) + inEachLane(0x7FFF)) | further;
  return ~haveFurther & below << 1U & inEachLane(0x8000);
}

static_assert(singlesOf(0x8001'0180'0100'0000) == 0x0000'0000'8000'0000);

constexpr std::uint64_t kCellLane = inLane(0, 0xFFFF);

}  // namespace

/// Turns on the only option that a constraint has left after the candidate of the node `off` has been turned
/// off. `left` are the options before that. Returns false on a contradiction.
inline bool ForcingChains::turnOnLast(Propagation& propagation, int candidate, std::size_t constraint,
                                      int left, int off) {
  Implications& implications = propagation.implications;
  const int number = membershipOf(candidate).constraints[constraint];
  Implications::Parents parents = implications.noParents();
  implications.addParent(off, parents);
  for (const int eliminated : Bits(without(m_position->options(number), static_cast<Mask>(left))))
    implications.addParent(implications.nodeOf(candidateAt(number, eliminated)), parents);
  if (implications.contains(candidate, false)) {
    implications.contradict(candidate, true, inferenceOfConstraint(constraint), parents);
    return false;
  }
  propagation.turnOn(candidate, inferenceOfConstraint(constraint), parents);
  return true;
}

/// Handles a candidate that is off (false): turns on the last digit of its cell and the last place of its
/// digit in a house. Returns false on a contradiction.
inline bool ForcingChains::propagateOff(Propagation& propagation, int node) {
  Implications& implications = propagation.implications;
  if (propagation.isPromising(implications.node(node))) {
    --propagation.promising;
    propagation.mayApplyPatterns = m_rules.hasPatterns;
  }
  const int candidate = candidateIn(implications.node(node).literal);
  // Handles all constraints together, because the processor would often mispredict which have one option
  // left.
  const Membership& membership = membershipOf(candidate);
  const std::uint64_t others = propagation.leftOf(membership) & ~membership.lanes;
  if (m_rules.isDynamic)
    for (std::size_t i = 0; i < membership.constraints.size(); ++i)
      propagation.left[membership.constraints[i]] = maskIn(others, i);
  if (m_rules.hasPatterns) propagation.noteChange(candidate);
  std::uint64_t haveLast = singlesOf(others);
  if (m_rules.isNishio) haveLast &= ~kCellLane;
  for (; haveLast != 0; haveLast &= haveLast - 1) {
    const std::size_t i = at(std::countr_zero(haveLast)) / kBitsPerLane;
    const int last = candidateAt(membership.constraints[i], firstOf(maskIn(others, i)));
    if (implications.contains(last, true)) continue;
    if (!turnOnLast(propagation, last, i, maskIn(others | membership.lanes, i), node)) return false;
  }
  return true;
}

/// Handles a candidate that is on (true): turns off the other digits of its cell and the other places of its
/// digit. Returns false on a contradiction.
inline bool ForcingChains::propagateOn(Propagation& propagation, int node) const {
  Implications& implications = propagation.implications;
  if (propagation.isPromising(implications.node(node))) --propagation.promising;
  const int candidate = candidateIn(implications.node(node).literal);
  // Handles the candidate's constraints together in one word; in a loop over the options of each, the
  // processor would often mispredict the end of the loop.
  const Membership& membership = membershipOf(candidate);
  std::uint64_t others = propagation.leftOf(membership) & weakLanesOf(candidate);
  if (m_rules.isNishio) others &= ~kCellLane;
  Implications::Parents parents = implications.noParents();
  implications.addParent(node, parents);
  for (; others != 0; others &= others - 1) {
    const int bit = std::countr_zero(others);
    const std::size_t i = at(bit) / kBitsPerLane;
    const int other = candidateAt(membership.constraints[i], bit % static_cast<int>(kBitsPerLane));
    if (implications.contains(other, true)) {
      implications.contradict(other, false, inferenceOfConstraint(i), parents);
      return false;
    }
    propagation.turnOffUnlessOff(other, inferenceOfConstraint(i), parents);
  }
  return true;
}

void ForcingChains::propagate(int literal, Implications& implications) {
  implications.clear();
  const int highest = m_hints->highestComplexity(m_rules.rating, 0);
  Propagation propagation(implications, m_position->options(), highest - 1);
  const int candidate = candidateIn(literal);
  if (literalIsOn(literal))
    propagation.turnOn(candidate, InferenceKind::Assumption, implications.noParents());
  else
    propagation.count(
        implications.add(candidate, false, InferenceKind::Assumption, implications.noParents()));
  while (propagation.promising > 0 || propagation.mayApplyPatterns) {
    if (propagation.nextOn < implications.order(true).size()) {
      if (!propagateOn(propagation, implications.order(true)[propagation.nextOn++])) return;
    } else if (propagation.nextOff < implications.order(false).size()) {
      if (!propagateOff(propagation, implications.order(false)[propagation.nextOff++])) return;
    }
    if (m_rules.hasPatterns && propagation.nextOn == implications.order(true).size() &&
        propagation.nextOff == implications.order(false).size())
      propagateFurther(propagation);
  }
}

}  // namespace sudoku::chains
