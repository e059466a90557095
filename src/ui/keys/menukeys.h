#pragma once

#include <optional>
#include <vector>

#include <QKeySequence>
#include <QList>
#include <QObject>

class QAction;
class QMenu;
class QMenuBar;

namespace sudoku {

class Preferences;
class Settings;

/// An entry of a menu that can have keys.
struct KeyedAction {
  QAction* action;
  QString menu;               ///< the title of the menu in the bar
  QString words;              ///< without signs for underlined letters
  QList<QKeySequence> usual;  ///< what it has if the player has set nothing
};

/// The keys of the menus: those that are usual, and those that the player has set instead, which are kept by
/// the object names of the actions. Entries without an object name have no keys. No key ever belongs to two
/// entries, or to one and to the board, whatever is stored.
class MenuKeys : public QObject {
  Q_OBJECT

 public:
  /// The menus have their entries, with their usual keys. All arguments but the parent outlive the keys.
  MenuKeys(const QMenuBar& menus, const Settings& settings, Preferences& preferences, QObject* parent);

  /// In the order of the menus.
  const std::vector<KeyedAction>& actions() const { return m_actions; }
  /// Precondition: an entry has that name.
  const KeyedAction& at(const QString& name) const;
  /// The entry that has a key now, but for one.
  const KeyedAction* ownerOf(const QKeySequence& key, const KeyedAction& except) const;

  /// Gives keys to an entry, and takes them from the others that have them. Precondition: each is one press,
  /// and none of the board's.
  void setKeys(const KeyedAction& entry, const QList<QKeySequence>& keys);
  /// Gives all entries their usual keys.
  void reset();
  /// Takes what is stored.
  void read();

 signals:
  void changed();

 private:
  void collect(const QMenu& menu, const QString& title, const QString& prefix);
  void store(const KeyedAction& entry, const QList<QKeySequence>& keys);
  /// What the player has set for an entry, if it can be used.
  std::optional<QList<QKeySequence>> chosenKeys(const KeyedAction& entry) const;

  const Settings& m_settings;
  Preferences& m_preferences;
  std::vector<KeyedAction> m_actions;
};

/// A text of a menu or button as it is read.
QString plainMenuText(QString text);

/// As the player reads them; empty if there are none.
QString keysText(const QList<QKeySequence>& keys);

}  // namespace sudoku
