#pragma once

#include <QRect>

namespace sudoku {

/// The arrangement of the window, decided before everything else: the one that gives the larger board, except
/// that a little of the board is given up for a column.
enum class WindowShape {
  Portrait,  ///< the panel stands below the board, the numbers in one row
  Low,   ///< a low window: a narrow panel with only what is needed, and a column for the coach if there is
         ///< room
  Wide,  ///< a wide window, with a column of its own for the coach
  Normal,
};

// Padding within a group of the panel, and within one in a low window; at 100 %.
inline constexpr int kGroupPadding = 9;
inline constexpr int kGroupGap = 8;
inline constexpr int kLowGroupPadding = 6;
inline constexpr int kLowGroupGap = 4;

/// What the groups of the panel need to know of the window's arrangement.
struct PanelShape {
  WindowShape shape = WindowShape::Normal;
  double unit = 1;  ///< length of 1 px at 100 % in a window of the usual size
  bool hasTitles = true;
  QRect strip;   ///< area of Undo, Redo and the input modes
  QRect column;  ///< area of the coach's column; empty if there is no room for one

  bool hasColumn() const { return !column.isEmpty(); }
};

}  // namespace sudoku
