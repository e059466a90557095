#pragma once

#include <QBrush>
#include <QFont>
#include <QPainter>
#include <QRectF>

#include "cellview.h"
#include "ui/style/theme.h"

namespace sudoku {

struct DigitShape;

/// Paints one cell: fill, digit or notes, marks, and the selection ring on top.
class CellPainter {
 public:
  /// The scale is that of digits and notes.
  CellPainter(QPainter& painter, const QRectF& area, const Theme& theme, const QFont& font, double scale = 1);

  void paint(const CellView& view, bool hasFocus);
  /// A digit that is not there yet.
  void paintGhost(Digit digit);

 private:
  void paintFill(const CellView& view);
  QBrush fillOf(const CellView& view) const;
  void paintDigit(const CellView& view);
  void paintColours(const CellView& view);
  void paintNotes(const CellView& view);
  void paintCentreNotes(const CellView& view);
  void paintMark(CellView::Mark mark);
  void paintEdges(const CellView& view);
  void paintConflict();
  void paintTwoCandidates();
  void paintTried();
  void paintRing(const CellView& view, bool hasFocus);
  double strongRing() const;
  void drawInside(double inset);
  void paintShape(const DigitShape& shape, const QColor& colour);
  QColor noteColour(const CellView& view, Digit digit) const;

  QPainter& m_painter;
  QRectF m_area;
  const Theme& m_theme;
  QFont m_font;
  double m_size;
  double m_scale;
};

}  // namespace sudoku
