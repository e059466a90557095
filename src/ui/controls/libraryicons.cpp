#include "libraryicons.h"

#include <array>
#include <cmath>
#include <numbers>

#include <QApplication>
#include <QPainter>
#include <QPainterPath>
#include <QPalette>

#include "ui/style/paintedicon.h"
#include "ui/style/rolelook.h"
#include "ui/style/theme.h"

namespace sudoku {
namespace {

constexpr QPointF kCentre(8, 8);

QPolygonF star() {
  constexpr double kOuter = 6.6;
  constexpr double kInner = 2.9;
  QPolygonF points;
  for (int point = 0; point < 10; ++point) {
    const double angle = (point - 2.5) * std::numbers::pi / 5;
    const double radius = point % 2 == 0 ? kOuter : kInner;
    points << QPointF(8 + radius * std::cos(angle), 8.4 + radius * std::sin(angle));
  }
  return points;
}

/// Paints the shape of an icon into a square whose side is 16 units.
void paintShape(QPainter& painter, LibraryIcon icon, const QColor& ink, const QColor& onInk) {
  painter.setPen(QPen(ink, 1.5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  painter.setBrush(Qt::NoBrush);
  switch (icon) {
    case LibraryIcon::Cards:
      for (const QPointF& corner : {QPointF(2, 2), QPointF(9, 2), QPointF(2, 9), QPointF(9, 9)})
        painter.drawRoundedRect(QRectF(corner, QSizeF(5, 5)), 1, 1);
      break;
    case LibraryIcon::Rows:
      for (const double y : {4.0, 8.0, 12.0}) painter.drawLine(QPointF(2.5, y), QPointF(13.5, y));
      break;
    case LibraryIcon::Lens:
      painter.drawEllipse(QPointF(7, 7), 4.5, 4.5);
      painter.drawLine(QPointF(10.4, 10.4), QPointF(13.5, 13.5));
      break;
    case LibraryIcon::Ring:
      painter.drawEllipse(kCentre, 6.3, 6.3);
      break;
    case LibraryIcon::HalfDisc:
      painter.drawEllipse(kCentre, 6.3, 6.3);
      painter.setPen(Qt::NoPen);
      painter.setBrush(ink);
      painter.drawPie(QRectF(1.7, 1.7, 12.6, 12.6), 90 * 16, 180 * 16);
      break;
    case LibraryIcon::Tick:
      painter.setBrush(ink);
      painter.drawEllipse(kCentre, 6.3, 6.3);
      painter.setPen(QPen(onInk, 1.8, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
      painter.drawPolyline(QPolygonF({{5, 8.3}, {7.2, 10.5}, {11, 5.9}}));
      break;
    case LibraryIcon::Minus:
      painter.drawEllipse(kCentre, 6.3, 6.3);
      painter.drawLine(QPointF(5.2, 8), QPointF(10.8, 8));
      break;
    case LibraryIcon::Calendar:
      painter.drawRoundedRect(QRectF(2.4, 3.4, 11.2, 10.2), 1.6, 1.6);
      painter.drawLine(QPointF(2.4, 6.8), QPointF(13.6, 6.8));
      for (const double x : {5.4, 10.6}) painter.drawLine(QPointF(x, 2), QPointF(x, 4.4));
      break;
    case LibraryIcon::Bin:
      painter.drawLine(QPointF(2.6, 4.4), QPointF(13.4, 4.4));
      painter.drawLine(QPointF(6.2, 2.4), QPointF(9.8, 2.4));
      painter.drawPolyline(QPolygonF({{4, 4.4}, {4.8, 13.6}, {11.2, 13.6}, {12, 4.4}}));
      break;
    case LibraryIcon::Folder:
      painter.drawPolygon(QPolygonF({{2, 12.8}, {2, 3.4}, {6.2, 3.4}, {7.6, 5.2}, {14, 5.2}, {14, 12.8}}));
      break;
    case LibraryIcon::Plus:
      painter.drawLine(QPointF(8, 3), QPointF(8, 13));
      painter.drawLine(QPointF(3, 8), QPointF(13, 8));
      break;
    case LibraryIcon::FilledStar:
      painter.setBrush(ink);
      [[fallthrough]];
    case LibraryIcon::Star:
      painter.drawPolygon(star());
      break;
  }
}

QColor inkOf(LibraryIcon icon, const Theme& theme) {
  switch (icon) {
    case LibraryIcon::HalfDisc:
    case LibraryIcon::FilledStar:
    case LibraryIcon::Plus:
      return theme.accent;
    case LibraryIcon::Tick:
      return roleLook(Role::Placed, theme).line;
    case LibraryIcon::Minus:
    case LibraryIcon::Ring:
      return theme.mutedText;
    default:
      return theme.text;
  }
}

}  // namespace

LibraryIcon iconOf(Shelf shelf) {
  constexpr std::array kIcons = {LibraryIcon::Cards, LibraryIcon::HalfDisc, LibraryIcon::Tick,
                                 LibraryIcon::Minus, LibraryIcon::Calendar, LibraryIcon::Star,
                                 LibraryIcon::Bin};
  return kIcons[static_cast<std::size_t>(shelf)];
}

LibraryIcon iconOf(const GameSummary& game) {
  constexpr std::array kIcons = {LibraryIcon::HalfDisc, LibraryIcon::Tick, LibraryIcon::Minus};
  return isBegun(game) ? kIcons[static_cast<std::size_t>(game.status)] : LibraryIcon::Ring;
}

void paintLibraryIcon(QPainter& painter, const QRectF& area, LibraryIcon icon, const Theme& theme) {
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.translate(area.topLeft());
  painter.scale(area.width() / 16, area.height() / 16);
  paintShape(painter, icon, inkOf(icon, theme), theme.panel);
  painter.restore();
}

QIcon libraryIcon(LibraryIcon icon) {
  return paintedIcon([icon](QPainter& painter, QIcon::Mode mode, QIcon::State state) {
    const QPalette palette = QApplication::palette();
    const auto group = mode == QIcon::Disabled ? QPalette::Disabled : QPalette::Active;
    const auto role = state == QIcon::On ? QPalette::Link : QPalette::ButtonText;
    paintShape(painter, icon, palette.color(group, role), palette.color(QPalette::Button));
  });
}

}  // namespace sudoku
