#pragma once

#include <QRectF>
#include <QString>

#include "paperpuzzle.h"

namespace sudoku {

class Ink;

/// Paints bars that rise from Easy to Inhuman, those up to the level dark, from the left end of a base line.
/// Returns their width.
double paintLevelBars(Ink& ink, const QPointF& baseLine, double height, Level level);

/// One puzzle on a page.
struct PuzzleBlock {
  const PaperPuzzle& puzzle;
  QString label;  ///< number of the puzzle in the document; may be empty
  SmallDigits small = SmallDigits::None;
};

/// Paints a large board with its words below it, as high as the area.
void paintLargeBlock(Ink& ink, const QRectF& area, const PuzzleBlock& block);
/// Paints a board with its words in a column at its right.
void paintWideBlock(Ink& ink, const QRectF& area, const PuzzleBlock& block);
/// The width in an area of a board under a line of words, which paintSmallBlock() paints.
double smallBlockWidth(const QRectF& area);
void paintSmallBlock(Ink& ink, const QRectF& area, const PuzzleBlock& block);
/// Paints the solution of a puzzle under its label.
void paintSolution(Ink& ink, const QRectF& area, const PuzzleBlock& block);

}  // namespace sudoku
