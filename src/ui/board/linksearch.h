#pragma once

#include <optional>
#include <vector>

#include <QPainterPath>
#include <QPointF>
#include <QPolygonF>

namespace sudoku {

class LinkObstacles;

/// The middles and radii, in pixels, of the two discs that the line of a link joins: each surrounds a
/// candidate.
struct LinkEnds {
  QPointF from;
  double fromRadius;
  QPointF to;
  double toRadius;
};

/// A line from one disc to another, with an arrowhead that points at the second disc.
struct LinkShape {
  QPainterPath line;            ///< the line, which ends in the middle of the arrowhead's base
  QPolygonF head;               ///< the arrowhead, tip first
  std::vector<QPointF> points;  ///< points along the line, close to each other
  double cost = 0;
};

/// Half the width of the widest line, in pixels.
double halfLinkWidth(double lineScale);

/// The arrowhead of a line that reaches its second disc from `side`, a unit vector that points away from that
/// disc.
QPolygonF linkHead(const LinkEnds& ends, const QPointF& side, double lineScale, double size);
/// The middle of an arrowhead's base.
QPointF baseOf(const QPolygonF& head);
/// The point at which a line starts if it leaves its first disc towards `side`, a unit vector.
QPointF linkStart(const LinkEnds& ends, const QPointF& side, double lineScale, double size);

/// Points of a path, about two pixels from each other.
std::vector<QPointF> pointsAlong(const QPainterPath& path);

/// The cost of drawing a link in this shape: 12 for each coloured candidate that it touches, 0.6 for each
/// line of another link, and more for its bend. Empty if the shape covers a digit or leaves the board.
std::optional<double> costOf(const LinkObstacles& obstacles, const LinkEnds& ends, const LinkShape& shape,
                             double bend);

/// The curves between two discs that cover no digit, the cheapest first: quadratic ones or, if there are
/// none, cubic ones. Arrowheads are smaller where there is little room.
std::vector<LinkShape> findCurves(const LinkObstacles& obstacles, const LinkEnds& ends);

/// The shortest line that goes round the digits, with rounded corners, for two discs that no curve joins.
std::optional<LinkShape> findDetour(const LinkObstacles& obstacles, const LinkEnds& ends);

}  // namespace sudoku
