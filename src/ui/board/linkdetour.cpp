#include <algorithm>
#include <cmath>
#include <limits>

#include <QLineF>
#include <queue>

#include "linkobstacles.h"
#include "linksearch.h"

namespace sudoku {
namespace {

// Number of places at either side of a cell's middle where the line of a link may turn.
constexpr int kPlacesBeside = 6;
constexpr double kPlaceStep = 0.075;
constexpr int kSides = 24;
constexpr double kApproach = 0.05;  // straight end before the arrowhead, in parts of a cell's side
// Pixels between the points at which it is tested whether a line covers a digit.
constexpr double kDetourStep = 1.5;
// Costs of a line that runs over a coloured candidate, and of a small arrowhead: each counts like a line that
// is longer by so many cell sides.
constexpr double kDetourCostOfMark = 2;
constexpr double kDetourCostOfSmallHead = 1;

/// The x or y coordinates, in pixels, at which a line that goes round digits may turn.
std::vector<double> axisPlaces(const BoardGeometry& geometry, bool isAcross) {
  std::vector<double> places;
  double before = 0;
  for (int line = 0; line < 9; ++line) {
    const QPointF centre = geometry.centre(Cell::at(line, line));
    const double middle = isAcross ? centre.x() : centre.y();
    const double first = middle - kPlacesBeside * kPlaceStep * geometry.cellSide();
    if (line > 0) places.push_back((before + first) / 2);
    for (int place = 0; place <= 2 * kPlacesBeside; ++place)
      places.push_back(first + place * kPlaceStep * geometry.cellSide());
    before = places.back();
  }
  return places;
}

/// Finds the shortest line from one candidate to another that goes round digits. The line turns only at the
/// points of a grid that is fine enough to pass between two notes.
class DetourSearch {
 public:
  DetourSearch(const LinkObstacles& obstacles, const LinkEnds& ends)
      : m_obstacles(obstacles),
        m_ends(ends),
        m_scale(obstacles.geometry().lineScale()),
        m_cell(obstacles.geometry().cellSide()),
        m_across(axisPlaces(obstacles.geometry(), true)),
        m_down(axisPlaces(obstacles.geometry(), false)),
        m_distance(m_across.size() * m_down.size(), std::numeric_limits<double>::infinity()),
        m_before(m_distance.size(), kNone) {}

  std::optional<LinkShape> find() {
    spread();
    std::optional<Goal> best;
    for (const double size : {1.0, 0.8, 0.6, 0.45}) {
      for (int side = 0; side < kSides; ++side) {
        const auto goal = goalFrom(2 * M_PI * side / kSides, size);
        if (goal && (!best || goal->cost < best->cost)) best = goal;
      }
    }
    if (!best) return std::nullopt;
    return shapeOf(*best);
  }

 private:
  static constexpr std::size_t kNone = std::numeric_limits<std::size_t>::max();

  struct Goal {
    QPolygonF head;
    QPointF approach;
    std::size_t node;
    double cost;
  };

  QPointF at(std::size_t node) const {
    return {m_across[node % m_across.size()], m_down[node / m_across.size()]};
  }

  bool isFree(const QPointF& point) const {
    return !m_obstacles.coversDigit(point, halfLinkWidth(m_scale)) &&
           QLineF(point, m_ends.from).length() > m_ends.fromRadius &&
           QLineF(point, m_ends.to).length() > m_ends.toRadius;
  }

  bool isFree(const QLineF& line) const {
    const int steps = static_cast<int>(line.length() / kDetourStep) + 1;
    for (int step = 0; step <= steps; ++step)
      if (!isFree(line.pointAt(static_cast<double>(step) / steps))) return false;
    return true;
  }

  double costAt(const QPointF& point) const {
    const bool isOnMark =
        m_obstacles.countCircles({point}, halfLinkWidth(m_scale), m_ends.from, m_ends.to) > 0;
    return isOnMark ? kDetourCostOfMark * m_cell : 0;
  }

  QPointF startTowards(const QPointF& point) const {
    const QLineF line(m_ends.from, point);
    return linkStart(m_ends, (point - m_ends.from) / line.length(), m_scale, 0.5);
  }

  std::vector<std::size_t> nodesNear(const QPointF& point, double reach) const {
    std::vector<std::size_t> near;
    for (std::size_t y = 0; y < m_down.size(); ++y) {
      if (std::abs(m_down[y] - point.y()) > reach) continue;
      for (std::size_t x = 0; x < m_across.size(); ++x)
        if (std::abs(m_across[x] - point.x()) <= reach) near.push_back(y * m_across.size() + x);
    }
    return near;
  }

