#pragma once

#include <optional>
#include <vector>

#include <QKeySequence>
#include <QList>
#include <QObject>

class QAction;
class QMenuBar;

namespace sudoku {

struct CommandRow;
class Preferences;
class Settings;

/// A menu command that can have keyboard shortcuts.
struct KeyedAction {
  QAction* action;
  QString menu;               ///< title of the menu in the menu bar
  QString words;              ///< text of the command, without the sign & for the underlined letter
  QList<QKeySequence> usual;  ///< shortcuts of the command as long as the player has chosen none
};

/// The keyboard shortcuts of all menu commands: those of the command table, or those that the player has
/// chosen, which are stored in the settings by the ids of the commands. Even if stored shortcuts conflict, no
/// two commands have the same one, and no command has a key that the board uses.
class MenuKeys : public QObject {
  Q_OBJECT

 public:
  /// Precondition: the menus contain all commands of the command table. All arguments but the parent outlive
  /// this object.
  MenuKeys(const QMenuBar& menus, const Settings& settings, Preferences& preferences, QObject* parent);

  /// The menu commands, in the order of the menus.
  const std::vector<KeyedAction>& actions() const { return m_actions; }
  /// The command with an id. Precondition: the id exists.
  const KeyedAction& at(const QString& name) const;
  /// The command other than `except` that has a keyboard shortcut now; null if there is none.
  const KeyedAction* ownerOf(const QKeySequence& key, const KeyedAction& except) const;

  /// Gives a command these keyboard shortcuts, and takes them from other commands. Precondition: each
  /// sequence is a single key press, and the board handles none of them.
  void setKeys(const KeyedAction& entry, const QList<QKeySequence>& keys);
  /// Gives all commands the shortcuts that they have by default.
  void reset();
  /// Reads the stored keyboard shortcuts from the settings.
  void read();

 signals:
  void changed();

 private:
  void collect(const CommandRow& row, QAction* action);
  void store(const KeyedAction& entry, const QList<QKeySequence>& keys);
  /// The shortcuts that the player has chosen for a command; empty if the player has chosen none, or if the
  /// board uses one of the keys.
  std::optional<QList<QKeySequence>> chosenKeys(const KeyedAction& entry) const;

  const Settings& m_settings;
  Preferences& m_preferences;
  std::vector<KeyedAction> m_actions;
};

/// The text of a menu or a button without the sign & for the underlined letter.
QString plainMenuText(QString text);

/// The names of keyboard shortcuts for the player to read, such as `Ctrl+Z`; empty if there are none.
QString keysText(const QList<QKeySequence>& keys);

}  // namespace sudoku
