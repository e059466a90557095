#pragma once

#include "panelshape.h"

class QGroupBox;

namespace sudoku {

// Padding within a group in a low window, in pixels in a window of the usual size.
inline constexpr int kLowPadding = kLowGroupPadding;
inline constexpr int kLowGap = kLowGroupGap;

/// Sets the title and the frame of a group, or removes them, and sets the gaps between its widgets.
void showFrame(QGroupBox& group, const QString& title, bool hasFrame, const PanelShape& shape);

}  // namespace sudoku
