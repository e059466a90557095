#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include <sudoku/grid/cellset.h>

#include "deadlypatterns.h"

namespace sudoku::patterns {

/// A ring of cells that all can hold the same two digits, each a peer of the next, in which the two digits
/// could be swapped.
struct Loop {
  std::vector<int> cells;
  CellSet cellSet;
};

/// Which loops a search gives: all, or those of Sudoku Explainer, which overlooks some.
enum class LoopRule : std::uint8_t { Complete, SudokuExplainer };

/// Finds the loops of a position. What one search learns saves work to the next ones. One object for one
/// thread; the position has to stay as it is. A search cannot be stopped.
class LoopSearch {
 public:
  explicit LoopSearch(const OptionPosition& position, LoopRule rule = LoopRule::SudokuExplainer)
      : m_position(position), m_rule(rule) {}

  /// The loops through a cell with two candidates, each in both directions. Two of the other cells may have
  /// further candidates, and more cells if these are all one digit. Valid until the next call.
  const std::vector<Loop>& loopsThrough(int start);

 private:
  /// The cells that may be on a loop.
  struct Eligible {
    Mask digits = 0;                         ///< the two digits that these cells are for
    CellSet cells;                           ///< the cells, less the ones that are found to be on no loop
    CellSet pairs;                           ///< the cells with just the two digits
    std::array<CellSet, kDigitCount> alike;  ///< the cells with a third digit too, by that digit
  };
  /// What can still be added to the loop.
  struct Left {
    std::array<CellSet, 2> cells;  ///< the cells for the loop's even places, and for its odd ones
    /// How many more cells may have extra digits; may go below zero if these are all one digit.
    int extraCells;
    /// The extra digits of the loop's cells; by Sudoku Explainer's rule, of all cells that were tried.
    Mask extraDigits;
    Mask ownDigits;  ///< the extra digits of the loop's cells alone
  };

  Eligible& eligibleFor(Mask digits);
  void extend(int cell, Left left, int lastKind);
  bool canClose(const Left& left) const;
  void extendWithin(HouseNumber house, Left& left, int kind);
  void tryNext(int next, Left& left, int kind);

  const OptionPosition& m_position;
  LoopRule m_rule;
  std::vector<Eligible> m_eligibleByDigits;
  std::vector<Loop> m_loops;

  Mask m_digits = 0;  // the two digits of the loop
  Eligible* m_eligible = nullptr;
  std::vector<int> m_loop;
  CellSet m_onLoop;
  std::array<std::uint32_t, 2> m_visited{};  // the houses of the loop's even and of its odd places
  bool m_mayHaveMissed = false;              // whether loops through the start may have been missed
};

/// A loop that a puzzle with one solution cannot come down to; with four cells it is a unique rectangle.
struct UniqueLoop {
  CellSet cells;
  Mask digits = 0;  ///< the two digits of the loop
  DeadlyPattern pattern;
};

/// The loops of a position that have candidates too many, each once, in the order of their first cells.
std::vector<UniqueLoop> uniqueLoops(const OptionPosition& position, LoopRule rule);

}  // namespace sudoku::patterns
