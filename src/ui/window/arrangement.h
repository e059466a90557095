#pragma once

#include <QRect>
#include <QSize>

#include "ui/panel/panelshape.h"

namespace sudoku {

/// The measures that decide how the window is arranged, in pixels.
struct WindowRoom {
  QSize area;             ///< area below the menus as long as these have not grown with the text
  int menuHeight = 0;     ///< height of the menus above the area; they grow with the text
  double textScale = 1;   ///< height of the text as a multiple of that at 100 %; 1 or more
  int messageHeight = 0;  ///< height of the status line in the window's own font
  int storageHeight = 0;  ///< height of the strip that tells of trouble; 0 without the strip
  int panelWidth = 0;     ///< least width for the words of the panel
  bool isLeftHanded = false;
  bool hasLargeTargets = false;  ///< whether targets are large: what can be pressed is 44 px high at 100 %

  friend bool operator==(const WindowRoom&, const WindowRoom&) = default;
};

/// Where everything stands in the window: one block of board and panel in its middle, which grows with the
/// window.
struct Arrangement : PanelShape {
  double growth = 1;  ///< size of texts and controls as a multiple of the window's own font
  int margin = 0;     ///< margin of the board, at its left and above it
  QRect board;        ///< area of the board with its margin
  QRect header;
  QRect game;
  QRect help;
  QRect numbers;
  QRect shortCoach;  ///< area of the coach in place of the groups Game and Help
  QRect longCoach;   ///< area of the coach in place of all groups down to the strip
  QRect storage;
  QRect message;
};

Arrangement arrangementIn(const WindowRoom& room);

/// The smallest area that an arrangement fits in.
QSize leastArea(const WindowRoom& room);

}  // namespace sudoku
