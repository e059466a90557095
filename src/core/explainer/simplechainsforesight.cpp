#include <sudoku/cellset.h>
#include <sudoku/geometry.h>

#include "simplechains.h"

/// Most searches find nothing, or little, and this tells so at a fraction of their price.
///
/// Links work both ways: what turns a candidate off is turned off by it. So who cannot be on (a chain leads
/// from it to its being off, over a strong link between two others) is who is turned off by both ends of a
/// strong link. A candidate that must be on refutes all whom it sees; so does a cycle those whom it removes,
/// and all of the cycle follows from any of these. Nobody refuted means nothing to find. Inside other chains
/// one of the strong links is new, as the position that they came from had no such step.
namespace sudoku::explainer {

/// Whether there is any step; and if so, where to look.
bool SimpleChains::foresee() {
  m_refuted.clear();
  for (const auto& [first, second] : m_links->newPairs())
    m_refuted |= m_links->consequencesOf(first).off & m_links->consequencesOf(second).off;
  m_refuted &= m_links->all();
  if (m_refuted.isEmpty()) return false;
  m_refutedCells = {};
  m_refuted.forEach(
      [this](int candidate) { m_refutedCells[at(digitOf(candidate))].add(Cell(cellOf(candidate))); });
  foreseeCycles();
  return true;
}

/// Those on a cycle follow from each other, and from whom it removes.
void SimpleChains::foreseeCycles() {
  CandidateSet open;
  m_refuted.forEach([&](int candidate) { open |= m_links->consequencesOf(candidate).on; });
  open &= m_links->all();
  m_mayCycle.clear();
  while (!open.isEmpty()) {
    const int first = open.first();
    open.remove(first);
    CandidateSet equals = whoTurnsOn(first) & m_links->consequencesOf(first).on;
    equals.remove(first);
    if (equals.isEmpty()) continue;
    equals.add(first);
    const CandidateSet opposites = whoFollowsFromOff(first) & m_links->consequencesOf(first).off;
    if (mayRemove(equals, opposites)) m_mayCycle |= equals;
    open -= equals;
  }
}

/// Who is on when the candidate is off.
CandidateSet SimpleChains::whoFollowsFromOff(int candidate) {
  CandidateSet who;
  for (const Link& link : m_links->strong(candidate)) who |= m_links->consequencesOf(link.candidate).on;
  return who &= m_links->all();
}

/// Who turns the candidate on when it is on: whom the candidate turns off when it is off.
CandidateSet SimpleChains::whoTurnsOn(int candidate) {
  CandidateSet who;
  for (const Link& link : m_links->strong(candidate)) who |= m_links->consequencesOf(link.candidate).off;
  return who &= m_links->all();
}

/// Whether a refuted candidate sees some of each, digit by digit.
bool SimpleChains::mayRemove(const CandidateSet& equals, const CandidateSet& opposites) const {
  const auto seen = [](const CandidateSet& candidates) {
    std::array<CellSet, kDigitCount> cells;
    candidates.forEach(
        [&](int candidate) { cells[at(digitOf(candidate))] |= sudoku::peersOf(Cell(cellOf(candidate))); });
    return cells;
  };
  const auto seenFromEquals = seen(equals);
  const auto seenFromOpposites = seen(opposites);
  CellSet removable;
  for (std::size_t digit = 0; digit < kDigitCount; ++digit)
    removable |= seenFromEquals[digit] & seenFromOpposites[digit] & m_refutedCells[digit];
  return !removable.isEmpty();
}

/// Whether all others in the cell are refuted.
bool SimpleChains::mayBeForced(int candidate) const {
  const int cell = cellOf(candidate);
  Mask standing = without(m_position->digits(cell), bitOf(digitOf(candidate)));
  for (const int digit : Bits(standing))
    if (m_refuted.contains(candidateOf(cell, digit))) standing = without(standing, bitOf(digit));
  return standing == 0;
}

}  // namespace sudoku::explainer
