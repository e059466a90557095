#pragma once

#include <QDialog>
#include <QScreen>

#include "textscale.h"

namespace sudoku {

constexpr int kDialogMargin = 16;
constexpr int kDialogSpacing = 8;

/// Gives a dialog the window's size of text, and a size stated for texts at 100 %, as far as the window or,
/// without one, the screen has room for it.
inline void sizeByText(QDialog& dialog, const QSize& plain) {
  dialog.ensurePolished();  // from here on the dialog has its text size
  const QWidget* parent = dialog.parentWidget();
  const QSize room = parent == nullptr ? dialog.screen()->availableSize() : parent->window()->size();
  dialog.resize((plain * textScale(dialog.fontMetrics())).boundedTo(room));
}

}  // namespace sudoku
