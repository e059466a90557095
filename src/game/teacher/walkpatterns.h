#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <vector>

#include <sudoku/logic/position.h>

#include "walkstep.h"

namespace sudoku {

/// Looks for a plain pattern that rules a candidate out: locked candidates, a naked or hidden set, or an
/// X-wing, among the candidates left after some sentences of an explanation. For use in one thread; the
/// references given to the constructor have to outlive the search.
class PatternSearch {
 public:
  /// Searches among the candidates that are left in the position after some of `steps`, whose indices are
  /// `facts`.
  PatternSearch(const Position& position, const std::vector<WalkStep>& steps,
                const std::vector<std::size_t>& facts);

  /// A pattern, and the candidates `gone` that had to be ruled out before to make it a pattern.
  struct Pattern {
    WalkStep step;  ///< what the pattern proves, still without the earlier statements that it follows from
    std::vector<Candidate> gone{};
  };

  /// The pattern by which a candidate is ruled out. Precondition: the node says that a digit is false in a
  /// single cell.
  std::optional<Pattern> patternFor(const ChainNode& node) const;
  /// Whether a candidate is ruled out by what `fact` says.
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
  /// Adds to the pattern the candidates `gone`: those of the given cells and digits that have been ruled out.
  /// Nothing if there are none.
  std::optional<Pattern> finished(WalkStep step, CellSet cells, DigitSet digits) const;

  const Position& m_position;
  std::array<DigitSet, kCellCount> m_left{};
};

}  // namespace sudoku
