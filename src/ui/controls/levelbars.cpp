#include "levelbars.h"

#include <QPainter>

#include "ui/style/direction.h"
#include "ui/style/theme.h"

namespace sudoku {
namespace {

constexpr int kLevelCount = 6;
constexpr float kEmptyBar = 0.28F;
constexpr int kFlatBar = 2;

}  // namespace

void paintLevelBars(QPainter& painter, const QRect& column, Level level, const Theme& theme) {
  const QRect first(column.left(), column.top(), painter.fontMetrics().height() + 4, column.height());
  const QRect area = Mirror(painter.layoutDirection(), column)(first);
  const int height = std::min(area.height(), area.width()) * 3 / 4;
  const int step = std::max(3, area.width() / kLevelCount);
  const int bottom = area.center().y() + height / 2;
  // The colour of an empty bar can be seen on any background that a row of a list can have.
  QColor empty = theme.mutedText;
  if (!theme.isHighContrast) empty.setAlphaF(kEmptyBar);
  for (int bar = 0; bar < kLevelCount; ++bar) {
    const bool isFilled = bar <= static_cast<int>(level);
    const bool isFlat = theme.isHighContrast && !isFilled;
    const int barHeight = isFlat ? kFlatBar : std::max(3, height * (bar + 2) / (kLevelCount + 1));
    painter.fillRect(QRect(area.left() + bar * step, bottom - barHeight, step - 1, barHeight),
                     isFilled ? theme.accent : empty);
  }
}

}  // namespace sudoku
