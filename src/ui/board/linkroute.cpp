#include "linkroute.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

#include <QLineF>

#include "linerouter.h"
#include "linkobstacles.h"
#include "linksearch.h"

namespace sudoku {
namespace {

// Pixels: radius of the circle round a link's number, on a board of the usual size.
constexpr double kNumberRadius = 8;
constexpr double kNumberCostOfMark = 12;
constexpr double kNumberCostOfLine = 0.6;
// Cost of placing a link's number away from the middle of the link's line, multiplied by the distance from
// the middle as a share of the line's length.
constexpr double kCostOfPlace = 2;
constexpr std::size_t kMostTried = 24;

struct JoinedLine {
  Candidate from;
  Candidate to;
};

/// The nearest pair of candidates of a link, one from each of the two nodes (one or more candidates of a
/// digit) that the link joins.
JoinedLine nearestOf(const StepPicture::Link& link, const SceneLayout& layout) {
  const auto shown = [&](const CellSet& cells, Digit digit) {
    CellSet present;
    for (const SceneDigit& each : layout.digits())
      if (each.candidate.digit == digit && cells.contains(each.candidate.cell))
        present.add(each.candidate.cell);
    return present.isEmpty() ? cells : present;
  };
  JoinedLine nearest{{link.from.first(), link.fromDigit}, {link.to.first(), link.toDigit}};
  double least = std::numeric_limits<double>::infinity();
  for (const Cell from : shown(link.from, link.fromDigit)) {
    for (const Cell to : shown(link.to, link.toDigit)) {
      const JoinedLine pair{{from, link.fromDigit}, {to, link.toDigit}};
      const double length = QLineF(layout.centreOf(pair.from), layout.centreOf(pair.to)).length();
      if (pair.from == pair.to || length >= least) continue;
      least = length;
      nearest = pair;
    }
  }
  return nearest;
}

class Router {
 public:
  Router(const StepPicture& picture, const SceneLayout& layout, const std::stop_token& stop)
      : m_picture(picture),
        m_layout(layout),
        m_stop(stop),
        m_obstacles(layout),
        m_scale(layout.geometry().lineScale()),
        m_routes(picture.links.size()) {}

  std::vector<LinkRoute> take() {
    for (const StepPicture::Link& link : m_picture.links) m_joined.push_back(nearestOf(link, m_layout));
    // Links within a cell are routed first, since they cannot make a detour.
    for (const bool isInside : {true, false}) {
      for (std::size_t at = 0; at < m_routes.size() && !m_stop.stop_requested(); ++at) {
        const JoinedLine& joined = m_joined[at];
        if ((joined.from.cell == joined.to.cell) != isInside) continue;
        if (const auto same = firstSame(at); same < at)
          repeat(at, same);
        else if (isInside)
          routeInside(at);
        else
          routeAcross(at);
      }
    }
    return std::move(m_routes);
  }

 private:
  std::size_t firstSame(std::size_t at) const {
    for (std::size_t other = 0; other < at; ++other)
      if (m_joined[other].from == m_joined[at].from && m_joined[other].to == m_joined[at].to &&
          m_picture.links[other].isStrong == m_picture.links[at].isStrong)
        return other;
    return at;
  }

  void repeat(std::size_t at, std::size_t same) {
    m_routes[at] = m_routes[same];
    m_routes[at].number.reset();
    m_routes[at].isRepeated = true;
  }

  LinkEnds endsOf(const JoinedLine& joined) const {
    return {m_layout.centreOf(joined.from), m_layout.radiusOf(joined.from), m_layout.centreOf(joined.to),
            m_layout.radiusOf(joined.to)};
  }

  void routeInside(std::size_t at) {
    const LinkEnds ends = endsOf(m_joined[at]);
    LinkRoute& route = m_routes[at];
    route.line = withoutCovered(capsuleRound(ends, m_scale), m_obstacles);
    const auto points = pointsAlong(route.line);
    placeNumber(route, points, ends);
    noteNumber(route);
    m_obstacles.addLine(points);
  }

