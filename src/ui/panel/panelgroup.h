#pragma once

#include "panelshape.h"

class QGroupBox;

namespace sudoku {

// Of a group in a low window, at 100 %.
inline constexpr int kLowPadding = kLowGroupPadding;
inline constexpr int kLowGap = kLowGroupGap;

/// Gives a group of the panel its title, or none, its frame, or none, and the gaps between what it holds.
void showFrame(QGroupBox& group, const QString& title, bool hasFrame, const PanelShape& shape);

}  // namespace sudoku
