#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <vector>

#include <sudoku/logic/position.h>

#include "walkstep.h"

namespace sudoku {

/// Looks for a plain pattern by which a candidate goes: locked candidates, a naked or hidden set or an X-wing
/// among the candidates that some facts of a walk leave. For one thread; what the search is given outlives
/// it.
class PatternSearch {
 public:
  /// Searches among the candidates that the facts, given as indices of steps, leave.
  PatternSearch(const Position& position, const std::vector<WalkStep>& steps,
                const std::vector<std::size_t>& facts);

  /// A pattern, and the candidates that had to go before it was one.
  struct Pattern {
    WalkStep step;  ///< the walk's step for the pattern, its premises still missing
    std::vector<Candidate> gone{};
  };

  /// The pattern by which a node is false. Precondition: the node says that one cell does not have the digit.
  std::optional<Pattern> patternFor(const ChainNode& node) const;
  /// Whether a fact is why a candidate is gone.
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
  /// Completes the step with what it removes of the candidates; nothing if it removes none.
  std::optional<Pattern> finished(WalkStep step, CellSet cells, DigitSet digits) const;

  const Position& m_position;
  std::array<DigitSet, kCellCount> m_left{};
};

}  // namespace sudoku
