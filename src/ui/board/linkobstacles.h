#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include <QPointF>
#include <QPolygonF>
#include <QRectF>

#include "scenelayout.h"

namespace sudoku {

/// What the lines of a chain's links should not cover: above all digits, then the coloured discs of
/// candidates, and the numbers and lines of other links.
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
  /// The number of circles, round candidates or numbers of links, that are nearer to one of the points than
  /// `clearance`, in pixels. Circles whose middle is `from` or `to` do not count.
  int countCircles(const std::vector<QPointF>& points, double clearance, const QPointF& from,
                   const QPointF& to) const;
  /// How many lines of other links a series of points touches, and how many of the points lie on such a line.
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
