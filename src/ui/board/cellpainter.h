#pragma once

#include <QBrush>
#include <QFont>
#include <QPainter>
#include <QPen>
#include <QRectF>

#include "boardpainter.h"
#include "cellview.h"
#include "ui/style/theme.h"

namespace sudoku {

class DrawnLinks;

/// The sizes of digits and notes in a cell.
struct CellSizes {
  double scale = 1;                   ///< factor for the sizes of digits and notes
  double noteSide = 0;                ///< side of the cell that notes are sized for; 0: the cell's own side
  const DrawnLinks* links = nullptr;  ///< links that lie between the fills and the digits of the cells
  QPointF place = {};                 ///< place of the painter's origin on the board that the links are on
};

/// Paints one cell: fill, digit or notes, marks, and the selection ring on top.
class CellPainter {
 public:
  CellPainter(QPainter& painter, const QRectF& area, const Theme& theme, const QFont& font,
              const CellSizes& sizes = {});

  void paint(const CellView& view, bool hasFocus);
  /// Paints faintly a digit that a click would enter.
  void paintGhost(Digit digit);

 private:
  void paintFill(const CellView& view);
  QBrush fillOf(const CellView& view) const;
  void paintDigit(const CellView& view);
  void paintColours(const CellView& view);
  void paintNotes(const CellView& view);
  double lineScale() const;
  void paintMark(CellView::Mark mark);
  void paintEdges(const CellView& view);
  void paintConflict(bool isTried);
  void paintTwoCandidates();
  void paintTried();
  void paintRing(const CellView& view, bool hasFocus);
  double strongRing() const;
  void ringInside(double inset, const QPen& pen);
  double cornerRadius() const;
  QColor noteColour(const CellView& view, Digit digit) const;

  QPainter& m_painter;
  BoardPainter m_parts;
  QFont m_font;
  QRectF m_area;
  const Theme& m_theme;
  double m_size;
  CellSizes m_sizes;
};

}  // namespace sudoku
