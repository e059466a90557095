#include "dailymarks.h"

#include <QPainter>
#include <QPainterPath>

#include "ui/style/paintedicon.h"
#include "ui/style/rolelook.h"
#include "ui/style/theme.h"

namespace sudoku {
namespace {

/// The band behind the days of a streak mixes the theme's colour for right entries, with this share, with the
/// background colour of panels.
constexpr double kBandStrength = 0.75;

QPen markPen(const QColor& colour, double width) {
  return {colour, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin};
}

void paintMarkTick(QPainter& painter, const QColor& colour) {
  painter.setPen(markPen(colour, 1.7));
  painter.setBrush(Qt::NoBrush);
  painter.drawPolyline(QPolygonF({{4.7, 8.4}, {7.1, 10.8}, {11.4, 5.6}}));
}

/// Paints a mark into a square whose side is 16 units.
void paintMark(QPainter& painter, DayMark mark, const Theme& theme) {
  const QColor green = roleLook(Role::Placed, theme).line;
  const QRectF ring(1.1, 1.1, 13.8, 13.8);
  switch (mark) {
    case DayMark::Solved:
      painter.setPen(Qt::NoPen);
      painter.setBrush(green);
      painter.drawEllipse(QRectF(0.5, 0.5, 15, 15));
      return paintMarkTick(painter, theme.panel);
    case DayMark::SolvedWithHelp:
      painter.setPen(QPen(green, 1.2));
      painter.setBrush(theme.panel);
      painter.drawEllipse(ring);
      return paintMarkTick(painter, green);
    case DayMark::Begun:
      painter.setPen(QPen(theme.accent, 1.2));
      painter.setBrush(theme.panel);
      painter.drawEllipse(ring);
      painter.setPen(Qt::NoPen);
      painter.setBrush(theme.accent);
      return painter.drawPie(ring.adjusted(2.2, 2.2, -2.2, -2.2), 90 * 16, -180 * 16);
    case DayMark::Open: {
      QPen pen(theme.mutedText, 0.9);
      pen.setDashPattern({2.6, 2.2});
      painter.setPen(pen);
      painter.setBrush(Qt::NoBrush);
      return painter.drawEllipse(ring);
    }
    case DayMark::Future:
      painter.setPen(Qt::NoPen);
      painter.setBrush(theme.line);
      return painter.drawEllipse(QPointF(8, 8), 1.5, 1.5);
  }
}

void beginMark(QPainter& painter, const QRectF& area) {
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.translate(area.topLeft());
  painter.scale(area.width() / 16, area.height() / 16);
}

}  // namespace

DayMark markOf(const DayResult& result) {
  if (isSolved(result.state)) return result.hadHelp ? DayMark::SolvedWithHelp : DayMark::Solved;
  if (result.state == DayState::Begun) return DayMark::Begun;
  return result.state == DayState::Future ? DayMark::Future : DayMark::Open;
}

void paintDayMark(QPainter& painter, const QRectF& area, DayMark mark, const Theme& theme) {
  beginMark(painter, area);
  paintMark(painter, mark, theme);
  painter.restore();
}

QIcon dayMarkIcon(DayMark mark, const Theme& theme) {
  return paintedIcon([mark, &theme](QPainter& painter, QIcon::Mode /*mode*/, QIcon::State /*state*/) {
    paintMark(painter, mark, theme);
  });
}

QColor streakBand(const Theme& theme) {
  const auto mixed = [](int over, int under) {
    return qRound(over * kBandStrength + under * (1 - kBandStrength));
  };
  const QColor over = theme.rightFill;
  const QColor under = theme.panel;
  return {mixed(over.red(), under.red()), mixed(over.green(), under.green()),
          mixed(over.blue(), under.blue())};
}

void paintFlame(QPainter& painter, const QRectF& area, const Theme& theme) {
  QPainterPath flame(QPointF(8.3, 1.2));
  flame.cubicTo(9, 4.2, 13, 6, 13, 10);
  flame.cubicTo(13, 13, 10.8, 15, 8, 15);
  flame.cubicTo(5.2, 15, 3, 13, 3, 10);
  flame.cubicTo(3, 8.2, 3.8, 6.8, 4.9, 5.6);
  flame.cubicTo(5.2, 7, 5.8, 7.6, 6.6, 7.9);
  flame.cubicTo(6.3, 5.4, 6.6, 3, 8.3, 1.2);
  beginMark(painter, area);
  painter.setPen(markPen(roleLook(Role::Fin, theme).line, 1.7));
  painter.setBrush(Qt::NoBrush);
  painter.drawPath(flame);
  QPainterPath heart(QPointF(8, 10.2));
  heart.cubicTo(9.4, 11.2, 9.6, 12, 9.6, 12.9);
  heart.cubicTo(9.6, 14, 6.4, 14, 6.4, 12.9);
  heart.cubicTo(6.4, 12, 6.6, 11.2, 8, 10.2);
  painter.fillPath(heart, roleLook(Role::Fin, theme).line);
  painter.restore();
}

}  // namespace sudoku
