#pragma once

#include <array>
#include <cstdint>

#include "position.h"
#include "units.h"

namespace sudoku::explainer {

/// The units of a position that can have what they had not where it came from: with other cases, or with one
/// from which more follows.
class NewUnits {
 public:
  /// Some units, to iterate over.
  class List;

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
  /// All, in ascending order.
  List list() const;

 private:
  std::array<bool, kUnitCount> m_isNew;
};

class NewUnits::List {
 public:
  const std::uint16_t* begin() const { return m_units.data(); }
  const std::uint16_t* end() const { return m_units.data() + m_count; }

 private:
  friend class NewUnits;

  std::array<std::uint16_t, kUnitCount> m_units;
  std::size_t m_count = 0;
};

inline NewUnits::List NewUnits::list() const {
  // Without a branch, as the processor would hardly ever guess it.
  List list;
  for (std::size_t i = 0; i < m_isNew.size(); ++i) {
    list.m_units[list.m_count] = static_cast<std::uint16_t>(i);
    list.m_count += m_isNew[i] ? 1 : 0;
  }
  return list;
}

}  // namespace sudoku::explainer