  void routeAcross(std::size_t at) {
    const LinkEnds ends = endsOf(m_joined[at]);
    std::vector<LinkShape> shapes = findCurves(m_obstacles, ends);
    if (shapes.empty())
      if (auto detour = findDetour(m_obstacles, ends)) shapes.push_back(std::move(*detour));
    LinkRoute& route = m_routes[at];
    if (shapes.empty()) {
      // Every route would cover a digit, so a straight line with gaps is drawn.
      QPainterPath straight(ends.from);
      straight.lineTo(ends.to);
      route.line = withoutCovered(straight, m_obstacles);
      return m_obstacles.addLine(pointsAlong(route.line));
    }
    const LinkShape* best = nullptr;
    double least = std::numeric_limits<double>::infinity();
    for (std::size_t index = 0; index < std::min(kMostTried, shapes.size()); ++index) {
      LinkRoute tried;
      const double cost = shapes[index].cost + placeNumber(tried, shapes[index].points, ends);
      if (cost >= least) continue;
      least = cost;
      best = &shapes[index];
      route = tried;
    }
    route.line = best->line;
    route.head = best->head;
    m_obstacles.addLine(best->points);
    if (route.number) m_obstacles.addCircle({*route.number, route.numberRadius});
    noteNumber(route);
  }

  void noteNumber(const LinkRoute& route) {
    if (route.number) m_numbers.push_back({*route.number, route.numberRadius});
  }

  /// Places a link's number where it covers least: on the line or, for want of room, close beside it. Returns
  /// the cost of that place.
  double placeNumber(LinkRoute& route, const std::vector<QPointF>& points, const LinkEnds& ends) const {
    constexpr std::array kTries = {NumberTry{1, 0.3, 0},     NumberTry{1, 0.08, 0},
                                   NumberTry{0.85, 0.08, 0}, NumberTry{0.85, 0.08, 1.2},
                                   NumberTry{0.75, 0.02, 0}, NumberTry{0.75, 0.02, 1.7}};
    for (const NumberTry& tried : kTries)
      if (const auto cost = tryNumber(route, points, ends, tried))
        return *cost + kNumberCostOfMark * tried.aside;
    return 3 * kNumberCostOfMark;
  }

  struct NumberTry {
    double size;   ///< size of the circle with the number, in parts of its usual size
    double first;  ///< share of the line's length at either end on which no number is placed
    double aside;  ///< distance of the number from the line, in radii of its circle
  };

  std::optional<double> tryNumber(LinkRoute& route, const std::vector<QPointF>& points, const LinkEnds& ends,
                                  const NumberTry& tried) const {
    const double radius = kNumberRadius * m_scale * tried.size;
    const auto count = static_cast<double>(points.size());
    double least = std::numeric_limits<double>::infinity();
    const auto last = static_cast<std::size_t>((1 - tried.first) * count);
    for (auto at = static_cast<std::size_t>(tried.first * count) + 1; at < last; ++at) {
      const QPointF along = points[at] - points[at - 1];
      const double step = std::hypot(along.x(), along.y());
      const QPointF across = step == 0 ? QPointF() : QPointF(-along.y(), along.x()) / step;
      for (const int side : {1, -1}) {
        const QPointF place = points[at] + across * (side * tried.aside * radius);
        const auto cost = costOfNumber(place, radius, ends);
        const double whole =
            cost.value_or(least) + kCostOfPlace * std::abs(static_cast<double>(at) / count - 0.5);
        if (!cost || whole >= least) continue;
        least = whole;
        route.number = place;
        route.numberRadius = radius;
      }
    }
    return route.number ? std::optional(least) : std::nullopt;
  }

  std::optional<double> costOfNumber(const QPointF& place, double radius, const LinkEnds& ends) const {
    if (m_obstacles.coversDigit(place, radius)) return std::nullopt;
    for (const LinkObstacles::Circle& number : m_numbers)
      if (distance(place, number.centre) < radius + number.radius) return std::nullopt;
    if (QLineF(place, ends.from).length() < ends.fromRadius ||
        QLineF(place, ends.to).length() < ends.toRadius)
      return std::nullopt;
    const QPointF nowhere(-1000, -1000);
    const auto crossings = m_obstacles.countLines({place}, {nowhere, 0}, {nowhere, 0});
    return kNumberCostOfMark * m_obstacles.countCircles({place}, radius, nowhere, nowhere) +
           kNumberCostOfLine * crossings.lines;
  }

  const StepPicture& m_picture;
  const SceneLayout& m_layout;
  const std::stop_token& m_stop;
  LinkObstacles m_obstacles;
  double m_scale;
  std::vector<JoinedLine> m_joined;
  std::vector<LinkObstacles::Circle> m_numbers;
  std::vector<LinkRoute> m_routes;
};

}  // namespace

std::vector<LinkRoute> routeLinks(const StepPicture& picture, const SceneLayout& layout,
                                  const std::stop_token& stop) {
  return Router(picture, layout, stop).take();
}

}  // namespace sudoku
