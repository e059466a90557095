#include "ink.h"

#include <vector>

#include "ui/controls/unbroken.h"

namespace sudoku {

Ink::Ink(QPainter& painter, const QFont& font)
    : m_painter(painter),
      m_font(font),
      m_regular(font, {.size = 1}, SizedFont::Sizes::Fractions),
      m_bold(font, {.size = 1, .isBold = true}, SizedFont::Sizes::Fractions) {}

void Ink::setSize(double size, bool bold) {
  m_isBold = bold;
  (bold ? m_bold : m_regular).setSize(size);
}

QStringList Ink::lines(const QString& text, double room) const {
  const std::vector<qsizetype> starts = weight().lineStarts(unbroken(text), room);
  QStringList lines;
  for (std::size_t line = 0; line < starts.size(); ++line) {
    const qsizetype end = line + 1 < starts.size() ? starts[line + 1] : text.size();
    lines += text.mid(starts[line], end - starts[line]);
  }
  return lines;
}

void Ink::writeLine(const QRectF& area, double baseline, const QString& text) {
  const bool isFromRight = m_painter.layoutDirection() == Qt::RightToLeft;
  writeWithin({isFromRight ? area.right() : area.left(), baseline}, area.width(), text.trimmed(),
              isFromRight ? Align::Right : Align::Left);
}

void Ink::write(const QPointF& place, const QString& text, Align align) {
  const double shift = align == Align::Left ? 0 : width(text) / (align == Align::Centre ? 2 : 1);
  m_painter.setPen(QColor::fromRgb(m_colour));
  weight().write(m_painter, place - QPointF(shift, 0), text);
}

void Ink::writeWithin(const QPointF& place, double room, const QString& text, Align align) {
  write(place, weight().elided(text, room), align);
}

}  // namespace sudoku
