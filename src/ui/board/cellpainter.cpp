#include "cellpainter.h"

#include <algorithm>
#include <array>

#include "boardgeometry.h"

namespace sudoku {
namespace {

QColor fillOf(const CellView& view, const Theme& theme) {
  if (view.mark == CellView::Mark::Wrong) return theme.wrongFill;
  if (view.mark == CellView::Mark::Right) return theme.rightFill;
  if (view.conflict) return theme.conflictFill;
  if (view.possible) return theme.hintFill;
  if (view.holdsHighlighted()) return theme.sameFill;
  if (view.peer) return theme.peerFill;
  return theme.panel;
}

QColor digitColour(const CellView& view, const Theme& theme) {
  if (view.mark == CellView::Mark::Wrong) return theme.wrongText;
  if (view.mark == CellView::Mark::Right) return theme.rightText;
  return view.given ? theme.given : theme.own;
}

}  // namespace

CellPainter::CellPainter(QPainter& painter, const QRectF& area, const Theme& theme, const QFont& font)
    : m_painter(painter),
      m_area(area),
      m_theme(theme),
      m_font(font),
      m_size(std::min(area.width(), area.height())) {
  m_painter.setRenderHint(QPainter::Antialiasing);
}

void CellPainter::paint(const CellView& view, bool hasFocus) {
  paintFill(view);
  if (view.digit)
    paintDigit(view);
  else
    paintNotes(view);
  if (view.conflict) paintConflict();
  if (view.twoCandidates) paintTwoCandidates();
  if (view.tried) paintTried();
  paintMark(view.mark);
  if (view.selected) paintRing(hasFocus);
}

void CellPainter::paintFill(const CellView& view) {
  m_painter.setPen(Qt::NoPen);
  m_painter.setBrush(fillOf(view, m_theme));
  const double radius = m_size * BoardGeometry::kCornerRadius;
  m_painter.drawRoundedRect(m_area.adjusted(1, 1, -1, -1), radius, radius);
}

void CellPainter::paintDigit(const CellView& view) {
  paintShape(DigitShape(m_font, m_size * BoardGeometry::kDigitFont, view.given, *view.digit, m_area.center()),
             digitColour(view, m_theme));
}

void CellPainter::paintNotes(const CellView& view) {
  for (const Digit digit : allDigits()) {
    const bool isPossible = digit == view.possible;
    if (!view.notes.contains(digit) && !isPossible) continue;
    const bool stands = isPossible || digit == view.highlighted;
    const QColor colour = isPossible ? m_theme.hintText : stands ? m_theme.own : m_theme.notes;
    const QPointF place = m_area.center() + BoardGeometry::noteOffset(digit, m_size);
    paintShape(DigitShape(m_font, m_size * BoardGeometry::kNoteFont, stands, digit, place),
               view.possible && !stands ? m_theme.hintText : colour);
  }
}

void CellPainter::paintMark(CellView::Mark mark) {
  if (mark == CellView::Mark::None) return;
  const double side = m_size * 0.15;
  const QRectF corner(m_area.right() - m_size * 0.09 - side, m_area.top() + m_size * 0.1, side, side);
  const QColor colour = mark == CellView::Mark::Right ? m_theme.rightText : m_theme.wrongText;
  m_painter.setPen(QPen(colour, std::max(1.5, m_size * 0.03), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  if (mark == CellView::Mark::Right) {
    const std::array tick = {QPointF(corner.left(), corner.center().y()),
                             QPointF(corner.left() + side * 0.38, corner.bottom()), corner.topRight()};
    m_painter.drawPolyline(tick.data(), static_cast<int>(tick.size()));
  } else {
    m_painter.drawLine(corner.topLeft(), corner.bottomRight());
    m_painter.drawLine(corner.topRight(), corner.bottomLeft());
  }
}

void CellPainter::paintConflict() {
  const double thickness = std::max(2.0, m_size * 0.045);
  QPen pen(m_theme.conflictLine, thickness, Qt::CustomDashLine, Qt::RoundCap);
  pen.setDashPattern({0.01, 2});  // dots: no length but their round caps
  m_painter.setPen(pen);
  const double y = m_area.bottom() - m_size * 0.12;
  m_painter.drawLine(QPointF(m_area.center().x() - m_size * 0.22, y),
                     QPointF(m_area.center().x() + m_size * 0.22, y));
}

/// Two dots side by side in the upper left corner, where no note and no other mark stands.
void CellPainter::paintTwoCandidates() {
  const double radius = std::max(1.5, m_size * 0.03);
  const QPointF first = m_area.topLeft() + QPointF(m_size * 0.09, m_size * 0.09);
  m_painter.setPen(Qt::NoPen);
  m_painter.setBrush(m_theme.accent);
  m_painter.drawEllipse(first, radius, radius);
  m_painter.drawEllipse(first + QPointF(radius * 2.6, 0), radius, radius);
}

/// A dashed frame round the digit.
void CellPainter::paintTried() {
  const double inset = m_size * 0.13;
  const double radius = m_size * BoardGeometry::kCornerRadius;
  m_painter.setPen(QPen(m_theme.accent, std::max(1.2, m_size * 0.025), Qt::DashLine));
  m_painter.setBrush(Qt::NoBrush);
  m_painter.drawRoundedRect(m_area.adjusted(inset, inset, -inset, -inset), radius, radius);
}

void CellPainter::paintRing(bool hasFocus) {
  m_painter.setPen(QPen(hasFocus ? m_theme.accent : m_theme.mutedText, hasFocus ? 2.0 : 1.5));
  m_painter.setBrush(Qt::NoBrush);
  const double radius = m_size * BoardGeometry::kCornerRadius;
  m_painter.drawRoundedRect(m_area.adjusted(1, 1, -1, -1), radius, radius);
}

void CellPainter::paintShape(const DigitShape& shape, const QColor& colour) {
  QFont font = m_font;
  font.setPixelSize(shape.pixelSize);
  font.setBold(shape.bold);
  m_painter.setFont(font);
  m_painter.setPen(colour);
  m_painter.drawText(shape.baseline, shape.text);
}

}  // namespace sudoku
