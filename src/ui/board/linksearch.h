#pragma once

#include <optional>
#include <vector>

#include <QPainterPath>
#include <QPointF>
#include <QPolygonF>

namespace sudoku {

class LinkObstacles;

/// The two discs that a line joins.
struct LinkEnds {
  QPointF from;
  double fromRadius;
  QPointF to;
  double toRadius;
};

/// A line from one disc to another, with a head before the second.
struct LinkShape {
  QPainterPath line;            ///< ends in the middle of the head's base
  QPolygonF head;               ///< tip first
  std::vector<QPointF> points;  ///< points along the line, close to each other
  double cost = 0;
};

/// Half the width of the widest line, in pixels.
double halfLinkWidth(double lineScale);

/// The head of a line that comes from a side, given as a direction of length one, seen from the disc.
QPolygonF linkHead(const LinkEnds& ends, const QPointF& side, double lineScale, double size);
/// The middle of a head's base.
QPointF baseOf(const QPolygonF& head);
/// The point at which a line starts that leaves a disc to a side, given as a direction of length one.
QPointF linkStart(const LinkEnds& ends, const QPointF& side, double lineScale, double size);

/// Points of a path, about two pixels from each other.
std::vector<QPointF> pointsAlong(const QPainterPath& path);

/// The cost of a shape: 12 for each mark it touches, 0.6 for other lines, and its bends. Nothing if the shape
/// covers a digit or leaves the board.
std::optional<double> costOf(const LinkObstacles& obstacles, const LinkEnds& ends, const LinkShape& shape,
                             double bend);

/// The curves between two discs that cover no digit, the cheapest first: quadratic ones, or if there are
/// none, cubic ones. Heads are smaller where there is no room for whole ones.
std::vector<LinkShape> findCurves(const LinkObstacles& obstacles, const LinkEnds& ends);

/// The shortest way round digits, with rounded corners, for discs that no curve joins.
std::optional<LinkShape> findDetour(const LinkObstacles& obstacles, const LinkEnds& ends);

}  // namespace sudoku