  /// Finds the shortest ways to all points of the grid by Dijkstra's algorithm, from the edge of the disc
  /// round the candidate at which the line starts.
  void spread() {
    using Entry = std::pair<double, std::size_t>;
    std::priority_queue<Entry, std::vector<Entry>, std::greater<>> open;
    const auto reach = [&](std::size_t node, std::size_t before, double distance) {
      if (distance >= m_distance[node]) return;
      m_distance[node] = distance;
      m_before[node] = before;
      open.emplace(distance, node);
    };
    for (const std::size_t node : nodesNear(m_ends.from, m_ends.fromRadius + 0.25 * m_cell)) {
      const QPointF point = at(node);
      if (QLineF(point, m_ends.from).length() <= m_ends.fromRadius) continue;
      const QLineF first(startTowards(point), point);
      if (isFree(first)) reach(node, kNone, first.length());
    }
    while (!open.empty()) {
      const auto [distance, node] = open.top();
      open.pop();
      if (distance > m_distance[node]) continue;
      for (const std::size_t next : neighboursOf(node)) {
        const QLineF step(at(node), at(next));
        const double reached = distance + step.length() + costAt(step.p2());
        if (reached < m_distance[next] && isFree(step)) reach(next, node, reached);
      }
    }
  }

  std::vector<std::size_t> neighboursOf(std::size_t node) const {
    std::vector<std::size_t> neighbours;
    const auto x = static_cast<int>(node % m_across.size());
    const auto y = static_cast<int>(node / m_across.size());
    for (int down = std::max(0, y - 1); down <= std::min(static_cast<int>(m_down.size()) - 1, y + 1); ++down)
      for (int across = std::max(0, x - 1); across <= std::min(static_cast<int>(m_across.size()) - 1, x + 1);
           ++across)
        if (down != y || across != x)
          neighbours.push_back(static_cast<std::size_t>(down) * m_across.size() +
                               static_cast<std::size_t>(across));
    return neighbours;
  }

  std::optional<Goal> goalFrom(double angle, double size) const {
    const QPointF side(std::cos(angle), std::sin(angle));
    Goal goal{linkHead(m_ends, side, m_scale, size), {}, kNone, std::numeric_limits<double>::infinity()};
    goal.approach = baseOf(goal.head) + side * (kApproach * m_cell);
    if (m_obstacles.coversDigit(goal.head) || !isFree(QLineF(goal.approach, baseOf(goal.head))))
      return std::nullopt;
    for (const QPointF& point : goal.head)
      if (QLineF(point, m_ends.from).length() < m_ends.fromRadius) return std::nullopt;
    for (const std::size_t node : nodesNear(goal.approach, 0.2 * m_cell)) {
      const QLineF last(at(node), goal.approach);
      const double cost = m_distance[node] + last.length() + (1 - size) * kDetourCostOfSmallHead * m_cell +
                          costAt(goal.approach);
      const bool isFromBehind = QPointF::dotProduct(at(node) - goal.approach, side) >= 0;
      if (cost >= goal.cost || !isFromBehind || !isFree(last)) continue;
      goal.cost = cost;
      goal.node = node;
    }
    if (goal.node == kNone) return std::nullopt;
    return goal;
  }

  LinkShape shapeOf(const Goal& goal) const {
    std::vector<QPointF> way = {goal.approach};
    for (std::size_t node = goal.node; node != kNone; node = m_before[node]) way.push_back(at(node));
    way.push_back(startTowards(way.back()));
    std::reverse(way.begin(), way.end());
    way = pulledTight(way);
    way.push_back(baseOf(goal.head));
    LinkShape shape;
    shape.head = goal.head;
    shape.line = rounded(way);
    shape.points = pointsAlong(shape.line);
    shape.cost = goal.cost;
    return shape;
  }

  /// The line without those turns that are not needed to avoid a digit.
  std::vector<QPointF> pulledTight(const std::vector<QPointF>& way) const {
    std::vector<QPointF> tight = {way.front()};
    for (std::size_t at = 0; at + 1 < way.size();) {
      std::size_t next = way.size() - 1;
      while (next > at + 1 && !isFree(QLineF(way[at], way[next]))) --next;
      tight.push_back(way[next]);
      at = next;
    }
    return tight;
  }

  QPainterPath rounded(const std::vector<QPointF>& way) const {
    QPainterPath path(way.front());
    for (std::size_t at = 1; at + 1 < way.size(); ++at) {
      for (const double part : {0.5, 0.35, 0.2, 0.1, 0.0}) {
        const QPointF in = QLineF(way[at], way[at - 1]).pointAt(part);
        const QPointF out = QLineF(way[at], way[at + 1]).pointAt(part);
        QPainterPath turn(in);
        turn.quadTo(way[at], out);
        const auto points = pointsAlong(turn);
        const bool fits =
            std::all_of(points.begin(), points.end(), [this](const QPointF& p) { return isFree(p); });
        if (!fits && part > 0) continue;
        path.lineTo(in);
        path.quadTo(way[at], out);
        break;
      }
    }
    path.lineTo(way.back());
    return path;
  }

  const LinkObstacles& m_obstacles;
  const LinkEnds& m_ends;
  double m_scale;
  double m_cell;
  std::vector<double> m_across;
  std::vector<double> m_down;
  std::vector<double> m_distance;
  std::vector<std::size_t> m_before;
};

}  // namespace

std::optional<LinkShape> findDetour(const LinkObstacles& obstacles, const LinkEnds& ends) {
  return DetourSearch(obstacles, ends).find();
}

}  // namespace sudoku
