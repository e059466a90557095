#pragma once

#include <array>
#include <optional>

#include <QRectF>

#include <sudoku/grid/digitset.h>
#include <sudoku/grid/grid.h>

namespace sudoku {

class Ink;

/// A position as paper shows it: black on white, its parts told apart by weight and place alone.
struct PaperBoard {
  Grid givens;
  Grid board;                                     ///< givens and entries
  std::array<DigitSet, kCellCount> candidates{};  ///< small digits of the empty cells
};

/// Paints nine panels with gutters between them into a square, as lines and text.
void paintPaperBoard(Ink& ink, const QRectF& square, const PaperBoard& board);

}  // namespace sudoku
