#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include <sudoku/grid/cellset.h>

#include "deadlypatterns.h"

namespace sudoku::patterns {

/// A ring of cells, each a peer of the next, in which all cells have the same two candidates, perhaps among
/// others, and the two digits could be swapped.
struct Loop {
  std::vector<int> cells;
  CellSet cellSet;
};

/// Whether a search finds all closed chains (bidirectional cycles), or only those that Sudoku Explainer
/// finds, which misses some.
enum class LoopRule : std::uint8_t { Complete, SudokuExplainer };

/// Finds the loops of a position. Keeps data that make later searches faster. One object for one thread; the
/// position must not change. A search cannot be stopped.
class LoopSearch {
 public:
  explicit LoopSearch(const OptionPosition& position, LoopRule rule = LoopRule::SudokuExplainer)
      : m_position(position), m_rule(rule) {}

  /// The loops through a cell with two candidates, each in both directions. At most two cells of a loop may
  /// have extra candidates, or more if these are all of one digit. Valid until the next call.
  const std::vector<Loop>& loopsThrough(int start);

 private:
  /// The cells that may be on a loop of two digits.
  struct Eligible {
    Mask digits = 0;                         ///< the two digits of the loop
    CellSet cells;                           ///< the cells, without those known to be on no loop
    CellSet pairs;                           ///< the cells with only the two digits
    std::array<CellSet, kDigitCount> alike;  ///< the cells with one extra digit, by that digit
  };
  /// What can still be added to a loop that is being built.
  struct Left {
    std::array<CellSet, 2> cells;  ///< the cells for even and for odd indexes of the loop
    /// the number of further cells that may have extra digits; negative if the loop has more such cells,
    /// which is allowed if all their extra digits are the same
    int extraCells;
    /// the extra digits of the loop's cells; for LoopRule::SudokuExplainer, of all cells that have been tried
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
  std::array<std::uint32_t, 2> m_visited{};  // the houses of cells at even and odd indexes
  bool m_mayHaveMissed = false;              // whether there may be loops that Sudoku Explainer misses
};

/// A loop that a puzzle with one solution must not be left with; one of four cells is a unique rectangle.
struct UniqueLoop {
  CellSet cells;
  Mask digits = 0;  ///< the two digits of the loop
  DeadlyPattern pattern;
};

/// The unique loops of a position, with their extra candidates, each once and in the order of their first
/// cells.
std::vector<UniqueLoop> uniqueLoops(const OptionPosition& position, LoopRule rule);

}  // namespace sudoku::patterns
