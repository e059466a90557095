#pragma once

#include <QRectF>
#include <QString>

#include "paperpuzzle.h"

namespace sudoku {

class Ink;

/// Prints rising bars for the levels from Easy to Inhuman, dark up to `level`, to the right of a point on the
/// baseline. Returns the width of the bars.
double paintLevelBars(Ink& ink, const QPointF& baseLine, double height, Level level);

/// A puzzle as it is printed on a page.
struct PuzzleBlock {
  const PaperPuzzle& puzzle;
  QString label;  ///< number of the puzzle in the document; may be empty
  SmallDigits small = SmallDigits::None;
  bool showsProfile = false;  ///< whether its profile is printed, if that is known and there is room
};

/// Prints a large board with its text below; the block is as high as the area.
void paintLargeBlock(Ink& ink, const QRectF& area, const PuzzleBlock& block);
/// Prints a board with its text in a column to the right of the board.
void paintWideBlock(Ink& ink, const QRectF& area, const PuzzleBlock& block);
/// The width of the block that paintSmallBlock() prints into an area: a board under a line of text.
double smallBlockWidth(const QRectF& area);
void paintSmallBlock(Ink& ink, const QRectF& area, const PuzzleBlock& block);
/// Prints the solution of a puzzle below the puzzle's label.
void paintSolution(Ink& ink, const QRectF& area, const PuzzleBlock& block);

}  // namespace sudoku
