#include "nestedproof.h"

namespace sudoku::explainer {

void NestedProof::beginChain(int target) {
  m_hash = mixed(m_hash, kPotentialCount + static_cast<std::uint64_t>(target));
}

void NestedProof::add(int potential, Cause cause) {
  m_hash = mixed(m_hash, static_cast<std::uint64_t>(potential));
  const bool isOn = potential % 2 == 1;
  if (!isOn || cause == Cause::Assumption) return;
  const int candidate = potential / 2;
  const int cell = cellOf(candidate);
  const int number = cause == Cause::Cell
                         ? cell
                         : kCellCount + regionOf(cell, kindOf(cause)) * kDigitCount + digitOf(candidate);
  if (m_known.contains(number)) return;
  m_known.add(number);
  m_lastOnes.push_back({static_cast<std::uint16_t>(candidate), cause});
}

}  // namespace sudoku::explainer
