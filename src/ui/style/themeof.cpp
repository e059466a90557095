#include "themeof.h"

#include <QApplication>
#include <QWidget>

#include "sudokustyle.h"

namespace sudoku {

const Theme& themeOf(const QWidget* widget) {
  const QStyle* style = widget == nullptr ? QApplication::style() : widget->style();
  const auto* own = qobject_cast<const SudokuStyle*>(style);
  return own == nullptr ? lightTheme() : own->theme();
}

}  // namespace sudoku
