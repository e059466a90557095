#pragma once

#include <QRectF>
#include <QString>

#include "paperpuzzle.h"

namespace sudoku {

class Ink;

/// Bars that rise from Easy to Inhuman, those up to the level dark, from the left end of a base line. Gives
/// how wide they are.
double paintLevelBars(Ink& ink, const QPointF& baseLine, double height, Level level);

/// One puzzle of a page.
struct PuzzleBlock {
  const PaperPuzzle& puzzle;
  QString label;  ///< its number in the document; may be empty
  SmallDigits small = SmallDigits::None;
};

/// A large board with its words below it, as high as the area.
void paintLargeBlock(Ink& ink, const QRectF& area, const PuzzleBlock& block);
/// A board with its words in a column at its right.
void paintWideBlock(Ink& ink, const QRectF& area, const PuzzleBlock& block);
/// A board under a line of words, and how wide it is in an area.
double smallBlockWidth(const QRectF& area);
void paintSmallBlock(Ink& ink, const QRectF& area, const PuzzleBlock& block);
/// The solution under the label.
void paintSolution(Ink& ink, const QRectF& area, const PuzzleBlock& block);

}  // namespace sudoku
