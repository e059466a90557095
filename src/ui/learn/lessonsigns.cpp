#include "lessonsigns.h"

#include <QPainter>
#include <QPainterPath>

#include "ui/style/theme.h"

namespace sudoku {
namespace {

// The signs are drawn into a square of this side round the origin.
constexpr double kSignUnits = 18;

void paintTurnArrow(QPainter& painter, const Theme& theme) {
  QPainterPath arrow;
  const QRectF turn(-3.6, -3.6, 7.2, 7.2);
  arrow.arcMoveTo(turn, 30);
  arrow.arcTo(turn, 30, 290);
  painter.setPen(QPen(theme.rightText, 1.5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  painter.setBrush(Qt::NoBrush);
  painter.drawPath(arrow);
  painter.setPen(Qt::NoPen);
  painter.setBrush(theme.rightText);
  painter.drawPolygon(QPolygonF({{5.4, 0}, {0.8, -0.6}, {4.4, -4.2}}));
}

}  // namespace

void paintLessonSign(QPainter& painter, QPointF centre, double side, LessonState state, const Theme& theme) {
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.translate(centre);
  painter.scale(side / kSignUnits, side / kSignUnits);
  const QRectF disc(-8, -8, 16, 16);
  painter.setBrush(Qt::NoBrush);
  switch (state) {
    case LessonState::New:
      painter.setPen(QPen(theme.mutedText, 1.5));
      painter.drawEllipse(disc);
      break;
    case LessonState::Learning:
      painter.setPen(QPen(theme.accent, 1.5));
      painter.drawEllipse(disc);
      painter.setPen(Qt::NoPen);
      painter.setBrush(theme.accent);
      painter.drawPie(QRectF(-5.6, -5.6, 11.2, 11.2), 90 * 16, 180 * 16);
      break;
    case LessonState::Known:
      painter.setPen(Qt::NoPen);
      painter.setBrush(theme.rightText);
      painter.drawEllipse(disc.adjusted(-0.7, -0.7, 0.7, 0.7));
      painter.setPen(QPen(theme.panel, 2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
      painter.setBrush(Qt::NoBrush);
      painter.drawPolyline(QPolygonF({{-3.8, 0.3}, {-1.1, 3}, {4, -2.8}}));
      break;
    case LessonState::Refresh: {
      QPen dashes(theme.rightText, 1.5);
      dashes.setDashPattern({2.4, 1.8});
      painter.setPen(dashes);
      painter.drawEllipse(disc);
      paintTurnArrow(painter, theme);
      break;
    }
  }
  painter.restore();
}

}  // namespace sudoku
