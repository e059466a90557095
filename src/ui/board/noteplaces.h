#pragma once

#include <vector>

#include <QFont>
#include <QPointF>

#include "cellview.h"

namespace sudoku {

/// Measures of a cell in pixels that the places of its notes depend on.
struct NoteMeasures {
  double side = 0;      ///< the shorter side of the cell
  double noteSide = 0;  ///< side of the cell that notes are sized for: the same on a whole board
  double scale = 1;     ///< factor for the sizes of digits, as the player has chosen
};

/// A note of a cell: where it stands, from the cell's middle, and its font size in pixels.
struct NotePlace {
  Digit digit;
  QPointF offset;
  double size;
  bool isCentre;
};

/// The notes of an empty cell, corner notes first, with the digit that Hints show among them. Marks stand on
/// the first place of a digit.
std::vector<NotePlace> notePlaces(const CellView& view, const NoteMeasures& measures, const QFont& font);

}  // namespace sudoku
