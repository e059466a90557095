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

/// The words above and below a board with its picture.
void paintHintBlock(Ink& ink, const QRectF& area, const PaperHint& hint);

}  // namespace sudoku
