#include "strokes.h"

#include <QPainter>
#include <QPolygonF>

#include "theme.h"

namespace sudoku {
namespace {

constexpr double kDimness = 0.25;  // how much of the panel shows through what is dim

double angleOf(Way way) {
  switch (way) {
    case Way::Down:
      return 0;
    case Way::Left:
      return 90;
    case Way::Up:
      return 180;
    case Way::Right:
      break;
  }
  return 270;
}

QColor mixed(const QColor& colour, const QColor& other, double share) {
  const auto part = [share](float mine, float others) {
    return static_cast<float>(mine * (1 - share) + others * share);
  };
  return QColor::fromRgbF(part(colour.redF(), other.redF()), part(colour.greenF(), other.greenF()),
                          part(colour.blueF(), other.blueF()));
}

void paintRounded(QPainter& painter, const QRectF& area, double radius, const QPen& pen, const QColor& fill) {
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(pen);
  painter.setBrush(fill);
  painter.drawRoundedRect(area, radius, radius);
  painter.restore();
}

}  // namespace

QRectF crisp(const QRectF& rect) {
  return rect.adjusted(0.5, 0.5, -0.5, -0.5);
}

void paintChevron(QPainter& painter, QPointF centre, Way way, double reach, const QColor& colour) {
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.translate(centre);
  painter.rotate(angleOf(way));
  painter.setPen(QPen(colour, 1.5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  painter.drawPolyline(QPolygonF({{-reach, -reach / 2}, {0, reach / 2}, {reach, -reach / 2}}));
  painter.restore();
}

void paintPanel(QPainter& painter, const QRectF& area, double radius, const Theme& theme) {
  paintRounded(painter, crisp(area), radius, QPen(theme.line, 1), theme.panel);
}

void paintChosenRow(QPainter& painter, const QRect& area, double radius, const Theme& theme) {
  if (theme.isHighContrast)
    paintRounded(painter, QRectF(area).adjusted(1, 1, -1, -1), radius, QPen(theme.accent, 2), theme.hover);
  else
    paintRounded(painter, area, radius, Qt::NoPen, theme.onFill);
}

void paintHoveredRow(QPainter& painter, const QRect& area, double radius, const Theme& theme) {
  paintRounded(painter, area, radius, Qt::NoPen, theme.hover);
}

QColor chosenText(const Theme& theme) {
  return theme.onText;
}

QColor dimText(const Theme& theme) {
  return mixed(theme.mutedText, theme.panel, kDimness);
}

}  // namespace sudoku
