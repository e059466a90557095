#pragma once

#include <optional>
#include <vector>

#include <QKeyEvent>
#include <QKeySequence>
#include <QString>

namespace sudoku {

/// Something that the board does by itself, in words for the player.
struct BoardUse {
  QString input;  ///< keys, or a movement of the mouse
  QString does;
};

/// What the keys do that no menu has and that cannot be given to a menu entry.
std::vector<BoardUse> boardKeyUses();
/// What the mouse does on the board.
std::vector<BoardUse> boardMouseUses();

/// What the board, or the window, does with a key; nothing if the key is free for the menus.
std::optional<BoardUse> boardUseOf(QKeyCombination key);

/// The key of an event in the form of menus: a digit is a digit whatever the layout and Shift make of it, and
/// a sign that takes Shift to type stands without Shift.
QKeyCombination combinationOf(const QKeyEvent& event);

}  // namespace sudoku
