#pragma once

#include <array>

#include <QColor>

#include <sudoku/grid/digitset.h>
#include <sudoku/grid/grid.h>
#include <sudoku/play/candidatemarks.h>

#include "boardpainter.h"
#include "boardsquare.h"

namespace sudoku {

/// A position that is only to be seen: nothing in it is selected or marked.
struct PlainBoard {
  Grid givens;
  Grid board;                                     ///< givens and entries
  std::array<DigitSet, kCellCount> candidates{};  ///< small digits of the empty cells
  DrawnMarks drawn{};                             ///< what the player has drawn on the small digits
  std::array<DigitSet, kCellCount> colours{};     ///< the colours that the player has given to cells
};

/// How plain boards of one size look. Measures are in the painter's units.
struct PlainLook {
  BoardSquare square;
  PanelLook panels;
  double digitSize = 0;  ///< font size of large digits; givens are bold
  double smallSize = 0;  ///< font size of candidates
  QColor given;
  QColor entry;
  QColor small;
  QColor ground;  ///< the colour below the board

  friend bool operator==(const PlainLook&, const PlainLook&) = default;
};

}  // namespace sudoku
