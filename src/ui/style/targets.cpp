#include "targets.h"

#include <QWidget>

#include "sudokustyle.h"

namespace sudoku {

int leastTarget(const QWidget& widget) {
  return leastTarget(&widget, widget.fontMetrics());
}

int leastTarget(const QWidget* widget, const QFontMetrics& metrics) {
  const auto* style = widget == nullptr ? nullptr : qobject_cast<const SudokuStyle*>(widget->style());
  return style == nullptr ? 0 : style->leastTarget(metrics);
}

}  // namespace sudoku
