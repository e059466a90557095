#include "nestedproof.h"

#include "chainhints.h"

namespace sudoku::explainer {

void NestedProof::beginChain(int target) {
  m_hash = mixed(m_hash, kPotentialCount + static_cast<std::uint64_t>(target));
}

void NestedProof::add(int potential, Cause cause) {
  m_hash = mixed(m_hash, static_cast<std::uint64_t>(potential));
  const bool isOn = potential % 2 == 1;
  if (!isOn || cause == Cause::Assumption) return;
  const int cell = cellOf(potential / 2);
  const int digit = digitOf(potential / 2);
  if (cause == Cause::Cell) {
    for (const int gone : Bits(without(m_source.digits(cell), m_current.digits(cell))))
      addParent(candidateOf(cell, gone));
    return;
  }
  const int region = regionOf(cell, kindOf(cause));
  for (const int place : Bits(without(m_source.places(region, digit), m_current.places(region, digit))))
    addParent(candidateOf(cellAt(region, place), digit));
}

void NestedProof::addParent(int candidate) {
  if (m_isParent.contains(candidate)) return;
  m_isParent.add(candidate);
  m_parents.push_back(candidate);
}

}  // namespace sudoku::explainer
