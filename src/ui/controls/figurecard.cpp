#include "figurecard.h"

#include <algorithm>

#include <QPainter>
#include <QPainterPath>

#include "ui/style/direction.h"
#include "ui/style/frame.h"
#include "ui/style/rolelook.h"
#include "ui/style/textsize.h"
#include "ui/style/themeof.h"

namespace sudoku {
namespace {

constexpr double kFigureSize = 1.7;
constexpr double kLowFigureSize = 1.25;
constexpr double kCardRadius = 10;
constexpr QLatin1String kPlaceOfFigure("{n}");

/// The outline of a flame in a square with sides of 16 units.
QPainterPath flame() {
  QPainterPath path;
  path.moveTo(8.6, 1.2);
  path.cubicTo(9.2, 4.2, 13, 5.6, 13, 9.8);
  path.cubicTo(13, 12.8, 10.8, 14.8, 8, 14.8);
  path.cubicTo(5.2, 14.8, 3, 12.8, 3, 9.9);
  path.cubicTo(3, 8, 4, 6.6, 5, 5.6);
  path.cubicTo(5.1, 7, 5.6, 7.9, 6.4, 8.3);
  path.cubicTo(6.2, 5.6, 6.8, 2.8, 8.6, 1.2);
  path.closeSubpath();
  path.moveTo(8, 14.6);
  path.cubicTo(6.4, 13.6, 6.4, 11.6, 8, 10.2);
  path.cubicTo(9.6, 11.6, 9.6, 13.6, 8, 14.6);
  return path;
}

}  // namespace

FigureCard::FigureCard(QWidget* parent) : QLabel(parent) {
  setTextFormat(Qt::PlainText);
}

void FigureCard::setFigure(const QString& figure, const QString& caption, const QString& spoken) {
  setFigureIn(kPlaceOfFigure, figure, caption, spoken);
}

void FigureCard::setFigureIn(const QString& pattern, const QString& figure, const QString& caption,
                             const QString& spoken) {
  const qsizetype at = pattern.indexOf(kPlaceOfFigure);
  m_before = pattern.left(std::max<qsizetype>(at, 0));
  m_figure = figure;
  m_after = at < 0 ? pattern : pattern.mid(at + kPlaceOfFigure.size());
  m_caption = caption;
  setText(spoken);
  updateGeometry();
}

void FigureCard::setLow(bool isLow) {
  m_isLow = isLow;
  updateGeometry();
}

QFont FigureCard::figureFont() const {
  return bold(scaled(font(), m_isLow ? kLowFigureSize : kFigureSize));
}

int FigureCard::padding() const {
  return fontMetrics().height() * (m_isLow ? 5 : 9) / 16;
}

int FigureCard::flameWidth() const {
  return m_hasFlame ? QFontMetrics(figureFont()).height() : 0;
}

int FigureCard::smallWidth(const QString& words) const {
  return words.isEmpty() ? 0 : fontMetrics().horizontalAdvance(words) + 2;
}

QSize FigureCard::sizeHint() const {
  const QFontMetrics figures(figureFont());
  const int line = smallWidth(m_before) + figures.horizontalAdvance(m_figure) + smallWidth(m_after);
  const int width = std::max(flameWidth() + line, fontMetrics().horizontalAdvance(m_caption));
  const int side = fontMetrics().height() * 14 / 16;
  return {width + 2 * side, figures.height() + fontMetrics().height() + 2 * padding()};
}

void FigureCard::paintEvent(QPaintEvent* /*event*/) {
  const Theme& theme = themeOf(this);
  paintFrame(*this, theme, kCardRadius);
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const QFontMetrics figures(figureFont());
  const int top = (height() - figures.height() - fontMetrics().height()) / 2;
  const int side = fontMetrics().height() * 14 / 16;
  int baseline = top + figures.ascent();
  const Mirror mirror(*this);
  if (m_hasFlame) {
    painter.save();
    const double size = figures.ascent();
    const QRectF sign(side - size / 8, top + figures.height() / 2.0 - size / 2, size, size);
    painter.translate(mirror(sign).topLeft());
    painter.scale(size / 16, size / 16);
    painter.setPen(QPen(roleLook(Role::Fin, theme).line, 1.5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPath(flame());
    painter.restore();
  }
  int left = side + flameWidth();
  const auto write = [&](const QString& words, const QFont& font, const QColor& ink) {
    const int width = QFontMetrics(font).horizontalAdvance(words);
    painter.setFont(font);
    painter.setPen(ink);
    painter.drawText(QPoint(mirror(QRect(left, 0, width, height())).left(), baseline), words);
    left += width;
  };
  write(m_before, font(), theme.mutedText);
  write(m_figure, figureFont(), theme.text);
  write(m_after, font(), theme.mutedText);
  left = side;
  baseline = top + figures.height() + fontMetrics().ascent();
  write(m_caption, font(), theme.mutedText);
}

}  // namespace sudoku
