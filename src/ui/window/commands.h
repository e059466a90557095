#pragma once

#include <functional>
#include <map>

#include <QObject>
#include <QStringList>

#include "ui/keys/commandtable.h"

class QAction;
class QActionGroup;
class QMainWindow;
class QMenu;

namespace sudoku {

/// The commands of a window. Fills the menus from the command table; other code then sets what each command
/// does, by its id, and when each condition for enabling entries holds.
class Commands : public QObject {
  Q_OBJECT

 public:
  /// Precondition: the menu bar of the window is empty. The window becomes the parent of this object.
  explicit Commands(QMainWindow* window);

  /// Sets what a command does. All that `does` uses must outlive this object. Precondition: there is an entry
  /// with the id.
  void set(const char* id, std::function<void()> does);
  template <typename Object, typename Base, typename Function>
  void set(const char* id, Object& object, Function Base::*does) {
    set(id, [&object, does] { (object.*does)(); });
  }
  /// Sets what a command with a tick does, given whether it is now ticked, and when it has to be ticked.
  /// Precondition: there is an entry with the id.
  void setTicking(const char* id, std::function<void(bool)> does, std::function<bool()> isTicked);
  /// Sets a function that tells whether a condition for enabling menu entries holds. Precondition: it has not
  /// been set before.
  void setCondition(CommandWhen when, std::function<bool()> holds);

  /// The ids of the commands for which what they do was not set exactly once, or the condition for enabling
  /// them was not set. Empty once a window is ready.
  QStringList unsettled() const;

  /// The menu entry of a command. Precondition: there is an entry with the id.
  QAction* action(const char* id) const { return m_actions.at(QLatin1String(id)); }
  /// A menu of the menu bar, or a submenu.
  QMenu* menu(CommandMenu menu) const { return m_menus.at(menu); }

  /// Enables or disables the menu entries that have the condition `when`, depending on whether it holds now.
  void show(CommandWhen when);
  /// Disables the entries that a pause disables, or enables them again.
  void setPaused(bool paused);
  /// Ticks the entries that have to be ticked now, and no others.
  void showTicks();
  /// Enables and ticks all entries according to the present state. Precondition: unsettled() is empty.
  void showAll();

 private:
  void fill(QMainWindow& window);
  void addEntry(const CommandRow& row, QMenu& menu);
  void addTick(const CommandRow& row, QAction& action);
  void enable(const CommandRow& row);
  void connectEntry(const char* id, std::function<void(bool)> does);

  bool m_isPaused = false;
  std::map<CommandMenu, QMenu*> m_menus;
  /// Groups of entries in a menu, of which at most one is ticked.
  std::map<CommandMenu, QActionGroup*> m_ticking;
  std::map<QLatin1String, QAction*> m_actions;
  std::map<QLatin1String, std::function<bool()>> m_ticks;
  std::map<CommandWhen, std::function<bool()>> m_conditions;
  /// For each condition, whether the entries were last shown as if it holds.
  std::map<CommandWhen, bool> m_holds;
  std::map<QLatin1String, int> m_told;  ///< how often set() or setTicking() was called for each command
};

}  // namespace sudoku
