#pragma once

#include <QDialog>
#include <QScreen>

#include "textscale.h"

namespace sudoku {

constexpr int kDialogMargin = 16;
constexpr int kDialogSpacing = 8;

/// Gives a dialog the text size of the window. Its size is `plain`, in pixels for the usual size of text,
/// enlarged with the text, but no larger than the window or, without a window, the screen.
inline void sizeByText(QDialog& dialog, const QSize& plain) {
  dialog.ensurePolished();  // applies the style, so that the font has its final size
  const QWidget* parent = dialog.parentWidget();
  const QSize room = parent == nullptr ? dialog.screen()->availableSize() : parent->window()->size();
  dialog.resize((plain * textScale(dialog.fontMetrics())).boundedTo(room));
}

}  // namespace sudoku
