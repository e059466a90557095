#include "forcingprefilter.h"

#include <algorithm>

namespace sudoku::chains {
namespace {

/// The second place of a digit in a house where it has only two, one of them in `cell`, as a candidate; -1 if
/// no house of the cell is such.
int partnerOf(const OptionPosition& position, int cell, int digit) {
  for (int kind = 0; kind < kHouseKinds; ++kind) {
    const HouseNumber house = houseNumberOf(cell, kind);
    const Mask places = position.places(house, digit);
    if (countOf(places) == 2)
      return candidateOf(cellAt(house, firstOf(without(places, bitOf(placeIn(cell, kind))))), digit);
  }
  return -1;
}

}  // namespace

void ForcingPrefilter::update(const OptionPosition& position, const OptionPosition* source) {
  if (!turnTo(position, source)) return;
  m_all = source == nullptr ? LeftCandidates(position) : LeftCandidates(m_ofSource->m_all, *source, position);
  m_onContradicts.clear();
  m_offContradicts.clear();
  m_doubles.clear();
  begin();
  while (!m_toFollow.isEmpty()) follow(m_toFollow.first());
  for (int cell = 0; cell < kCellCount; ++cell)
    if (const Mask digits = position.digits(cell); countOf(digits) > 1)
      for (const int digit : Bits(digits)) lookAtOff(candidateOf(cell, digit));
  m_expectsNothing = m_onContradicts.isEmpty() && m_doubles.isEmpty() && !expectsAnyShared();
}

/// Initializes the direct conclusions from each candidate, or takes those known in m_source, the earlier
/// position that this one was reached from; collects the candidates that have further conclusions.
void ForcingPrefilter::begin() {
  m_toFollow.clear();
  m_hasOwn.clear();
  for (int cell = 0; cell < kCellCount; ++cell)
    for (const int digit : Bits(m_position->digits(cell))) {
      const int candidate = candidateOf(cell, digit);
      if (m_source != nullptr) {
        if (LeftCandidates::haveNewSingles(m_all, m_ofSource->m_leftAfter[at(candidate)]))
          m_toFollow.add(candidate);
        continue;
      }
      m_hasOwn.add(candidate);
      LeftCandidates& left = m_leftAfter[at(candidate)];
      left = m_all;
      left.assume(candidate);
      m_toFollow.add(candidate);
    }
}

/// Finds all that follows if a candidate is true: what is known to follow from it, and from the singles that
/// arise. Such a single is followed first itself if that has not been done yet, unless it is already in
/// progress.
void ForcingPrefilter::follow(int candidate) {
  m_toFollow.remove(candidate);
  LeftCandidates& left = m_leftAfter[at(candidate)];
  int on = left.intersect(m_all, leftAfter(candidate));
  m_hasOwn.add(candidate);
  m_changed.add(candidate);
  while (on != LeftCandidates::kNoNewSingle && on != LeftCandidates::kContradiction) {
    if (m_toFollow.contains(on)) follow(on);
    on = left.intersect(left, leftAfter(on));
  }
  if (on == LeftCandidates::kNoNewSingle) return;
  left = LeftCandidates();
  m_onContradicts.add(candidate);
}

void ForcingPrefilter::lookAtOff(int candidate) {
  const int cell = cellOf(candidate);
  const Mask others = without(m_position->digits(cell), bitOf(digitOf(candidate)));
  if (countOf(others) == 1) {  // if the candidate is off, the cell's second one is on
    if (m_onContradicts.contains(candidateOf(cell, firstOf(others)))) m_offContradicts.add(candidate);
    return;
  }
  const int partner = partnerOf(*m_position, cell, digitOf(candidate));
  if (partner == -1) return;  // if the candidate is off, nothing follows directly
  if (m_onContradicts.contains(partner)) m_offContradicts.add(candidate);
  if (m_all.loseInCommon(std::array{&leftAfter(candidate), &leftAfter(partner)})) m_doubles.add(candidate);
}

bool ForcingPrefilter::expectsAnyShared() const {
  return std::ranges::any_of(m_changed.list(), [this](int constraint) { return expectsShared(constraint); });
}

/// Whether a constraint has several options, and all of them eliminate a common candidate.
bool ForcingPrefilter::expectsShared(int constraint) const {
  const Mask cases = m_position->options(constraint);
  if (countOf(cases) < 2 || !m_changed.contains(constraint)) return false;
  std::array<const LeftCandidates*, kDigitCount> left{};
  std::size_t count = 0;
  for (const int each : Bits(cases)) left[count++] = &leftAfter(candidateAt(constraint, each));
  return m_all.loseInCommon({left.data(), count});
}

void ForcingPrefilter::learn(int candidate, const Implications& implications) {
  m_hasOwn.add(candidate);
  m_changed.add(candidate);
  LeftCandidates& left = m_leftAfter[at(candidate)];
  left = m_all;
  implications.sets(false).forEach([&left](int off) { left.removeFromCell(off); });
  implications.sets(true).forEach([&](int on) {
    const int cell = cellOf(on);
    const Mask others = without(m_position->digits(cell), bitOf(digitOf(on)));
    for (const int other : Bits(without(others, implications.sets(false).digitsIn(cell))))
      left.removeFromCell(candidateOf(cell, other));
  });
}

}  // namespace sudoku::chains
