#pragma once

#include <vector>

#include <sudoku/grid/cellset.h>
#include <sudoku/grid/digit.h>
#include <sudoku/logic/position.h>
#include <sudoku/logic/step.h>

namespace sudoku {

/// Groups of cells, of which a step proves that at least one cell has a digit: a cell that sees all cells of
/// all groups cannot have the digit.
struct StepEnds {
  struct Group {
    CellSet cells;
    /// Whether either all cells of the group have the digit or none has, so that seeing one cell is enough.
    bool isColor = false;

    friend bool operator==(const Group&, const Group&) = default;
  };

  std::vector<Group> groups;

  /// The cells of the groups that a given cell sees.
  CellSet seenFrom(Cell cell) const;
  /// The cells of the groups that a given cell would have to see too, so that the step eliminates the digit
  /// in it.
  CellSet missedFrom(Cell cell) const;
};

/// The cells that a candidate of the digit has to see to be eliminated by the step. Without groups if the
/// step does not work in this way, or not with this digit. May be called from any thread.
StepEnds endsOf(const Step& step, const Position& position, Digit digit);

}  // namespace sudoku
