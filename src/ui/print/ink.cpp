#include "ink.h"

#include <algorithm>

#include <QFontMetricsF>

namespace sudoku {
namespace {

/// Large enough for the rounding of glyphs' widths not to matter.
constexpr int kFontPixels = 200;

}  // namespace

void Ink::setSize(double size, bool bold) {
  m_font.setPixelSize(kFontPixels);
  m_font.setBold(bold);
  m_font.setHintingPreference(QFont::PreferNoHinting);
  m_scale = size / kFontPixels;
}

double Ink::width(const QString& text) const {
  return QFontMetricsF(m_font).horizontalAdvance(text) * m_scale;
}

double Ink::capHeight() const {
  return QFontMetricsF(m_font).capHeight() * m_scale;
}

double Ink::lineHeight() const {
  return QFontMetricsF(m_font).lineSpacing() * m_scale;
}

void Ink::write(const QPointF& place, const QString& text, Align align) {
  const double shift = align == Align::Left ? 0 : width(text) / (align == Align::Centre ? 2 : 1);
  m_painter.save();
  m_painter.translate(place.x() - shift, place.y());
  m_painter.scale(m_scale, m_scale);
  m_painter.setFont(m_font);
  m_painter.setPen(QColor::fromRgb(m_colour));
  m_painter.drawText(QPointF(0, 0), text);
  m_painter.restore();
}

void Ink::writeWithin(const QPointF& place, double room, const QString& text, Align align) {
  write(place, QFontMetricsF(m_font).elidedText(text, Qt::ElideRight, std::max(0.0, room / m_scale)), align);
}

}  // namespace sudoku
