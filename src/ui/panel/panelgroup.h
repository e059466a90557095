#pragma once

#include "panelshape.h"

class QGroupBox;

namespace sudoku {

// Padding of a group in a low window, at 100 %.
inline constexpr int kLowPadding = kLowGroupPadding;
inline constexpr int kLowGap = kLowGroupGap;

/// Sets a group's title, or none, its frame, or none, and the gaps between its widgets.
void showFrame(QGroupBox& group, const QString& title, bool hasFrame, const PanelShape& shape);

}  // namespace sudoku
