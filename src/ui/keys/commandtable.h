#pragma once

#include <span>

#include <QKeyCombination>
#include <QKeySequence>
#include <QList>
#include <QString>

namespace sudoku {

/// Where a command stands: on the board, for the keyboard or the mouse, where no menu shows it; in the menu
/// bar itself; or in one of the menus and submenus, which come after the bar here.
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

/// What has to hold for a command to be enabled.
enum class CommandWhen {
  Always,
  Playing,         ///< a game has begun and is not solved
  Trying,          ///< a trial is open
  HasCheckpoints,  ///< the game has named positions
  InCollection,    ///< the puzzle is of a collection
  CanUndo,         ///< on the page that is shown, or in the game
  CanRedo          ///< on the page that is shown, or in the game
};

/// Whether a pause turns a command off, because it shows the board or what follows from it, or acts on it.
enum class InPause { Stays, Off };

/// Whether a command has a tick: none, one of its own, or one that the ticking commands of its menu share,
/// which exactly one of them or at most one of them has.
enum class CommandTick { None, Own, OneInMenu, OneInMenuOrNone };

/// The keys that a command has as long as the player has not chosen others: up to two, or what the desktop
/// says, or for a command on the board a range that the player cannot change, or a movement of the mouse.
struct CommandKeys {
  QKeyCombination key = Qt::Key_unknown;  ///< none, here and below
  QKeyCombination second = Qt::Key_unknown;
  QKeySequence::StandardKey standard = QKeySequence::UnknownKey;
  const char* range = nullptr;  ///< the range or the movement in words, untranslated
  bool (*isInRange)(QKeyCombination key) = nullptr;
};

/// A command: all that is known of it besides what it does, which Commands is told.
struct CommandRow {
  const char* id;  ///< unique; keys that the player has set are stored by it, so it never changes
  CommandMenu menu;
  int group;  ///< a separator stands in a menu between entries of different groups
  CommandWhen when;
  InPause inPause;
  CommandTick tick;
  CommandKeys keys;
  const char* context;                    ///< in which the words are translated
  const char* words;                      ///< untranslated, with & before the underlined letter
  CommandMenu opens = CommandMenu::None;  ///< the menu that the entry opens, which is all it does

  /// Whether the player gives the command by an entry of a menu, or by the keys of that entry.
  bool isEntry() const { return menu > CommandMenu::Bar && opens == CommandMenu::None; }
};

/// All commands, in the order of the overlay and of the menus. An entry that opens a menu stands before those
/// of that menu.
std::span<const CommandRow> commandTable();

/// The command with an id. Precondition: there is one.
const CommandRow& commandOf(QLatin1String id);
/// The entry that opens a menu. Precondition: it is a menu of the menu bar or below.
const CommandRow& openerOf(CommandMenu menu);

/// The words of a command for the player, with & before the underlined letter.
QString commandWords(const CommandRow& row);
/// The usual keys of an entry of a menu.
QList<QKeySequence> usualKeys(const CommandRow& row);

}  // namespace sudoku
