#include "dailylegend.h"

#include <array>

#include <QPainter>

#include "dailymarks.h"
#include "game/language/joined.h"
#include "ui/style/themeof.h"

namespace sudoku {
namespace {

/// The marks that the legend explains, in the order in which it shows them.
constexpr std::array kLegendMarks = {DayMark::Solved, DayMark::SolvedWithHelp, DayMark::Open};

/// The gap in pixels between a mark and the text that explains it.
int legendGap(int line) {
  return line * 2 / 5;
}

}  // namespace

DailyLegend::DailyLegend(QWidget* parent) : QLabel(parent) {
  setText(Joined::list(words(false)));
}

QStringList DailyLegend::words(bool inShort) const {
  return {tr("solved"), tr("solved with help"), inShort ? tr("still open") : tr("still open, can be played")};
}

int DailyLegend::widthOf(bool inShort) const {
  const int line = fontMetrics().height();
  int width = 0;
  for (const QString& each : words(inShort))
    width += fontMetrics().horizontalAdvance(each) + (line + legendGap(line) + line);
  return width - line + 4;
}

QSize DailyLegend::sizeHint() const {
  return {widthOf(false), fontMetrics().height() + 2};
}

QSize DailyLegend::minimumSizeHint() const {
  return {widthOf(true), fontMetrics().height() + 2};
}

void DailyLegend::paintEvent(QPaintEvent* /*event*/) {
  const Theme& theme = themeOf(this);
  QPainter painter(this);
  painter.setFont(font());
  painter.setPen(theme.mutedText);
  const int line = fontMetrics().height();
  const int side = line * 7 / 8;
  const bool isMirrored = layoutDirection() == Qt::RightToLeft;
  int left = 0;
  std::size_t index = 0;
  for (const QString& each : words(width() < widthOf(false))) {
    const int advance = fontMetrics().horizontalAdvance(each) + 1;
    QRect mark(left, (height() - side) / 2, side, side);
    QRect text(mark.right() + 1 + legendGap(line), 0, advance, height());
    left = text.right() + line;
    if (isMirrored)
      for (QRect* area : {&mark, &text}) area->moveRight(width() - 1 - area->left());
    paintDayMark(painter, mark, kLegendMarks[index++], theme);
    painter.drawText(text, Qt::AlignVCenter | Qt::TextSingleLine, each);
  }
}

}  // namespace sudoku
