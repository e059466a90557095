#pragma once

#include <vector>

#include <sudoku/grid/cellset.h>
#include <sudoku/grid/digit.h>
#include <sudoku/logic/position.h>
#include <sudoku/logic/step.h>

namespace sudoku {

/// Cells, one of which holds a digit as a pattern proves, or two groups of such cells: a cell that sees all
/// cells of all groups cannot hold the digit.
struct StepEnds {
  struct Group {
    CellSet cells;
    /// All cells of the group hold the digit or none does: it is enough to see one of them.
    bool isColor = false;

    friend bool operator==(const Group&, const Group&) = default;
  };

  std::vector<Group> groups;

  /// The cells that a candidate's cell sees as required, and those that it would have to see as well.
  CellSet seenFrom(Cell cell) const;
  CellSet missedFrom(Cell cell) const;
};

/// The cells that a candidate of the digit has to see for the step to remove it. No groups where the step
/// does not work that way, or not with this digit. May be called from any thread.
StepEnds endsOf(const Step& step, const Position& position, Digit digit);

}  // namespace sudoku
