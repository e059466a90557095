#pragma once

#include <optional>
#include <vector>

#include <sudoku/grid/cellset.h>

#include "hint.h"
#include "logic/chains/loopsearch.h"

namespace sudoku::explainer {

/// The steps that unique loops allow. One object for one thread. A loop that is found once more in another
/// direction gives no further step; a step of type 3 is only the same if its set is.
class LoopHints {
 public:
  explicit LoopHints(const Position& position) : m_position(position) {}

  /// One cell with other candidates: the two digits go from it.
  void addType1(const Loop& loop, int extraCell);
  /// One and the same other digit in some cells: it goes from the cells that see them all.
  void addType2(const Loop& loop, const std::vector<int>& extraCells);
  /// The other digits of two cells form a naked set, or the two digits a hidden set, with further cells.
  void addType3(const Loop& loop, int first, int second);
  /// One of the digits has to be in one of two cells: the other goes from both.
  void addType4(const Loop& loop, int first, int second);

  /// By rating, then by type, then in the order in which they were added.
  std::optional<Hint> easiest() const;

 private:
  struct Entry {
    int type;
    CellSet cells;
    std::uint64_t set;  ///< what tells steps of type 3 on the same loop from each other; else 0
    Hint hint;
  };

  void add(int type, const Loop& loop, std::uint64_t set, double more, const Removals& removals);
  void addNakedSets(const Loop& loop, int house, int first, int second, int size);
  void addHiddenSets(const Loop& loop, int house, int first, int second, int size);

  const Position& m_position;
  std::vector<Entry> m_entries;
};

}  // namespace sudoku::explainer
