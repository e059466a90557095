#pragma once

#include <QRect>

namespace sudoku {

/// How the window is arranged. Asked first: which shape, then all else. What gives the larger board wins, but
/// a little of the board is given for a column.
enum class WindowShape {
  Portrait,  ///< the panel stands below the board, the numbers in one row
  Low,       ///< a narrow panel, and nothing that is not needed; with a column where there is room
  Wide,      ///< with a column of its own for the coach
  Normal,
};

// Within a group of the panel, and within one in a low window; at 100 %.
inline constexpr int kGroupPadding = 9;
inline constexpr int kGroupGap = 8;
inline constexpr int kLowGroupPadding = 6;
inline constexpr int kLowGroupGap = 4;

/// What the groups of the panel know of the window's arrangement.
struct PanelShape {
  WindowShape shape = WindowShape::Normal;
  double unit = 1;  ///< what is 1 px at 100 % in a window of the plain size
  bool hasTitles = true;
  QRect strip;   ///< Undo, Redo and the modes of input
  QRect column;  ///< of the coach; empty if there is no room for one

  bool hasColumn() const { return !column.isEmpty(); }
};

}  // namespace sudoku
