#include "strokes.h"

#include <algorithm>
#include <cmath>

#include <QPaintEngine>
#include <QPainter>
#include <QPolygonF>

#include "theme.h"

namespace sudoku {
namespace {

constexpr double kDimness = 0.25;  // share of the panel's colour in the colour of disabled text

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

/// How far a line, `width` wide, extends beyond a line of one device pixel, at each of its sides; in the
/// painter's units.
double sideOf(const QPainter& painter, double width) {
  return (width - wholeWidth(painter, 1)) / 2;
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

bool writesShapes(const QPainter& painter) {
  switch (painter.paintEngine()->type()) {
    case QPaintEngine::Pdf:
    case QPaintEngine::SVG:
    case QPaintEngine::Picture:
    case QPaintEngine::MacPrinter:
      return true;
    default:
      return false;
  }
}

double wholeWidth(const QPainter& painter, double width) {
  if (writesShapes(painter)) return width;
  const double scale = painter.deviceTransform().m11();
  return std::max(1.0, std::round(width * scale)) / scale;
}

QRectF onPixels(const QPainter& painter, const QRectF& area) {
  const QTransform toDevice = painter.deviceTransform();
  if (writesShapes(painter) || toDevice.type() > QTransform::TxScale) return area;
  const QRectF there = toDevice.mapRect(area);
  const QPointF topLeft(std::round(there.left()), std::round(there.top()));
  const QPointF bottomRight(std::round(there.right()), std::round(there.bottom()));
  return toDevice.inverted().mapRect(QRectF(topLeft, bottomRight));
}

void paintAcross(QPainter& painter, double left, double top, double length, const QColor& colour,
                 double width) {
  const double whole = wholeWidth(painter, width);
  QRectF line = onPixels(painter, {left, top - sideOf(painter, whole), length, 1});
  line.setHeight(whole);
  painter.fillRect(line, colour);
}

void paintDown(QPainter& painter, double left, double top, double length, const QColor& colour,
               double width) {
  const double whole = wholeWidth(painter, width);
  QRectF line = onPixels(painter, {left - sideOf(painter, whole), top, 1, length});
  line.setWidth(whole);
  painter.fillRect(line, colour);
}

void paintFrame(QPainter& painter, const QRectF& area, double radius, const QPen& line, const QColor& fill) {
  QPen pen = line;
  pen.setWidthF(wholeWidth(painter, line.widthF()));
  const double inset = pen.widthF() / 2;
  paintRounded(painter, onPixels(painter, area).adjusted(inset, inset, -inset, -inset), radius, pen, fill);
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

void paintPanel(QPainter& painter, const QRectF& area, double radius, const Theme& theme, double width) {
  paintFrame(painter, area, radius, QPen(theme.line, width), theme.panel);
}

void paintChosenRow(QPainter& painter, const QRect& area, double radius, const Theme& theme) {
  if (theme.isHighContrast)
    paintFrame(painter, area, radius, QPen(theme.accent, 2), theme.hover);
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
