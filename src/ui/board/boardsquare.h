#pragma once

#include <QPoint>
#include <QPointF>
#include <QRectF>
#include <QSizeF>

#include <sudoku/grid/cell.h>

namespace sudoku {

/// The place of every part of a board that fills a square exactly, with fractions: on paper, and where a
/// board is too small for whole pixels. Nine panels with gutters between them.
class BoardSquare {
 public:
  BoardSquare() = default;
  BoardSquare(const QRectF& square, double gutter)
      : m_corner(square.topLeft()), m_gutter(gutter), m_panel((square.width() - 2 * gutter) / 3) {}

  double cellSide() const { return m_panel / 3; }
  double gutter() const { return m_gutter; }
  QRectF box(int number) const {
    const QPointF shift = QPointF(QPoint(number % 3, number / 3)) * (m_panel + m_gutter);
    return {m_corner + shift, QSizeF(m_panel, m_panel)};
  }
  QPointF centre(Cell cell) const {
    const int place = cell.placeInBox();
    return box(cell.box()).topLeft() +
           (QPointF(QPoint(place % 3, place / 3)) + QPointF(0.5, 0.5)) * cellSide();
  }

  friend bool operator==(const BoardSquare&, const BoardSquare&) = default;

 private:
  QPointF m_corner;
  double m_gutter = 0;
  double m_panel = 0;
};

}  // namespace sudoku
