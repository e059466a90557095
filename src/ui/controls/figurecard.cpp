#include "figurecard.h"

#include <algorithm>

#include <QPainter>
#include <QPainterPath>

#include "ui/style/frame.h"
#include "ui/style/rolelook.h"
#include "ui/style/textsize.h"
#include "ui/style/themeof.h"

namespace sudoku {
namespace {

constexpr double kFigureSize = 1.7;
constexpr double kLowFigureSize = 1.25;
constexpr double kCardRadius = 10;

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

void FigureCard::setFigure(const QString& figure, const QString& small, const QString& caption,
                           const QString& spoken) {
  m_figure = figure;
  m_small = small;
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

QSize FigureCard::sizeHint() const {
  const QFontMetrics figures(figureFont());
  const int small = m_small.isEmpty() ? 0 : fontMetrics().horizontalAdvance(u' ' + m_small) + 2;
  const int width = std::max(flameWidth() + figures.horizontalAdvance(m_figure) + small,
                             fontMetrics().horizontalAdvance(m_caption));
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
  const int baseline = top + figures.ascent();
  if (m_hasFlame) {
    painter.save();
    const double size = figures.ascent();
    painter.translate(side - size / 8, top + figures.height() / 2.0 - size / 2);
    painter.scale(size / 16, size / 16);
    painter.setPen(QPen(roleLook(Role::Fin, theme).line, 1.5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPath(flame());
    painter.restore();
  }
  painter.setFont(figureFont());
  painter.setPen(theme.text);
  const int left = side + flameWidth();
  painter.drawText(left, baseline, m_figure);
  painter.setFont(font());
  painter.setPen(theme.mutedText);
  painter.drawText(left + figures.horizontalAdvance(m_figure), baseline,
                   m_small.isEmpty() ? QString() : u' ' + m_small);
  painter.drawText(side, top + figures.height() + fontMetrics().ascent(), m_caption);
}

}  // namespace sudoku
