#pragma once

#include <array>
#include <cstdint>

#include "constraints.h"
#include "position.h"

namespace sudoku::chains {

/// The constraints of a position whose options can have a consequence in common that they had not where the
/// position came from: options have gone, or more follows from one of them. A plain value.
class ChangedConstraints {
 public:
  /// Some constraints, to iterate over.
  class List;

  /// Those with other options than in the source; all if there is none.
  void reset(const Position& position, const Position* source) {
    for (std::size_t i = 0; i < m_isChanged.size(); ++i)
      m_isChanged[i] = source == nullptr || position.options()[i] != source->options()[i];
  }
  /// Those of a candidate from which more follows.
  void add(int candidate) {
    for (const std::uint16_t constraint : membershipOf(candidate).constraints) m_isChanged[constraint] = true;
  }
  bool contains(int constraint) const { return m_isChanged[at(constraint)]; }
  /// All, in ascending order.
  List list() const;

 private:
  std::array<bool, kConstraintCount> m_isChanged;
};

class ChangedConstraints::List {
 public:
  const std::uint16_t* begin() const { return m_numbers.data(); }
  const std::uint16_t* end() const { return m_numbers.data() + m_count; }

 private:
  friend class ChangedConstraints;

  std::array<std::uint16_t, kConstraintCount> m_numbers;
  std::size_t m_count = 0;
};

inline ChangedConstraints::List ChangedConstraints::list() const {
  // Without a branch, as the processor would hardly ever guess it.
  List list;
  for (std::size_t i = 0; i < m_isChanged.size(); ++i) {
    list.m_numbers[list.m_count] = static_cast<std::uint16_t>(i);
    list.m_count += m_isChanged[i] ? 1 : 0;
  }
  return list;
}

}  // namespace sudoku::chains
