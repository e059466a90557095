#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <utility>
#include <vector>

#include "literals.h"
#include "logic/patterns/optionposition.h"

namespace sudoku::chains {

/// The constraints of a position whose options can have a consequence in common that they did not have in the
/// position that it came from: options have gone, or more follows from one of them. A plain value.
class ChangedConstraints {
 public:
  /// Makes these the constraints with other options than in the source; all if there is none.
  void reset(const OptionPosition& position, const OptionPosition* source) {
    for (std::size_t i = 0; i < m_isChanged.size(); ++i)
      m_isChanged[i] = source == nullptr || position.options()[i] != source->options()[i];
  }
  /// Adds the constraints of a candidate from which more follows.
  void add(int candidate) {
    for (const std::uint16_t constraint : membershipOf(candidate).constraints) m_isChanged[constraint] = true;
  }
  bool contains(int constraint) const { return m_isChanged[at(constraint)]; }
  /// The numbers of the constraints, in ascending order.
  std::vector<std::uint16_t> list() const {
    // Written without a branch, which the processor would hardly ever guess right.
    std::vector<std::uint16_t> numbers(m_isChanged.size());
    std::size_t count = 0;
    for (std::size_t i = 0; i < m_isChanged.size(); ++i) {
      numbers[count] = static_cast<std::uint16_t>(i);
      count += m_isChanged[i] ? 1 : 0;
    }
    numbers.resize(count);
    return numbers;
  }

 private:
  std::array<bool, kConstraintCount> m_isChanged;
};

/// Facts about a position that are found out once, starting from those of the position that it came from, if
/// any. A base of such `Facts`. One object for one thread.
template <typename Facts>
class PositionFacts {
 protected:
  /// Turns to a position, and asks for the facts of its source. False if position and source are the same as
  /// last time.
  bool turnTo(const OptionPosition& position, const OptionPosition* source) {
    m_position = &position;
    m_source = source;
    if (source != nullptr) {
      if (!m_ofSource) m_ofSource = std::make_unique_for_overwrite<Facts>();
      m_ofSource->update(*source, nullptr);
    }
    const std::pair key(position.digits(), source != nullptr ? source->digits() : CellDigits{});
    if (key == m_key) return false;
    m_key = key;
    m_changed.reset(position, source);
    return true;
  }

  const OptionPosition* m_position = nullptr;
  const OptionPosition* m_source = nullptr;
  std::unique_ptr<Facts> m_ofSource;
  ChangedConstraints m_changed;

 private:
  std::pair<CellDigits, CellDigits> m_key{};  // the candidates of the position and of its source
};

}  // namespace sudoku::chains
