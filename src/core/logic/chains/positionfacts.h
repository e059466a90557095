#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <utility>
#include <vector>

#include "literals.h"
#include "logic/patterns/optionposition.h"

namespace sudoku::chains {

/// The constraints of a position whose options may lead to a common conclusion that they did not have in the
/// source, the earlier position that it was reached from: some options are gone, or one of them has more
/// conclusions. A plain value.
class ChangedConstraints {
 public:
  /// Selects the constraints whose options differ from those in the source; all constraints if the source is
  /// null.
  void reset(const OptionPosition& position, const OptionPosition* source) {
    for (std::size_t i = 0; i < m_isChanged.size(); ++i)
      m_isChanged[i] = source == nullptr || position.options()[i] != source->options()[i];
  }
  /// Adds the constraints of a candidate that has more conclusions than in the source.
  void add(int candidate) {
    for (const std::uint16_t constraint : membershipOf(candidate).constraints) m_isChanged[constraint] = true;
  }
  bool contains(int constraint) const { return m_isChanged[at(constraint)]; }
  /// The numbers of the selected constraints, in ascending order.
  std::vector<std::uint16_t> list() const {
    // Written without a branch, which the processor would often mispredict.
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

/// The base class for cached facts about a position, which start from the facts of an earlier position, the
/// source, if there is one. `Facts` is the derived class. One object for one thread.
template <typename Facts>
class PositionFacts {
 protected:
  /// Switches to a position, and updates m_ofSource, the facts about its source. Returns false if the
  /// position and the source are the same as in the last call.
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
  std::pair<CellDigits, CellDigits> m_key{};  // candidates of the position and of its source
};

}  // namespace sudoku::chains
