#include <sudoku/grid/cellset.h>
#include <sudoku/grid/geometry.h>

#include "simplechains.h"

/// Most searches find nothing, or little, and this tells so at a fraction of their price.
///
/// Links lead both ways: what turns a candidate off is turned off by it. So the candidates that cannot be on
/// (a chain leads from each to its being off, over a strong link between two others) are those that both ends
/// of a strong link turn off. A candidate that must be on refutes all that it sees; a cycle refutes those
/// that it eliminates, and from any of these all of the cycle follows. If nothing is refuted, there is no
/// step. Inside other chains one of the strong links is new, as the position that they came from had no such
/// step.
namespace sudoku::chains {

/// Whether there is any step; and if so, where to look.
bool SimpleChains::prefilter() {
  m_refuted.clear();
  for (const auto& [first, second] : m_links->newPairs())
    m_refuted |= m_links->consequencesOf(first).off & m_links->consequencesOf(second).off;
  m_refuted &= m_links->all();
  if (m_refuted.isEmpty()) return false;
  m_refutedCells = {};
  m_refuted.forEach(
      [this](int candidate) { m_refutedCells[at(digitOf(candidate))].add(Cell(cellOf(candidate))); });
  prefilterCycles();
  return true;
}

/// The candidates of a cycle follow from each other, and from each one that it eliminates.
void SimpleChains::prefilterCycles() {
  CandidateSet open;
  m_refuted.forEach([&](int candidate) { open |= m_links->consequencesOf(candidate).on; });
  open &= m_links->all();
  m_mayCycle.clear();
  while (!open.isEmpty()) {
    const int first = open.first();
    open.remove(first);
    CandidateSet equals = impliersOf(first) & m_links->consequencesOf(first).on;
    equals.remove(first);
    if (equals.isEmpty()) continue;
    equals.add(first);
    const CandidateSet opposites = impliedByOff(first) & m_links->consequencesOf(first).off;
    if (mayRemove(equals, opposites)) m_mayCycle |= equals;
    open -= equals;
  }
}

/// What is on when the candidate is off.
CandidateSet SimpleChains::impliedByOff(int candidate) {
  CandidateSet implied;
  for (const Link& link : m_links->strong(candidate)) implied |= m_links->consequencesOf(link.candidate).on;
  return implied &= m_links->all();
}

/// What turns the candidate on by being on: what is off when the candidate is off, as links lead both ways.
CandidateSet SimpleChains::impliersOf(int candidate) {
  CandidateSet impliers;
  for (const Link& link : m_links->strong(candidate)) impliers |= m_links->consequencesOf(link.candidate).off;
  return impliers &= m_links->all();
}

/// Whether a refuted candidate sees some of each, digit by digit.
bool SimpleChains::mayRemove(const CandidateSet& equals, const CandidateSet& opposites) const {
  const auto seen = [](const CandidateSet& candidates) {
    std::array<CellSet, kDigitCount> cells;
    candidates.forEach(
        [&](int candidate) { cells[at(digitOf(candidate))] |= peersOf(Cell(cellOf(candidate))); });
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

}  // namespace sudoku::chains
