#pragma once

#include <QRect>
#include <QSize>

#include "ui/panel/panelshape.h"

namespace sudoku {

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
struct Arrangement : PanelShape {
  double growth = 1;  ///< of texts and controls against the window's own font
  int margin = 0;     ///< of the board, at its left and above it
  QRect board;        ///< with its margin
  QRect header;
  QRect game;
  QRect help;
  QRect numbers;
  QRect shortCoach;  ///< in place of Game and Help
  QRect longCoach;   ///< all down to the strip
  QRect storage;
  QRect message;
};

Arrangement arrangementIn(const WindowRoom& room);

/// The smallest area that an arrangement fits in.
QSize leastArea(const WindowRoom& room);

}  // namespace sudoku
