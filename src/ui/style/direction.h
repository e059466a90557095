#pragma once

#include <QPointF>
#include <QRect>
#include <QRectF>
#include <QStyle>
#include <QWidget>

namespace sudoku {

/// Turns places within an area, given as in a layout from left to right, into those of the layout's
/// direction. For widgets that arrange or paint their parts themselves. Alignments need no turning: painters
/// do that.
class Mirror {
 public:
  Mirror(Qt::LayoutDirection direction, const QRect& whole) : m_direction(direction), m_whole(whole) {}
  explicit Mirror(const QWidget& widget) : Mirror(widget.layoutDirection(), widget.rect()) {}

  bool isFromRight() const { return m_direction == Qt::RightToLeft; }

  QRect operator()(const QRect& part) const { return QStyle::visualRect(m_direction, m_whole, part); }
  QRectF operator()(QRectF part) const {
    part.moveLeft(isFromRight() ? sum() - part.right() : part.left());
    return part;
  }
  QPointF operator()(const QPointF& point) const { return {(*this)(point.x()), point.y()}; }
  double operator()(double x) const { return isFromRight() ? sum() - x : x; }

 private:
  double sum() const { return 2.0 * m_whole.left() + m_whole.width(); }

  Qt::LayoutDirection m_direction;
  QRect m_whole;
};

/// Gives a widget its place in its parent.
inline void placeWidget(QWidget& widget, const QRect& area) {
  widget.setGeometry(Mirror(*widget.parentWidget())(area));
}

}  // namespace sudoku
