#include "boardpainter.h"

#include <algorithm>
#include <array>

#include <QPainter>

#include "boardgeometry.h"
#include "ui/style/strokes.h"
#include "ui/style/theme.h"

namespace sudoku {
namespace {

constexpr double kPlainPanelSide = 210;  // pixels, in a window of 1020x720
constexpr double kTickFoot = 0.38;       // where a tick is lowest, in parts of its width

}  // namespace

PanelLook panelLook(const Theme& theme, double panelSide) {
  const double width = std::max(1.0, panelSide / kPlainPanelSide);  // lines grow with the board
  return {.ground = theme.panel,
          .edge = theme.edge,
          .line = theme.cellLine,
          .edgeWidth = width,
          .lineWidth = width,
          .lineGap = BoardGeometry::kPanelPadding,
          .radius = BoardGeometry::kPanelRadius};
}

BoardPainter::BoardPainter(QPainter& painter, const QFont& font) : m_painter(painter), m_font(font) {
  m_painter.setRenderHint(QPainter::Antialiasing);
}

void BoardPainter::paintPanel(const QRectF& area, const PanelLook& look) {
  const double width = look.isSharp ? wholeWidth(m_painter, look.edgeWidth) : look.edgeWidth;
  const QRectF whole = look.isSharp ? onPixels(m_painter, area) : area;
  m_painter.setPen(QPen(look.edge, width));
  m_painter.setBrush(look.ground);
  m_painter.drawRoundedRect(whole.adjusted(width / 2, width / 2, -width / 2, -width / 2), look.radius,
                            look.radius);
}

void BoardPainter::paintLines(const QRectF& panel, const PanelLook& look) {
  if (look.lineWidth <= 0) return;
  const QRectF lines = panel.adjusted(look.lineGap, look.lineGap, -look.lineGap, -look.lineGap);
  m_painter.setPen(QPen(look.line, look.lineWidth, Qt::SolidLine, Qt::FlatCap));
  for (const int number : {1, 2}) {
    if (look.isSharp) {
      const double shift = BoardGeometry::separator(static_cast<int>(panel.width()), number);
      paintDown(m_painter, panel.left() + shift, lines.top(), lines.height(), look.line, look.lineWidth);
      paintAcross(m_painter, lines.left(), panel.top() + shift, lines.width(), look.line, look.lineWidth);
      continue;
    }
    const double x = panel.left() + panel.width() * number / 3;
    const double y = panel.top() + panel.height() * number / 3;
    m_painter.drawLine(QPointF(x, lines.top()), QPointF(x, lines.bottom()));
    m_painter.drawLine(QPointF(lines.left(), y), QPointF(lines.right(), y));
  }
}

void BoardPainter::fill(const QRectF& area, double radius, const QBrush& brush) {
  m_painter.setPen(Qt::NoPen);
  m_painter.setBrush(brush);
  m_painter.drawRoundedRect(area, radius, radius);
}

void BoardPainter::fill(const QPainterPath& area, const RoleLook& look, double scale) {
  fillTextured(m_painter, area, look, scale);
}

void BoardPainter::ring(const QRectF& area, double radius, const QPen& pen) {
  m_painter.setPen(pen);
  m_painter.setBrush(Qt::NoBrush);
  m_painter.drawRoundedRect(area, radius, radius);
}

void BoardPainter::ring(const QPainterPath& outline, const QPen& pen) {
  m_painter.setPen(pen);
  m_painter.setBrush(Qt::NoBrush);
  m_painter.drawPath(outline);
}

void BoardPainter::edge(const QPainterPath& outline, const RoleLook& look, double scale) {
  ring(outline, edgePen(look, scale));
}

void BoardPainter::circle(const QPointF& centre, double radius, const QPen& pen, const QBrush& brush) {
  m_painter.setPen(pen);
  m_painter.setBrush(brush);
  m_painter.drawEllipse(centre, radius, radius);
}

void BoardPainter::disc(const QPointF& centre, double radius, const QBrush& brush) {
  circle(centre, radius, Qt::NoPen, brush);
}

void BoardPainter::line(const QLineF& line, const QPen& pen) {
  m_painter.setPen(pen);
  m_painter.drawLine(line);
}

void BoardPainter::tick(const QRectF& area, const QPen& pen) {
  const std::array points = {QPointF(area.left(), area.center().y()),
                             QPointF(area.left() + area.width() * kTickFoot, area.bottom()), area.topRight()};
  m_painter.setPen(pen);
  m_painter.drawPolyline(points.data(), static_cast<int>(points.size()));
}

void BoardPainter::cross(const QRectF& area, const QPen& pen) {
  line({area.topLeft(), area.bottomRight()}, pen);
  line({area.topRight(), area.bottomLeft()}, pen);
}

void BoardPainter::write(const QPointF& centre, const QString& text, const Lettering& lettering,
                         const QColor& colour, const std::optional<QPen>& halo) {
  const SizedFont& font = sized(lettering);
  const QPointF start = font.start(centre, text);
  if (halo) m_painter.strokePath(font.outline(start, text), *halo);
  m_painter.setPen(colour);
  font.write(m_painter, start, text);
}

void BoardPainter::write(const QPointF& centre, Digit digit, const Lettering& lettering, const QColor& colour,
                         const std::optional<QPen>& halo) {
  write(centre, QString(QChar(digit.toChar())), lettering, colour, halo);
}

void BoardPainter::write(std::span<const PlacedDigit> digits, const SizedFont& font, const QColor& colour) {
  m_painter.setPen(colour);
  font.writeDigits(m_painter, digits);
}

const SizedFont& BoardPainter::sized(const Lettering& lettering) {
  const auto known = std::find_if(m_fonts.begin(), m_fonts.end(),
                                  [&](const SizedFont& font) { return font.lettering() == lettering; });
  return known != m_fonts.end() ? *known : m_fonts.emplace_back(m_font, lettering);
}

}  // namespace sudoku
