#pragma once

#include <QRectF>
#include <QString>
#include <QStringList>

#include "ui/board/boardscene.h"

namespace sudoku {

class Ink;

/// A hint to be printed: its picture and its text. Plain data.
struct PaperHint {
  BoardScene scene;
  QString title;
  QString subtitle;
  QStringList sentences;
};

/// Prints a hint: its board with the picture, and text above and below the board.
void paintHintBlock(Ink& ink, const QRectF& area, const PaperHint& hint);

}  // namespace sudoku
