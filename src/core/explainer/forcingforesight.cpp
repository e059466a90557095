#include "forcingforesight.h"

namespace sudoku::explainer {
namespace {

/// Where the digit is if it is not in the cell, as a region leaves it just these two places; or -1.
int partnerOf(const Position& position, int cell, int digit) {
  for (int kind = 0; kind < kRegionKinds; ++kind) {
    const int region = regionOf(cell, kind);
    const Mask places = position.places(region, digit);
    if (countOf(places) == 2)
      return candidateOf(cellAt(region, firstOf(without(places, bitOf(placeIn(cell, kind))))), digit);
  }
  return -1;
}

}  // namespace

void ForcingForesight::look(const Position& position, const Position* source) {
  if (source != nullptr) {
    if (!m_ofSource) m_ofSource = std::make_unique_for_overwrite<ForcingForesight>();
    m_ofSource->look(*source, nullptr);
  }
  if (position.digits() == m_before) return;
  m_before = position.digits();
  m_position = &position;
  m_all = Rest(position);
  m_expectsNothing = true;
  m_onContradicts.clear();
  m_offContradicts.clear();
  m_doubles.clear();
  begin(source).forEach([this](int candidate) { follow(candidate); });
  for (int cell = 0; cell < kCellCount; ++cell)
    if (const Mask digits = position.digits(cell); countOf(digits) > 1)
      for (const int digit : Bits(digits)) lookAtOff(candidateOf(cell, digit));
  lookAtShared();
}

/// What follows at once from each candidate, or followed from it in the source. Gives those from whom more
/// follows.
CandidateSet ForcingForesight::begin(const Position* source) {
  CandidateSet toFollow;
  for (int cell = 0; cell < kCellCount; ++cell)
    for (const int digit : Bits(m_position->digits(cell))) {
      const int candidate = candidateOf(cell, digit);
      Rest& rest = m_restOf[at(candidate)];
      rest = m_all;
      if (source == nullptr) rest.turnOn(candidate);
      if (source != nullptr ? rest.keepOnly(m_ofSource->m_restOf[at(candidate)]) : rest.hasNews())
        toFollow.add(candidate);
    }
  return toFollow;
}

/// Whoever is turned on brings all that has been found to follow from it. Precondition: there is news.
void ForcingForesight::follow(int candidate) {
  Rest& rest = m_restOf[at(candidate)];
  for (bool hasNews = true; hasNews;) {
    const auto [isContradiction, on] = rest.firstNews();
    if (isContradiction) {
      rest = Rest();
      m_onContradicts.add(candidate);
      m_expectsNothing = false;
      return;
    }
    hasNews = rest.keepOnly(m_restOf[at(on)]);
  }
}

void ForcingForesight::lookAtOff(int candidate) {
  const int cell = cellOf(candidate);
  const Mask others = without(m_position->digits(cell), bitOf(digitOf(candidate)));
  if (countOf(others) == 1) {  // the same as the other one being on
    if (!m_onContradicts.contains(candidateOf(cell, firstOf(others)))) return;
    m_offContradicts.add(candidate);
    return;
  }
  const int partner = partnerOf(*m_position, cell, digitOf(candidate));
  if (partner == -1) return;  // nothing follows
  if (m_onContradicts.contains(partner)) m_offContradicts.add(candidate);
  if (!Rest::Lost(m_all, m_restOf[at(candidate)]).except(m_restOf[at(partner)])) return;
  m_doubles.add(candidate);
  m_expectsNothing = false;
}

void ForcingForesight::lookAtShared() {
  m_sharedInCell.fill(false);
  for (int cell = 0; cell < kCellCount; ++cell) {
    const Mask digits = m_position->digits(cell);
    if (countOf(digits) < 2) continue;
    m_sharedInCell[at(cell)] = loseTheSame(digits, [cell](int digit) { return candidateOf(cell, digit); });
  }
  m_sharedInRegion.fill(0);
  for (int region = 0; region < kRegionCount; ++region)
    for (int digit = 0; digit < kDigitCount; ++digit) {
      const Mask places = m_position->places(region, digit);
      if (countOf(places) < 2) continue;
      if (loseTheSame(places, [=](int place) { return candidateOf(cellAt(region, place), digit); }))
        m_sharedInRegion[at(region)] = static_cast<Mask>(m_sharedInRegion[at(region)] | bitOf(digit));
    }
}

/// Whether there is something that none of some candidates leaves.
template <typename Candidate>
bool ForcingForesight::loseTheSame(Mask cases, Candidate candidateOfCase) {
  Rest::Lost lost(m_all, m_restOf[at(candidateOfCase(firstOf(cases)))]);
  for (const int each : Bits(without(cases, bitOf(firstOf(cases)))))
    if (!lost.except(m_restOf[at(candidateOfCase(each))])) return false;
  m_expectsNothing = false;
  return true;
}

}  // namespace sudoku::explainer
