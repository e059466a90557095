#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include <QPointF>
#include <QPolygonF>
#include <QRectF>

#include "scenelayout.h"

namespace sudoku {

/// Shapes from which the lines of links keep away: above all digits, then marks, numbers of other links, and
/// lines of other links.
class LinkObstacles {
 public:
  struct Circle {
    QPointF centre;
    double radius;
  };

  explicit LinkObstacles(const SceneLayout& layout);

  const BoardGeometry& geometry() const { return m_geometry; }

  /// Whether a disc of a radius would cover a part of a digit, or leave the board.
  bool coversDigit(const QPointF& centre, double radius) const;
  /// Whether a convex polygon would cover a part of a digit, or leave the board.
  bool coversDigit(const QPolygonF& polygon) const;
  /// The number of marks and link numbers that are nearer to the points than `clearance`, in pixels. Those at
  /// the places `from` and `to` do not count.
  int countCircles(const std::vector<QPointF>& points, double clearance, const QPointF& from,
                   const QPointF& to) const;
  /// How many lines a series of points touches, and how many of the points lie on a line.
  struct Crossings {
    int lines;
    int points;
  };
  Crossings countLines(const std::vector<QPointF>& points, const Circle& from, const Circle& to) const;

  void addCircle(const Circle& circle) { m_circles.push_back(circle); }
  void addLine(const std::vector<QPointF>& points);

 private:
  static constexpr double kTile = 4;  // pixels: side of the tiles in which lines are recorded

  std::size_t tileAt(const QPointF& point) const;

  /// The interval in pixels that a row or column of cells takes along one axis.
  struct Span {
    double first;
    double last;
  };
  using Spans = std::array<Span, 9>;
  static std::pair<std::size_t, std::size_t> spansNear(const Spans& spans, double place, double reach);

  BoardGeometry m_geometry;
  QRectF m_board;
  Spans m_rows{};
  Spans m_columns{};
  std::array<std::vector<QRectF>, kCellCount> m_ink;
  std::vector<Circle> m_circles;
  int m_tilesAcross;
  /// For each tile of the board, a bit mask of the lines that cross it; from the 65th line on, lines share
  /// bits.
  std::vector<std::uint64_t> m_tiles;
  int m_lines = 0;
};

}  // namespace sudoku
