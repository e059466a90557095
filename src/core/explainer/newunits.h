#pragma once

#include <array>

#include "position.h"
#include "units.h"

namespace sudoku::explainer {

/// The units of a position that can have what they had not where it came from: with other cases, or with one
/// from which more follows.
class NewUnits {
 public:
  /// Those with other cases than in the source; all if there is none.
  void begin(const Position& position, const Position* source) {
    for (std::size_t i = 0; i < m_isNew.size(); ++i)
      m_isNew[i] = source == nullptr || position.units()[i] != source->units()[i];
  }
  /// Those of a candidate from which more follows.
  void add(int candidate) {
    for (const std::uint16_t unit : membershipOf(candidate).units) m_isNew[unit] = true;
  }
  bool contains(int unit) const { return m_isNew[at(unit)]; }

 private:
  std::array<bool, kUnitCount> m_isNew;
};

}  // namespace sudoku::explainer
