#include "icons.h"

#include <QApplication>
#include <QPainter>
#include <QPainterPath>
#include <QPalette>

#include "paintedicon.h"
#include "theme.h"

namespace sudoku {
namespace {

/// The outline of an icon within a square whose side is 16 units, as it looks from left to right.
QPainterPath shapeOf(IconShape shape) {
  QPainterPath path;
  if (shape == IconShape::Notes) {
    path.moveTo(3, 13);
    path.lineTo(3.7, 9.8);
    path.lineTo(10.8, 2.7);
    path.lineTo(13.3, 5.2);
    path.lineTo(6.2, 12.3);
    path.closeSubpath();
    path.moveTo(9, 4.5);
    path.lineTo(11.5, 7);
    return path;
  }
  if (shape == IconShape::Close) {
    path.moveTo(4, 4);
    path.lineTo(12, 12);
    path.moveTo(12, 4);
    path.lineTo(4, 12);
    return path;
  }
  if (shape == IconShape::Back || shape == IconShape::Forward) {
    path.moveTo(10, 3.5);
    path.lineTo(5.5, 8);
    path.lineTo(10, 12.5);
    return shape == IconShape::Back ? path : QTransform(-1, 0, 0, 1, 16, 0).map(path);
  }
  path.moveTo(6, 2.5);
  path.lineTo(2.5, 6);
  path.lineTo(6, 9.5);
  path.moveTo(2.5, 6);
  path.lineTo(9.5, 6);
  path.arcTo(QRectF(6, 6, 7, 7), 90, -180);
  path.lineTo(6, 13);
  if (shape == IconShape::Redo) return QTransform(-1, 0, 0, 1, 16, 0).map(path);
  return path;
}

/// The outline of an icon: arrows point in the direction of the layout.
QPainterPath pathOf(IconShape shape) {
  const QPainterPath path = shapeOf(shape);
  const bool isArrow = shape != IconShape::Notes && shape != IconShape::Close;
  return isArrow && QGuiApplication::isRightToLeft() ? QTransform(-1, 0, 0, 1, 16, 0).map(path) : path;
}

QPen roundPen(const QColor& colour, double width) {
  return {colour, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin};
}

}  // namespace

QIcon lineIcon(IconShape shape) {
  return paintedIcon([shape](QPainter& painter, QIcon::Mode mode, QIcon::State state) {
    const auto group = mode == QIcon::Disabled ? QPalette::Disabled : QPalette::Active;
    const auto role = state == QIcon::On ? QPalette::Link : QPalette::ButtonText;
    painter.setPen(roundPen(QApplication::palette().color(group, role), 1.5));
    painter.drawPath(pathOf(shape));
  });
}

void paintLineIcon(QPainter& painter, const QRectF& area, IconShape shape, const QColor& colour) {
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.translate(area.topLeft());
  painter.scale(area.width() / 16.0, area.height() / 16.0);
  painter.setPen(roundPen(colour, 1.5));
  painter.setBrush(Qt::NoBrush);
  painter.drawPath(pathOf(shape));
  painter.restore();
}

QIcon statusIcon(StatusShape shape, const QColor& colour) {
  return paintedIcon([shape, colour](QPainter& painter, QIcon::Mode, QIcon::State) {
    painter.setPen(roundPen(colour, 1.5));
    if (shape == StatusShape::Trouble) {
      painter.drawPolygon(QPolygonF({{8, 1.8}, {14.8, 13.8}, {1.2, 13.8}}));
      painter.drawLine(QPointF(8, 6.2), QPointF(8, 9.4));
      painter.drawPoint(QPointF(8, 11.7));
    } else {
      painter.drawEllipse(QPointF(8, 8), 6.5, 6.5);
      painter.drawPoint(QPointF(8, 4.9));
      painter.drawLine(QPointF(8, 7.6), QPointF(8, 11.2));
    }
  });
}

QIcon applicationIcon() {
  QPixmap pixmap(64, 64);
  pixmap.fill(Qt::transparent);
  QPainter painter(&pixmap);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(Qt::NoPen);
  painter.setBrush(lightTheme().given);
  painter.drawRoundedRect(QRectF(2, 2, 60, 60), 12, 12);
  for (const int row : {0, 1, 2}) {
    for (const int column : {0, 1, 2}) {
      painter.setBrush(row == 1 && column == 1 ? lightTheme().accent : lightTheme().panel);
      painter.drawRoundedRect(QRectF(8 + column * 17, 8 + row * 17, 14, 14), 3, 3);
    }
  }
  painter.end();  // a pixmap that is being painted would be copied
  return {pixmap};
}

}  // namespace sudoku
