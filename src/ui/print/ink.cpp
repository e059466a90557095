#include "ink.h"

#include <algorithm>

#include <QTransform>

namespace sudoku {
namespace {

/// The pixel size of the font with which widths are measured, so large that rounding has no effect.
constexpr int kFontPixels = 200;

QFont sized(QFont font, bool isBold) {
  font.setPixelSize(kFontPixels);
  font.setBold(isBold);
  font.setHintingPreference(QFont::PreferNoHinting);
  return font;
}

}  // namespace

Ink::Ink(QPainter& painter, const QFont& font)
    : m_painter(painter), m_font(font), m_regular(sized(font, false)), m_bold(sized(font, true)) {}

void Ink::setSize(double size, bool bold) {
  m_isBold = bold;
  m_scale = size / kFontPixels;
}

double Ink::advance(const QString& text) {
  // Most texts on a page are single digits, so their widths are cached.
  const int digit = text.size() == 1 ? text.front().unicode() - u'0' : -1;
  if (digit < 0 || digit > 9) return weight().metrics.horizontalAdvance(text);
  double& known = weight().digits[static_cast<std::size_t>(digit)];
  if (known < 0) known = weight().metrics.horizontalAdvance(text);
  return known;
}

void Ink::write(const QPointF& place, const QString& text, Align align) {
  const double shift = align == Align::Left ? 0 : width(text) / (align == Align::Centre ? 2 : 1);
  const QTransform before = m_painter.transform();
  m_painter.translate(place.x() - shift, place.y());
  m_painter.scale(m_scale, m_scale);
  m_painter.setFont(weight().font);
  m_painter.setPen(QColor::fromRgb(m_colour));
  m_painter.drawText(QPointF(0, 0), text);
  m_painter.setTransform(before);
}

void Ink::writeWithin(const QPointF& place, double room, const QString& text, Align align) {
  write(place, weight().metrics.elidedText(text, Qt::ElideRight, std::max(0.0, room / m_scale)), align);
}

}  // namespace sudoku
