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
  Grid board;  ///< givens and entries
  /// Small digits of the empty cells; the picture may add to them.
  std::array<DigitSet, kCellCount> candidates{};
  StepPicture picture;
  /// Number of the last link drawn strong, the later ones are faint; nothing: all are strong.
  std::optional<int> toldLinks;
  int faintLinks = 0;  ///< links up to this number are faint although they are told
  /// Phrase whose parts are ringed; the rest of the picture fades, but never digits.
  std::optional<Phrase> pointedAt;
  CellSet assumed;               ///< entries that only follow from an assumption
  CellSet broken;                ///< cells in which a contradiction shows
  std::optional<Cell> selected;  ///< cell with the selection ring
  bool hasFocus = false;
  bool showsNumbers = false;  ///< numbers of rows and columns stand at the edge

  friend bool operator==(const BoardScene&, const BoardScene&) = default;
};

}  // namespace sudoku
