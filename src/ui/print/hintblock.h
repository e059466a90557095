#pragma once

#include <QRectF>
#include <QString>
#include <QStringList>

#include "ui/board/boardscene.h"

namespace sudoku {

class Ink;

/// A hint as paper shows it: the picture and the words. Plain data.
struct PaperHint {
  BoardScene scene;
  QString title;
  QString subtitle;
  QStringList sentences;
};

/// Paints a hint's board with its picture, and its words above and below.
void paintHintBlock(Ink& ink, const QRectF& area, const PaperHint& hint);

}  // namespace sudoku
