#pragma once

#include <array>
#include <optional>

#include <sudoku/grid/cell.h>
#include <sudoku/grid/digitset.h>
#include <sudoku/grid/grid.h>

#include "game/teacher/explanation.h"
#include "game/teacher/steppicture.h"

namespace sudoku {

/// A position and the picture of a step on it, as a board shows them. Plain data.
struct BoardScene {
  Grid givens;
  Grid board;  ///< givens and entries
  /// Candidates shown in the empty cells; marks of the picture may add to them.
  std::array<DigitSet, kCellCount> candidates{};
  StepPicture picture;
  /// Number of the last link that is drawn strong; later links are faint. Empty: all links are strong.
  std::optional<int> toldLinks;
  int faintLinks = 0;  ///< links up to this number are drawn faint, as they are not the latest
  /// Phrase of the hint whose cells and candidates get a ring. The rest of the picture fades, but never its
  /// digits.
  std::optional<Phrase> pointedAt;
  CellSet assumed;               ///< entries that only follow from an assumption
  CellSet broken;                ///< cells in which a contradiction shows
  std::optional<Cell> selected;  ///< selected cell, which gets a ring
  bool hasFocus = false;
  bool showsNumbers = false;  ///< whether row and column numbers are drawn at the edge

  friend bool operator==(const BoardScene&, const BoardScene&) = default;
};

}  // namespace sudoku
