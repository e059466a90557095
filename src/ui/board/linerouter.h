#pragma once

#include <vector>

#include <QPainterPath>
#include <QPointF>

#include "linkobstacles.h"
#include "linksearch.h"

namespace sudoku {

/// Pixels between a mark and the end of a line, on a board of the usual size.
inline constexpr double kLineEndGap = 1.5;

/// A line round both ends of a link within one cell.
QPainterPath capsuleRound(const LinkEnds& ends, double lineScale);
/// Returns the path with gaps where it would cover a digit.
QPainterPath withoutCovered(const QPainterPath& path, const LinkObstacles& obstacles);

/// The line of a link, with points along it that are close to each other.
struct RoutedLine {
  RoutedLine() = default;
  explicit RoutedLine(const QPainterPath& line);

  QPainterPath path;
  std::vector<QPointF> points;
  int covering = 0;  ///< how many of the points were too near to a digit when the line was found
};

/// Finds lines for links one after another: each covers no digit, and keeps clear of coloured candidates and
/// of the lines before it as well as possible. Takes milliseconds for a link.
class LineRouter {
 public:
  /// The layout outlives the object.
  explicit LineRouter(const SceneLayout& layout) : m_layout(layout), m_obstacles(layout) {}

  /// Finds the line between two candidates, up to the edges of the shapes round them. Where every line would
  /// cover a digit, it is straight, with gaps.
  RoutedLine route(const Candidate& from, const Candidate& to);
  /// Takes a line that is known. Returns false if it covers more of the digits than when it was found.
  bool take(const RoutedLine& line);

 private:
  QPainterPath find(const LinkEnds& ends) const;
  int covering(const RoutedLine& line) const;

  const SceneLayout& m_layout;
  LinkObstacles m_obstacles;
};

}  // namespace sudoku
