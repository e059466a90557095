#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <vector>

#include <sudoku/logic/position.h>

#include "walkstep.h"

namespace sudoku {

/// Looks for a plain pattern by which a candidate goes: locked candidates, a naked or hidden set or an X-wing
/// of what some facts of a walk leave. For one thread; what it is made of outlives it.
class PatternSearch {
 public:
  /// The facts are steps by number.
  PatternSearch(const Position& position, const std::vector<WalkStep>& steps,
                const std::vector<std::size_t>& facts);

  /// A pattern, and what makes it one: candidates of the position that the facts take away.
  struct Pattern {
    WalkStep step;  ///< without premises
    std::vector<Candidate> gone{};
  };

  /// Precondition: the node says of one cell that it does not have the digit.
  std::optional<Pattern> patternFor(const ChainNode& node) const;
  /// Whether a candidate is gone by a fact.
  static bool explains(const ChainNode& fact, const Candidate& gone);

 private:
  std::optional<Pattern> lockedDigit(const ChainNode& node) const;
  std::optional<Pattern> nakedSet(const ChainNode& node) const;
  std::optional<Pattern> nakedSetIn(const ChainNode& node, House house, CellSet cells) const;
  std::optional<Pattern> hiddenSet(const ChainNode& node) const;
  std::optional<Pattern> hiddenSetIn(const ChainNode& node, House house, DigitSet digits) const;
  std::optional<Pattern> xWing(const ChainNode& node) const;

  DigitSet left(Cell cell) const { return m_left[static_cast<std::size_t>(cell.index())]; }
  CellSet placesLeft(House house, Digit digit) const;
  /// The step with what is gone of these, if something is.
  std::optional<Pattern> finished(WalkStep step, CellSet cells, DigitSet digits) const;

  const Position& m_position;
  std::array<DigitSet, kCellCount> m_left{};
};

}  // namespace sudoku
