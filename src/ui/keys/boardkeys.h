#pragma once

#include <optional>
#include <vector>

#include <QKeyEvent>
#include <QKeySequence>
#include <QString>

namespace sudoku {

/// A use of keys or mouse that the board itself handles, described for the player.
struct BoardUse {
  QString input;  ///< the keys, or the movement of the mouse
  QString does;
};

/// What all those keys do that have a fixed use, so that the player cannot make them shortcuts of menu
/// commands.
std::vector<BoardUse> boardKeyUses();
/// The uses of the mouse on the board.
std::vector<BoardUse> boardMouseUses();

/// What the board or the window does with a key; empty if the key may be the shortcut of a menu command.
std::optional<BoardUse> boardUseOf(QKeyCombination key);

/// The key of an event as a menu would write it: a digit key is a digit whatever the layout and Shift make of
/// it, and a sign that is typed with Shift is written without Shift.
QKeyCombination combinationOf(const QKeyEvent& event);

}  // namespace sudoku
