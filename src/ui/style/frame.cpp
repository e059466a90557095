#include "frame.h"

#include <QPainter>
#include <QWidget>

#include "theme.h"

namespace sudoku {

void paintFrame(QWidget& widget, const Theme& theme, double radius) {
  QPainter painter(&widget);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(QPen(theme.line, 1));
  painter.setBrush(theme.panel);
  painter.drawRoundedRect(QRectF(widget.rect()).adjusted(0.5, 0.5, -0.5, -0.5), radius, radius);
}

}  // namespace sudoku
