#pragma once

#include <array>
#include <optional>

#include <sudoku/grid/cell.h>
#include <sudoku/grid/digitset.h>
#include <sudoku/grid/grid.h>

#include "game/teacher/explanation.h"
#include "game/teacher/steppicture.h"

namespace sudoku {

/// A position with a picture on it, as a board shows them. Plain data.
struct BoardScene {
  Grid givens;
  Grid board;                                     ///< givens and entries
  std::array<DigitSet, kCellCount> candidates{};  ///< small digits of open cells; the picture may add to them
  StepPicture picture;
  std::optional<int> toldLinks;  ///< the links up to this number are strong, the others faint; none: all are
  int faintLinks = 0;            ///< the links up to this number are faint all the same
  std::optional<Phrase> pointedAt;  ///< its parts are ringed, the rest of the picture fades, never digits
  CellSet assumed;                  ///< entries that only follow from an assumption
  CellSet broken;                   ///< cells in which a contradiction shows
  std::optional<Cell> selected;     ///< has the selection ring
  bool hasFocus = false;
  bool showsNumbers = false;  ///< of rows and columns, at the edge

  friend bool operator==(const BoardScene&, const BoardScene&) = default;
};

}  // namespace sudoku
