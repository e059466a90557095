#pragma once

#include <QRect>
#include <QSize>

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

/// What an arrangement follows from. In pixels.
struct WindowRoom {
  QSize area;             ///< below the menus as long as these have not grown with the text
  int menuHeight = 0;     ///< above it; the menus grow with the text
  double textScale = 1;   ///< the height of the text against that at 100 %; 1 or more
  int messageHeight = 0;  ///< in the window's own font
  int storageHeight = 0;  ///< of the strip that tells of trouble; 0 without one
  int panelWidth = 0;     ///< what the words of the panel need at least
  bool isLeftHanded = false;
  bool hasLargeTargets = false;  ///< what can be pressed is 44 px high at 100 %

  friend bool operator==(const WindowRoom&, const WindowRoom&) = default;
};

/// Where everything stands in the window: one block of board and panel in its middle, which grows with the
/// window. Measures and order of the arrangements are those of the pictures.
struct Arrangement {
  WindowShape shape = WindowShape::Normal;
  double growth = 1;  ///< of texts and controls against the window's own font
  double unit = 1;    ///< what is 1 px at 100 % in a window of the plain size
  int margin = 0;     ///< of the board, at its left and above it
  bool hasTitles = true;
  QRect board;  ///< with its margin
  QRect header;
  QRect game;
  QRect help;
  QRect numbers;
  QRect strip;
  QRect shortCoach;  ///< in place of Game and Help
  QRect longCoach;   ///< all down to the strip
  QRect column;      ///< of the coach; empty if there is no room for one
  QRect storage;
  QRect message;

  bool hasColumn() const { return !column.isEmpty(); }
};

Arrangement arrangementIn(const WindowRoom& room);

/// The smallest area that an arrangement fits in.
QSize leastArea(const WindowRoom& room);

}  // namespace sudoku
