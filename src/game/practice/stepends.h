#pragma once

#include <vector>

#include <sudoku/grid/cellset.h>
#include <sudoku/grid/digit.h>
#include <sudoku/logic/position.h>
#include <sudoku/logic/step.h>

namespace sudoku {

/// Cells one of which a pattern proves to hold a digit, or one of two groups of such: what sees all the cells
/// of all groups cannot hold it.
struct StepEnds {
  struct Group {
    CellSet cells;
    bool isColor = false;  ///< all its cells hold the digit, or none does: to see one of them is enough

    friend bool operator==(const Group&, const Group&) = default;
  };

  std::vector<Group> groups;

  /// The cells that a candidate sees as it has to, and those that it would have to see as well.
  CellSet seenFrom(Cell cell) const;
  CellSet missedFrom(Cell cell) const;
};

/// What a candidate of the digit has to see for the step to take it. No groups where that is not how the step
/// works, or not with this digit. May be called from any thread.
StepEnds endsOf(const Step& step, const Position& position, Digit digit);

}  // namespace sudoku
