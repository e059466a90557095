#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include <QPointF>
#include <QPolygonF>
#include <QRectF>

#include "scenelayout.h"

namespace sudoku {

/// What lines have to keep clear of: digits above all, then marks, numbers on other lines, and other lines.
class LinkObstacles {
 public:
  struct Circle {
    QPointF centre;
    double radius;
  };

  explicit LinkObstacles(const SceneLayout& layout);

  const BoardGeometry& geometry() const { return m_geometry; }

  /// A disc of that radius would cover a part of a digit, or leave the board.
  bool coversDigit(const QPointF& centre, double radius) const;
  /// The same of a polygon without dents.
  bool coversDigit(const QPolygonF& polygon) const;
  /// How many marks and numbers, other than the two at those points, come nearer than that to the points.
  int countCircles(const std::vector<QPointF>& points, double clearance, const QPointF& from,
                   const QPointF& to) const;
  /// How many lines the points touch, and how many of the points do.
  struct Crossings {
    int lines;
    int points;
  };
  Crossings countLines(const std::vector<QPointF>& points, const Circle& from, const Circle& to) const;

  void addCircle(const Circle& circle) { m_circles.push_back(circle); }
  void addLine(const std::vector<QPointF>& points);

 private:
  static constexpr double kTile = 4;  // pixels; lines are known by the tiles that they touch

  std::size_t tileAt(const QPointF& point) const;

  /// Where rows or columns of cells begin and end.
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
  std::vector<std::uint64_t> m_tiles;  ///< a bit for each line; lines from the 65th on share bits
  int m_lines = 0;
};

}  // namespace sudoku
