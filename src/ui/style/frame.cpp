#include "frame.h"

#include <QPainter>
#include <QWidget>

#include "strokes.h"

namespace sudoku {

void paintFrame(QWidget& widget, const Theme& theme, double radius) {
  QPainter painter(&widget);
  paintPanel(painter, widget.rect(), radius, theme);
}

}  // namespace sudoku
