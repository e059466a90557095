#include "linksearch.h"

#include <algorithm>
#include <array>
#include <cmath>

#include <QLineF>

#include "linkobstacles.h"

namespace sudoku {
namespace {

constexpr double kCostOfMark = 12;
constexpr double kCostOfLine = 0.6;
// Cost of each point of a line that lies on the line of another link, so that crossing is cheaper than
// running along that line.
constexpr double kCostOfTouch = 0.05;
constexpr double kCostOfBend = 3;
constexpr double kCostOfSmallHead = 8;

// Sizes of lines, arrowheads and gaps, in pixels on a board of the usual size.
constexpr double kHeadLength = 8.5;
constexpr double kHeadWidth = 0.92;  // width of the arrowhead, in parts of its length
constexpr double kStartGap = 1.5;
constexpr double kTipGap = 2.5;
constexpr double kStrongestWidth = 3.6;
// Pixels between the points at which it is tested whether a line covers something.
constexpr double kStep = 2;
constexpr double kLeastLine = 3;

constexpr std::array kHeadSizes = {1.0, 0.8, 0.6};

QPointF unit(const QPointF& vector) {
  const double length = std::hypot(vector.x(), vector.y());
  return length == 0 ? QPointF(1, 0) : vector / length;
}

/// Points along a cubic curve, about two pixels from each other.
std::vector<QPointF> pointsOfCurve(const std::array<QPointF, 4>& curve) {
  double longest = 0;
  for (std::size_t at = 1; at < curve.size(); ++at) longest += QLineF(curve[at - 1], curve[at]).length();
  const int steps = std::max(6, static_cast<int>(longest / kStep * 1.25));
  std::vector<QPointF> points;
  points.reserve(static_cast<std::size_t>(steps) + 1);
  for (int step = 0; step <= steps; ++step) {
    const double t = static_cast<double>(step) / steps;
    const double rest = 1 - t;
    points.push_back(rest * rest * rest * curve[0] + 3 * rest * rest * t * curve[1] +
                     3 * rest * t * t * curve[2] + t * t * t * curve[3]);
  }
  return points;
}

/// The curve from the disc where a link starts to the base of its arrowhead, with two control points; it is
/// quadratic if they are equal.
LinkShape curveThrough(const LinkEnds& ends, const QPointF& first, const QPointF& second, double scale,
                       double size) {
  LinkShape shape;
  shape.head = linkHead(ends, unit(second - ends.to), scale, size);
  const QPointF from = linkStart(ends, unit(first - ends.from), scale, size);
  const QPointF to = baseOf(shape.head);
  const bool isQuadratic = first == second;
  const std::array curve = {from, isQuadratic ? from + (first - from) * 2 / 3 : first,
                            isQuadratic ? to + (first - to) * 2 / 3 : second, to};
  shape.line.moveTo(curve[0]);
  shape.line.cubicTo(curve[1], curve[2], curve[3]);
  shape.points = pointsOfCurve(curve);
  return shape;
}

/// Whether a part of the arrowhead lies on the disc where the line starts.
bool isOnStart(const LinkEnds& ends, const QPolygonF& head) {
  return std::any_of(head.begin(), head.end(), [&](const QPointF& point) {
    return QLineF(point, ends.from).length() < ends.fromRadius;
  });
}

/// Tries curves for a link, and keeps those that cover no digit.
class CurveSearch {
 public:
  CurveSearch(const LinkObstacles& obstacles, const LinkEnds& ends)
      : m_obstacles(obstacles),
        m_ends(ends),
        m_along(ends.to - ends.from),
        m_aside(-m_along.y(), m_along.x()),
        m_scale(obstacles.geometry().lineScale()) {}

  void tryQuadratics(double size) {
    for (int along = 1; along <= 9; ++along)
      for (int aside = 1; aside <= 10; ++aside)
        for (const int side : {1, -1}) tryCurve(at(along * 0.1, side * aside * 0.05), size, aside * 0.05);
  }

  void tryCubics(double size) {
    constexpr std::array kAsides = {0.0, 0.12, -0.12, 0.25, -0.25, 0.5, -0.5, 1.0, -1.0};
    for (const double along : {0.1, 0.3, 0.5})
      for (const double along2 : {0.5, 0.7, 0.9})
        for (const double aside : kAsides)
          for (const double aside2 : kAsides)
            tryCurve(at(along, aside), at(along2, aside2), size, std::abs(aside) + std::abs(aside2));
  }

