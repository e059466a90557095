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

/// A menu command that can have keys.
struct KeyedAction {
  QAction* action;
  QString menu;               ///< title of the menu in the menu bar
  QString words;              ///< text of the command, without the sign & for the underlined letter
  QList<QKeySequence> usual;  ///< keys of the command as long as the player has set none
};

/// The keys of all menu commands: the usual keys of the command table, or the keys that the player has set,
/// which are stored by command ids. Even if the stored keys conflict, no key belongs to two commands, or to a
/// command and the board.
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
  /// The command other than `except` that has a key now; null if there is none.
  const KeyedAction* ownerOf(const QKeySequence& key, const KeyedAction& except) const;

  /// Gives keys to a command, and takes them from other commands. Precondition: each sequence is a single key
  /// press, and the board handles none of them.
  void setKeys(const KeyedAction& entry, const QList<QKeySequence>& keys);
  /// Gives all commands their usual keys.
  void reset();
  /// Reads the stored keys from the settings.
  void read();

 signals:
  void changed();

 private:
  void collect(const CommandRow& row, QAction* action);
  void store(const KeyedAction& entry, const QList<QKeySequence>& keys);
  /// The keys that the player has set for a command; empty if there are none, or if they cannot be used.
  std::optional<QList<QKeySequence>> chosenKeys(const KeyedAction& entry) const;

  const Settings& m_settings;
  Preferences& m_preferences;
  std::vector<KeyedAction> m_actions;
};

/// The text of a menu or a button without the sign & for the underlined letter.
QString plainMenuText(QString text);

/// The names of keys for the player to read; empty if there are no keys.
QString keysText(const QList<QKeySequence>& keys);

}  // namespace sudoku
