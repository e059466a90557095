#include "candidatemark.h"

#include <algorithm>
#include <cmath>

#include <QPainter>

#include "ui/style/playercolours.h"
#include "ui/style/theme.h"

namespace sudoku {
namespace {

// Pixels on a board of the usual size.
constexpr double kMarkEdge = 1.7;
constexpr double kSmallLink = 1.6;
constexpr double kLinkHalo = 4.5;

constexpr double kLeastDashedCell = 30;  // pixels: side of the smallest cells with dashed edges
constexpr int kShapes = 3;               // disc, square, diamond
constexpr double kSquareShare = 0.88;    // half the side of a square, in radii
constexpr double kDiamondShare = 1.2;    // reach of a diamond, in radii

QPainterPath shapeOf(const QPointF& centre, double radius, int shape) {
  QPainterPath path;
  if (shape == 0) {
    path.addEllipse(centre, radius, radius);
  } else if (shape == 1) {
    const double half = radius * kSquareShare;
    path.addRoundedRect(QRectF(centre - QPointF(half, half), QSizeF(2 * half, 2 * half)), half * 0.15,
                        half * 0.15);
  } else {
    const double reach = radius * kDiamondShare;
    path.moveTo(centre + QPointF(0, -reach));
    path.lineTo(centre + QPointF(reach, 0));
    path.lineTo(centre + QPointF(0, reach));
    path.lineTo(centre + QPointF(-reach, 0));
    path.closeSubpath();
  }
  return path;
}

double drawnWidth(LinkKind kind, double cellSide, double scale) {
  return cellSide < kLeastDashedCell ? kSmallLink : linkWidth(kind == LinkKind::Strong) * scale;
}

}  // namespace

LinkColours linkColours(const Theme& theme) {
  return {linkColour(true, theme), linkColour(false, theme)};
}

double candidateMarkReach(Digit colour, const QPointF& direction) {
  const double across = std::abs(direction.x());
  const double down = std::abs(direction.y());
  switch (colour.index() % kShapes) {
    case 0:
      return 1;
    case 1:
      return kSquareShare / std::max(across, down);
    default:
      return kDiamondShare / (across + down);
  }
}

void paintCandidateMark(QPainter& painter, const QPointF& centre, double cellSide, Digit colour,
                        const RoleLook& look, double scale) {
  QPen pen(look.line, kMarkEdge * scale, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin);
  if (colour.index() >= kShapes && cellSide >= kLeastDashedCell) pen.setDashPattern({1.3, 0.9});
  const QPainterPath path = shapeOf(centre, cellSide * kCandidateMarkRadius, colour.index() % kShapes);
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.fillPath(path, look.fill);
  painter.strokePath(path, pen);
  painter.restore();
}

void paintCandidateMark(QPainter& painter, const QPointF& centre, double cellSide, Digit colour,
                        const Theme& theme, double scale) {
  paintCandidateMark(painter, centre, cellSide, colour, playerColourLook(colour, theme), scale);
}

QPen drawnLinkPen(LinkKind kind, const QColor& colour, double cellSide, double scale) {
  QPen pen(colour, drawnWidth(kind, cellSide, scale), Qt::SolidLine, Qt::FlatCap);
  if (kind == LinkKind::Weak) pen.setDashPattern({5.7 / 2.2, 4.4 / 2.2});
  return pen;
}

void paintDrawnLink(QPainter& painter, const QPainterPath& line, LinkKind kind, const QColor& colour,
                    double cellSide, double scale) {
  const QPen pen = drawnLinkPen(kind, colour, cellSide, scale);
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.strokePath(line, pen);
  painter.restore();
}

void paintHaloOfLink(QPainter& painter, const QPainterPath& line, const QColor& ground, double cellSide,
                     double scale) {
  const double width = drawnWidth(LinkKind::Strong, cellSide, scale) + kLinkHalo * scale;
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.strokePath(line, QPen(ground, width, Qt::SolidLine, Qt::FlatCap));
  painter.restore();
}

}  // namespace sudoku