  std::vector<LinkShape> take() {
    std::stable_sort(m_found.begin(), m_found.end(),
                     [](const LinkShape& a, const LinkShape& b) { return a.cost < b.cost; });
    return std::move(m_found);
  }
  bool hasFound() const { return !m_found.empty(); }

 private:
  QPointF at(double along, double aside) const { return m_ends.from + along * m_along + aside * m_aside; }

  void tryCurve(const QPointF& control, double size, double bend) { tryCurve(control, control, size, bend); }

  void tryCurve(const QPointF& first, const QPointF& second, double size, double bend) {
    LinkShape shape = curveThrough(m_ends, first, second, m_scale, size);
    if (m_obstacles.coversDigit(shape.head) || isOnStart(m_ends, shape.head)) return;
    if (QLineF(shape.points.front(), shape.points.back()).length() < kLeastLine * m_scale) return;
    const auto cost = costOf(m_obstacles, m_ends, shape, bend);
    if (!cost) return;
    shape.cost = *cost + kCostOfSmallHead * (1 - size);
    m_found.push_back(std::move(shape));
  }

  const LinkObstacles& m_obstacles;
  const LinkEnds& m_ends;
  QPointF m_along;
  QPointF m_aside;
  double m_scale;
  std::vector<LinkShape> m_found;
};

}  // namespace

double halfLinkWidth(double lineScale) {
  return kStrongestWidth * lineScale / 2;
}

QPolygonF linkHead(const LinkEnds& ends, const QPointF& side, double lineScale, double size) {
  const double length = kHeadLength * lineScale * size;
  const QPointF tip = ends.to + side * (ends.toRadius + kTipGap * lineScale * size);
  const QPointF base = tip + side * length;
  const QPointF across = QPointF(-side.y(), side.x()) * (length * kHeadWidth / 2);
  return QPolygonF({tip, base + across, base - across});
}

QPointF baseOf(const QPolygonF& head) {
  return (head[1] + head[2]) / 2;
}

QPointF linkStart(const LinkEnds& ends, const QPointF& side, double lineScale, double size) {
  return ends.from + side * (ends.fromRadius + kStartGap * lineScale * size);
}

std::vector<QPointF> pointsAlong(const QPainterPath& path) {
  const int steps = std::max(6, static_cast<int>(path.length() / kStep) + 1);
  std::vector<QPointF> points;
  points.reserve(static_cast<std::size_t>(steps) + 1);
  for (int step = 0; step <= steps; ++step)
    points.push_back(path.pointAtPercent(static_cast<double>(step) / steps));
  return points;
}

std::optional<double> costOf(const LinkObstacles& obstacles, const LinkEnds& ends, const LinkShape& shape,
                             double bend) {
  const double half = halfLinkWidth(obstacles.geometry().lineScale());
  // Only the points are tested, since the line hardly bends between two of them.
  for (const QPointF& point : shape.points) {
    if (obstacles.coversDigit(point, half)) return std::nullopt;
    if (QLineF(point, ends.to).length() < ends.toRadius ||
        QLineF(point, ends.from).length() < ends.fromRadius)
      return std::nullopt;
  }
  const auto crossings =
      obstacles.countLines(shape.points, {ends.from, ends.fromRadius}, {ends.to, ends.toRadius});
  std::vector<QPointF> all = shape.points;
  all.insert(all.end(), shape.head.begin(), shape.head.end());
  return kCostOfMark * obstacles.countCircles(all, half, ends.from, ends.to) + kCostOfLine * crossings.lines +
         kCostOfTouch * crossings.points + kCostOfBend * bend;
}

std::vector<LinkShape> findCurves(const LinkObstacles& obstacles, const LinkEnds& ends) {
  CurveSearch search(obstacles, ends);
  for (const double size : kHeadSizes)
    if (!search.hasFound()) search.tryQuadratics(size);
  for (const double size : kHeadSizes)
    if (!search.hasFound()) search.tryCubics(size);
  return search.take();
}

}  // namespace sudoku
