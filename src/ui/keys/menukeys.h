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

/// An entry of a menu that can have keys.
struct KeyedAction {
  QAction* action;
  QString menu;               ///< title of the menu in the menu bar
  QString words;              ///< words of the entry, without signs for underlined letters
  QList<QKeySequence> usual;  ///< keys if the player has set none
};

/// The keys of the menus: the usual ones of the table, and those that the player has set instead, which are
/// stored by the ids of the commands. No key ever belongs to two
/// entries, or to an entry and to the board, whatever is stored.
class MenuKeys : public QObject {
  Q_OBJECT

 public:
  /// Precondition: the menus have the entries of the table. All arguments but the parent outlive the keys.
  MenuKeys(const QMenuBar& menus, const Settings& settings, Preferences& preferences, QObject* parent);

  /// The entries, in the order of the menus.
  const std::vector<KeyedAction>& actions() const { return m_actions; }
  /// The entry with a name. Precondition: there is one.
  const KeyedAction& at(const QString& name) const;
  /// The entry that has a key now, apart from a given entry; null if none has.
  const KeyedAction* ownerOf(const QKeySequence& key, const KeyedAction& except) const;

  /// Gives keys to an entry, and takes them from the other entries that have them. Precondition: each is one
  /// press, and none of the board's.
  void setKeys(const KeyedAction& entry, const QList<QKeySequence>& keys);
  /// Gives all entries their usual keys.
  void reset();
  /// Reads the stored keys.
  void read();

 signals:
  void changed();

 private:
  void collect(const CommandRow& row, QAction* action);
  void store(const KeyedAction& entry, const QList<QKeySequence>& keys);
  /// The keys that the player has set for an entry, if they can be used.
  std::optional<QList<QKeySequence>> chosenKeys(const KeyedAction& entry) const;

  const Settings& m_settings;
  Preferences& m_preferences;
  std::vector<KeyedAction> m_actions;
};

/// The text of a menu or button without signs for underlined letters.
QString plainMenuText(QString text);

/// Keys as the player reads them; empty if there are none.
QString keysText(const QList<QKeySequence>& keys);

}  // namespace sudoku
