#pragma once

#include <QApplication>
#include <QWidget>

namespace sudoku {

/// Makes a window the active one, so that it has the keyboard. Tests have no window system that
/// QWidget::activateWindow() could ask, hence the function that Qt advises programs against.
inline void activate(QWidget* window) {
  QT_WARNING_PUSH
  QT_WARNING_DISABLE_DEPRECATED
  QApplication::setActiveWindow(window);
  QT_WARNING_POP
}

}  // namespace sudoku
