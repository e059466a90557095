#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>

#include <QPointF>
#include <QRect>
#include <QSize>

#include <sudoku/grid/candidate.h>
#include <sudoku/grid/cell.h>
#include <sudoku/grid/cellset.h>
#include <sudoku/grid/geometry.h>

#include "ui/style/sizedfont.h"

class QFont;

namespace sudoku {

/// The place of every part of a board, in pixels of the widget that shows it: nine boxes with gaps between
/// them, in a square in the middle. BoardWidget and pictures of a board share it, so that they coincide.
class BoardGeometry {
 public:
  /// Font sizes and distances in parts of a cell's side.
  static constexpr double kDigitFont = 0.58;  // font size, of which a digit takes about three quarters
  static constexpr double kNoteFont = 0.235;
  static constexpr double kNoteDistance = 0.30;
  static constexpr double kNoteRadius = 0.148;
  /// Font size of a candidate that stands alone in the middle of its cell.
  static constexpr double kLoneFont = 0.31;
  static constexpr double kLoneRadius = 0.215;
  /// Font sizes of corner notes beside centre notes, and of centre notes.
  static constexpr double kSlotFont = 0.185;
  static constexpr double kCentreFont = 0.235;
  static constexpr double kCornerRadius = 0.1;

  static constexpr int kPanelPadding = 5;
  static constexpr double kPanelRadius = 10;

  /// Pixels: side of a cell on a board of the usual size, for which the widths of lines are stated.
  static constexpr int kUsualCellSide = 66;

  /// Places the largest board that fits into an area, with a margin in pixels left free at the left and
  /// above.
  explicit BoardGeometry(const QSize& area, int margin = 0);
  /// A board of the usual size whose boxes consist of their cells alone, as on paper, with gaps of `gap`
  /// pixels between them.
  static BoardGeometry ofCellsAlone(int gap);

  /// The margin in pixels that row and column numbers need if they are written in this font: 16 for the usual
  /// size of text.
  static int marginFor(const QFont& font);

  QRect board() const;
  QRect box(int number) const { return m_boxes[static_cast<std::size_t>(number)]; }
  QRect cell(Cell cell) const { return m_cells[static_cast<std::size_t>(cell.index())]; }
  QRectF area(CellSet cells) const;
  QPointF centre(Cell cell) const { return QRectF(this->cell(cell)).center(); }
  QPointF notePlace(Cell cell, Digit digit) const { return centre(cell) + noteOffset(digit, cellSide()); }
  /// The shorter side of the smallest cell in pixels; the sides of cells differ by a pixel at most.
  double cellSide() const { return m_cellSide; }
  /// The factor by which lines are wider than on a board of the usual size. It has a lower limit, so that
  /// lines stay visible on small boards.
  double lineScale() const;
  std::optional<Cell> cellAt(const QPointF& point) const;

  /// The area of a row's number in the margin; empty without a margin.
  QRectF rowNumber(int row) const;
  QRectF columnNumber(int column) const;

  /// The position in pixels of a line between the cells of a box, counted from the box's edge. Lines are
  /// numbered from 0 to 3; 0 and 3 are the outer edges of the cells.
  static int separator(int panelSide, int number);
  /// The area of a cell within its box.
  static QRect cellInPanel(const QSize& panel, int placeInBox);
  /// Takes a font size of notes in pixels, and returns a larger one if the cell is so small that the notes
  /// could not be read.
  static double legible(double size, double cellSide);
  static QPointF noteOffset(Digit digit, double cellSide);
  /// The offset of a corner note from the middle of its cell when the cell has centre notes: digits 1 to 5
  /// are above, 6 to 9 below.
  static QPointF slotOffset(Digit digit, double cellSide);

 private:
  BoardGeometry() = default;

  std::array<QRect, 9> m_boxes;
  std::array<QRect, kCellCount> m_cells;
  int m_margin = 0;
  double m_cellSide = 0;
};

inline double distance(const QPointF& a, const QPointF& b) {
  return std::hypot(a.x() - b.x(), a.y() - b.y());
}
/// The distance of a point from an area; 0 inside.
inline double distance(const QPointF& point, const QRectF& area) {
  const double x = std::max({area.left() - point.x(), 0.0, point.x() - area.right()});
  const double y = std::max({area.top() - point.y(), 0.0, point.y() - area.bottom()});
  return std::hypot(x, y);
}

/// The shape of a digit whose font has a size in pixels, in the middle of a place.
struct DigitShape {
  DigitShape(const QFont& font, double size, bool isBold, Digit digit, const QPointF& centre);

  Lettering lettering;
  QRectF ink;  ///< the area that the digit covers
};

}  // namespace sudoku
