#include "badge.h"

#include <QPainter>

#include "game/teacher/openedremark.h"
#include "ui/style/textsize.h"
#include "ui/style/themeof.h"

namespace sudoku {

Badge::Badge(QWidget* parent) : QLabel(parent) {
  setFont(bold(scaled(font(), kBadgeSize)));
  setAlignment(Qt::AlignCenter);
  setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

void Badge::setLevel(Level level) {
  setText(levelName(level));
}

QSize Badge::sizeHint() const {
  return {fontMetrics().horizontalAdvance(text()) + fontMetrics().height(), fontMetrics().height() + 4};
}

void Badge::paintEvent(QPaintEvent* /*event*/) {
  const Theme& theme = themeOf(this);
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(QPen(theme.line, 1));
  painter.setBrush(theme.peerFill);
  const QRectF area = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
  painter.drawRoundedRect(area, area.height() / 2, area.height() / 2);
  painter.setPen(theme.text);
  painter.drawText(rect(), Qt::AlignCenter, text());
}

}  // namespace sudoku
