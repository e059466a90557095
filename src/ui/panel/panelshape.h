#pragma once

#include <QRect>

namespace sudoku {

/// The arrangement of the window. The one with the largest board is chosen, but for a column for hints a
/// slightly smaller board is accepted.
enum class WindowShape {
  Portrait,  ///< the panel is below the board, with the numbers in one row
  Low,       ///< a low window: a narrow panel and, if there is room, a column for hints
  Wide,      ///< a wide window with a column for hints
  Normal,
};

// Padding within a group of the panel, and within a group in a low window, in pixels at 100 %.
inline constexpr int kGroupPadding = 9;
inline constexpr int kGroupGap = 8;
inline constexpr int kLowGroupPadding = 6;
inline constexpr int kLowGroupGap = 4;

/// What the groups of the panel have to know about the arrangement of the window.
struct PanelShape {
  WindowShape shape = WindowShape::Normal;
  double unit = 1;  ///< present length of what is 1 px at 100 % in a window of the usual size
  bool hasTitles = true;
  QRect strip;   ///< area of Undo, Redo and the buttons of the input modes
  QRect column;  ///< area of the column for hints; empty if there is no room for a column

  bool hasColumn() const { return !column.isEmpty(); }
};

}  // namespace sudoku
