#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <vector>

#include <sudoku/logic/position.h>

#include "walksteps.h"

namespace sudoku {

/// Looks for a plain pattern by which a candidate goes: locked candidates, a naked or hidden set or an X-wing
/// of what some facts of a walk leave. For one thread; what it is made of outlives it.
class PatternSearch {
 public:
  /// The facts are steps by number, the preferred ones first.
  PatternSearch(const Position& position, const std::vector<WalkStep>& steps,
                const std::vector<std::size_t>& facts);

  /// Precondition: the node says of one cell that it does not have the digit.
  std::optional<WalkStep> reasonFor(const ChainNode& node) const;

 private:
  std::optional<WalkStep> lockedDigit(const ChainNode& node) const;
  std::optional<WalkStep> nakedSet(const ChainNode& node) const;
  std::optional<WalkStep> nakedSetIn(const ChainNode& node, House house, CellSet cells) const;
  std::optional<WalkStep> hiddenSet(const ChainNode& node) const;
  std::optional<WalkStep> hiddenSetIn(const ChainNode& node, House house, DigitSet digits) const;
  std::optional<WalkStep> xWing(const ChainNode& node) const;

  /// Whether a candidate is gone by a fact.
  bool explains(const ChainNode& fact, const Candidate& gone) const;
  DigitSet left(Cell cell) const { return m_left[static_cast<std::size_t>(cell.index())]; }
  CellSet placesLeft(House house, Digit digit) const;
  /// Adds the facts by which candidates went that the position has.
  void addGone(CellSet cells, DigitSet digits, WalkStep& step) const;
  /// The step with what it rests on, if that is something.
  std::optional<WalkStep> finished(WalkStep step) const;

  const Position& m_position;
  const std::vector<WalkStep>& m_steps;
  const std::vector<std::size_t>& m_facts;
  std::array<DigitSet, kCellCount> m_left{};
};

}  // namespace sudoku
