#pragma once

#include <QRect>
#include <QSize>

#include "ui/panel/panelshape.h"

namespace sudoku {

/// The sizes, in pixels, from which the arrangement of the window is computed.
struct WindowRoom {
  QSize area;  ///< area below the menus, at the menus' usual text size
  /// Height of the menus above the area, at their usual text size; they grow with the text.
  int menuHeight = 0;
  double textScale = 1;   ///< height of the text relative to its height at 100 %; at least 1
  int messageHeight = 0;  ///< height of the line for messages, at the window's usual text size
  int storageHeight = 0;  ///< height of the notice about trouble with the stored games; 0 when there is none
  int panelWidth = 0;     ///< least width of the panel that has room for its words
  bool isLeftHanded = false;
  bool hasLargeTargets = false;  ///< whether everything that can be pressed is at least 44 px high at 100 %

  friend bool operator==(const WindowRoom&, const WindowRoom&) = default;
};

/// The areas of the window's parts: the board and the panel form one block in the middle, which grows with
/// the window.
struct Arrangement : PanelShape {
  double growth = 1;  ///< size of texts and controls relative to the window's usual text size
  int margin = 0;     ///< margin at the left of the board and above it
  QRect board;        ///< area of the board including its margin
  QRect header;
  QRect game;
  QRect help;
  QRect numbers;
  /// The area of a short hint, which replaces `game` and `help`; in a portrait window `game` and `numbers`.
  QRect shortCoach;
  /// The area of a long hint, which replaces all of the panel except `strip` at its bottom; in a portrait
  /// window `game` and `numbers`.
  QRect longCoach;
  QRect storage;
  QRect message;
};

/// The place of a board whose arrangement has been turned round, which stays with its margin at the left:
/// half of the margin's width is given to the right, where the board would stand at the edge of the window.
inline QRect turnedBoard(const QRect& mirrored, int margin) {
  return mirrored.translated(-margin / 2, 0);
}

Arrangement arrangementIn(const WindowRoom& room);

/// The smallest area of a window for which there is an arrangement.
QSize leastArea(const WindowRoom& room);

}  // namespace sudoku
