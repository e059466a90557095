#pragma once

#include <span>

#include <QKeyCombination>
#include <QKeySequence>
#include <QList>
#include <QString>

namespace sudoku {

/// Where a command belongs: to the board (by keys or mouse, without a menu), to the menu bar itself, or to
/// one of the menus and submenus, which are the enumerators after Bar.
enum class CommandMenu {
  None,
  Board,
  Mouse,
  Bar,
  File,
  OpenRecent,
  Game,
  Checkpoints,
  GiveUp,
  Edit,
  CopyAs,
  View,
  Theme,
  Tools,
  ReadAloud,
  Help
};

/// The condition under which a command is enabled.
enum class CommandWhen {
  Always,
  Playing,         ///< a game has begun and is not solved
  Trying,          ///< the player is making entries on trial, which can be kept or dropped later
  HasCheckpoints,  ///< the game has named positions to return to
  InCollection,    ///< the puzzle belongs to a collection
  CanUndo,         ///< the page that is shown, or else the game, has something to undo
  CanRedo          ///< the page that is shown, or else the game, has something to redo
};

/// Whether a command is disabled while the game is paused, because it would reveal or change the hidden
/// board.
enum class InPause { Stays, Off };

/// Whether a menu command is checkable: not at all, by itself, or in a group with the other checkable
/// commands of its menu, of which exactly one or at most one is checked.
enum class CommandTick { None, Own, OneInMenu, OneInMenuOrNone };

/// The keyboard shortcuts that a command has by default: up to two keys, a standard shortcut of the desktop
/// or, for a command on the board, a fixed range of keys or a movement of the mouse. The player can choose
/// other keys, except for a range.
struct CommandKeys {
  QKeyCombination key = Qt::Key_unknown;  ///< first shortcut; Key_unknown: none
  QKeyCombination second = Qt::Key_unknown;
  QKeySequence::StandardKey standard = QKeySequence::UnknownKey;
  const char* range = nullptr;  ///< the range of keys or the movement of the mouse in words, for withKeys()
  bool (*isInRange)(QKeyCombination key) = nullptr;
};

/// All that is known of a command, except for the code that runs it.
struct CommandRow {
  /// Unique and never changed, since the shortcuts that the player chooses are stored under it.
  const char* id;
  CommandMenu menu;
  int group;  ///< a menu has a separator between commands of different groups
  CommandWhen when;
  InPause inPause;
  CommandTick tick;
  CommandKeys keys;
  const char* context;  ///< translation context of the words
  const char* words;    ///< text of the command, untranslated, with & before the underlined letter
  CommandMenu opens = CommandMenu::None;  ///< the submenu that this menu entry opens; None for a command

  /// Whether the command is an entry of a menu that does something other than open a submenu.
  bool isEntry() const { return menu > CommandMenu::Bar && opens == CommandMenu::None; }
};

/// All commands, in the order in which the menus and the list of keyboard shortcuts show them. An entry that
/// opens a submenu comes before the entries of that submenu.
std::span<const CommandRow> commandTable();

/// The command with an id. Precondition: the id exists.
const CommandRow& commandOf(QLatin1String id);
/// The entry that opens a menu. Precondition: `menu` is a menu of the menu bar or a submenu.
const CommandRow& openerOf(CommandMenu menu);

/// The translated text of a command, with & before the underlined letter.
QString commandWords(const CommandRow& row);
/// The keyboard shortcuts of a menu command as long as the player has not chosen others.
QList<QKeySequence> usualKeys(const CommandRow& row);

}  // namespace sudoku
