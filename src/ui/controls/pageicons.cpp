#include "pageicons.h"

#include <QApplication>
#include <QPainter>
#include <QPainterPath>
#include <QPalette>

#include "ui/style/paintedicon.h"

namespace sudoku {
namespace {

void addChevron(QPainterPath& path, double tip, double reach) {
  path.moveTo(tip - reach, 3.5);
  path.lineTo(tip, 8);
  path.lineTo(tip - reach, 12.5);
}

void addBar(QPainterPath& path, double x) {
  path.moveTo(x, 3.5);
  path.lineTo(x, 12.5);
}

/// The outline of an icon within a square whose side is 16 units, as it looks from left to right.
QPainterPath pathOf(PageIcon icon) {
  QPainterPath path;
  switch (icon) {
    case PageIcon::First:
      addChevron(path, 5.5, -4.5);
      addBar(path, 4);
      break;
    case PageIcon::Previous:
      addChevron(path, 5.5, -4.5);
      break;
    case PageIcon::Next:
      addChevron(path, 10.5, 4.5);
      break;
    case PageIcon::Last:
      addChevron(path, 10.5, 4.5);
      addBar(path, 12);
      break;
    case PageIcon::Play:
      path.addPolygon(QPolygonF({{5, 3.5}, {12, 8}, {5, 12.5}}));
      path.closeSubpath();
      break;
    case PageIcon::Pause:
      addBar(path, 5.5);
      addBar(path, 10.5);
      break;
    case PageIcon::Copy:
      path.addRoundedRect(QRectF(5.5, 5.5, 8, 8), 1.5, 1.5);
      path.moveTo(10.5, 3.5);
      path.lineTo(10.5, 2.5);
      path.lineTo(2.5, 2.5);
      path.lineTo(2.5, 10.5);
      path.lineTo(3.5, 10.5);
      break;
  }
  return path;
}

}  // namespace

QIcon pageIcon(PageIcon icon) {
  return paintedIcon([icon](QPainter& painter, QIcon::Mode mode, QIcon::State /*state*/) {
    const auto group = mode == QIcon::Disabled ? QPalette::Disabled : QPalette::Active;
    const QColor ink = QApplication::palette().color(group, QPalette::ButtonText);
    painter.setPen(QPen(ink, 1.6, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    if (icon == PageIcon::Play) painter.setBrush(ink);
    const bool leads = icon != PageIcon::Play && icon != PageIcon::Pause && icon != PageIcon::Copy;
    if (leads && QGuiApplication::isRightToLeft()) painter.setTransform(QTransform(-1, 0, 0, 1, 16, 0), true);
    painter.drawPath(pathOf(icon));
  });
}

}  // namespace sudoku
