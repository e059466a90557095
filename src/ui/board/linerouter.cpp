#include "linerouter.h"

#include <algorithm>
#include <cmath>
#include <optional>

#include <QLineF>
#include <QTransform>

namespace sudoku {
namespace {

constexpr double kCapsuleGap = 2.2;  // pixels on a board of the usual size

/// The line without its arrowhead, drawn on up to the edge of the mark.
QPainterPath upToMark(const LinkShape& shape, const LinkEnds& ends, double lineScale) {
  QPainterPath line = shape.line;
  const QPointF away = shape.head.first() - ends.to;
  const double reach = ends.toRadius + kLineEndGap * lineScale;
  line.lineTo(ends.to + away * (reach / std::hypot(away.x(), away.y())));
  return line;
}

}  // namespace

RoutedLine::RoutedLine(const QPainterPath& line) : path(line) {
  if (!path.isEmpty()) points = pointsAlong(path);
}

QPainterPath capsuleRound(const LinkEnds& ends, double lineScale) {
  const QLineF middle(ends.from, ends.to);
  const double radius = std::max(ends.fromRadius, ends.toRadius) + kCapsuleGap * lineScale;
  QPainterPath capsule;
  const QRectF area(-radius, -radius, middle.length() + 2 * radius, 2 * radius);
  capsule.addRoundedRect(area, radius, radius);
  return QTransform().translate(ends.from.x(), ends.from.y()).rotate(-middle.angle()).map(capsule);
}

QPainterPath withoutCovered(const QPainterPath& path, const LinkObstacles& obstacles) {
  const double half = halfLinkWidth(obstacles.geometry().lineScale());
  const auto points = pointsAlong(path);
  const auto isCovering = [&](const QPointF& point) { return obstacles.coversDigit(point, half); };
  if (std::none_of(points.begin(), points.end(), isCovering)) return path;
  QPainterPath rest;
  bool isDrawing = false;
  for (const QPointF& point : points) {
    const bool draws = !isCovering(point);
    if (draws && isDrawing) rest.lineTo(point);
    if (draws && !isDrawing) rest.moveTo(point);
    isDrawing = draws;
  }
  return rest;
}

RoutedLine LineRouter::route(const Candidate& from, const Candidate& to) {
  const LinkEnds ends{m_layout.centreOf(from), m_layout.radiusOf(from), m_layout.centreOf(to),
                      m_layout.radiusOf(to)};
  RoutedLine line(from.cell == to.cell
                      ? withoutCovered(capsuleRound(ends, m_obstacles.geometry().lineScale()), m_obstacles)
                      : find(ends));
  line.covering = covering(line);
  m_obstacles.addLine(line.points);
  return line;
}

bool LineRouter::take(const RoutedLine& line) {
  if (covering(line) > line.covering) return false;
  m_obstacles.addLine(line.points);
  return true;
}

/// The number of points that are too near to a digit: there are some where a line comes close to its end, and
/// where every line covers a digit.
int LineRouter::covering(const RoutedLine& line) const {
  const double half = halfLinkWidth(m_obstacles.geometry().lineScale());
  return static_cast<int>(std::count_if(line.points.begin(), line.points.end(), [&](const QPointF& point) {
    return m_obstacles.coversDigit(point, half);
  }));
}

QPainterPath LineRouter::find(const LinkEnds& ends) const {
  const double scale = m_obstacles.geometry().lineScale();
  if (const auto curves = findCurves(m_obstacles, ends); !curves.empty())
    return upToMark(curves.front(), ends, scale);
  if (const auto detour = findDetour(m_obstacles, ends)) return upToMark(*detour, ends, scale);
  QPainterPath straight(ends.from);
  straight.lineTo(ends.to);
  return withoutCovered(straight, m_obstacles);
}

}  // namespace sudoku
