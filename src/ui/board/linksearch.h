#pragma once

#include <optional>
#include <vector>

#include <QPainterPath>
#include <QPointF>
#include <QPolygonF>

namespace sudoku {

class LinkObstacles;

/// What a line joins: two discs.
struct LinkEnds {
  QPointF from;
  double fromRadius;
  QPointF to;
  double toRadius;
};

/// A line from one disc to another with a head before the second.
struct LinkShape {
  QPainterPath line;            ///< ends in the middle of the head's base
  QPolygonF head;               ///< tip first
  std::vector<QPointF> points;  ///< of the line, close to each other
  double cost = 0;
};

/// Half of what the widest line takes, in pixels.
double halfLinkWidth(double lineScale);

/// The head of a line that comes from a side (a direction of length one, seen from the disc).
QPolygonF linkHead(const LinkEnds& ends, const QPointF& side, double lineScale, double size);
/// The middle of a head's base.
QPointF baseOf(const QPolygonF& head);
/// Where a line that leaves to that side starts.
QPointF linkStart(const LinkEnds& ends, const QPointF& side, double lineScale, double size);

/// Points of a path, about two pixels from each other.
std::vector<QPointF> pointsAlong(const QPainterPath& path);

/// What a shape costs: marks 12, other lines 0.6, and its bends. None if it covers a digit or leaves the
/// board.
std::optional<double> costOf(const LinkObstacles& obstacles, const LinkEnds& ends, const LinkShape& shape,
                             double bend);

/// The curves between two discs that cover no digit, cheapest first: quadratic ones, and only if there is
/// none cubic ones. Heads are smaller where there is no room for whole ones.
std::vector<LinkShape> findCurves(const LinkObstacles& obstacles, const LinkEnds& ends);

/// The shortest way round digits, with rounded corners; where no curve finds through.
std::optional<LinkShape> findDetour(const LinkObstacles& obstacles, const LinkEnds& ends);

}  // namespace sudoku
