#pragma once

#include <QRect>

namespace sudoku {

/// The arrangements of a window with a board and a panel of buttons. The program chooses the one in which the
/// board is largest, but accepts a slightly smaller board if there is room for a column with hints then.
enum class WindowShape {
  Portrait,  ///< the panel is below the board, with the numbers in one row
  Low,       ///< a low window: a narrow panel and, if there is room, a column for hints
  Wide,      ///< a wide window with a column for hints
  Normal,
};

// Padding within a group of the panel, and within a group in a low window, in pixels in a window of the usual
// size.
inline constexpr int kGroupPadding = 9;
inline constexpr int kGroupGap = 8;
inline constexpr int kLowGroupPadding = 6;
inline constexpr int kLowGroupGap = 4;

/// What the groups of the panel have to know about the arrangement of the window.
struct PanelShape {
  WindowShape shape = WindowShape::Normal;
  /// Factor by which lengths are greater than in a window of the usual size with the usual size of text.
  double unit = 1;
  bool hasTitles = true;
  QRect strip;   ///< area of Undo, Redo and the buttons of the input modes
  QRect column;  ///< area of the column for hints; empty if there is no room for a column

  bool hasColumn() const { return !column.isEmpty(); }
};

}  // namespace sudoku
