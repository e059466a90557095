#pragma once

#include <QRectF>

#include "ui/board/plainpainter.h"

namespace sudoku {

class Ink;

/// The look of boards on paper, in points: black on white, their parts told apart by weight and place alone.
PlainLook paperLook(double side);

/// Paints a board into a square, as lines and text.
void paintPaperBoard(Ink& ink, const QRectF& square, const PlainBoard& board);

}  // namespace sudoku
