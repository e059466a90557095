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

/// The commands of a window: fills its menus from the table, and is told by id what each command does, and by
/// condition when it is enabled.
class Commands : public QObject {
  Q_OBJECT

 public:
  /// Precondition: the menu bar of the window is empty. The window becomes the parent.
  explicit Commands(QMainWindow* window);

  /// Says what a command does. Precondition, here and below: there is an entry with the id. All that the
  /// functions use lives as long as the commands.
  void set(const char* id, std::function<void()> does);
  template <typename Object, typename Base, typename Function>
  void set(const char* id, Object& object, Function Base::*does) {
    set(id, [&object, does] { (object.*does)(); });
  }
  /// Says what a command with a tick does, given whether it is ticked now, and when it is to be ticked.
  void setTicking(const char* id, std::function<void(bool)> does, std::function<bool()> isTicked);
  /// Says when a condition holds. Precondition: that has not been said before.
  void setCondition(CommandWhen when, std::function<bool()> holds);

  /// The ids of the rows for which it has not been said exactly once what they do and when they are ticked,
  /// or not at all when their condition holds. None in a window that is ready.
  QStringList unsettled() const;

  /// The entry of a command. Precondition: there is one with the id.
  QAction* action(const char* id) const { return m_actions.at(QLatin1String(id)); }
  /// A menu of the menu bar or below.
  QMenu* menu(CommandMenu menu) const { return m_menus.at(menu); }

  /// Enables and disables the entries that a condition is about, as it holds now.
  void show(CommandWhen when);
  /// Turns what a pause turns off, or turns it on again.
  void setPaused(bool paused);
  /// Ticks the entries that are to be ticked now.
  void showTicks();
  /// Enables and ticks all entries as they are now. Precondition: nothing is unsettled().
  void showAll();

 private:
  void fill(QMainWindow& window);
  void addEntry(const CommandRow& row, QMenu& menu);
  void addTick(const CommandRow& row, QAction& action);
  void enable(const CommandRow& row);
  void connectEntry(const char* id, std::function<void(bool)> does);

  bool m_isPaused = false;
  std::map<CommandMenu, QMenu*> m_menus;
  std::map<CommandMenu, QActionGroup*> m_ticking;  ///< those of which one at most is ticked
  std::map<QLatin1String, QAction*> m_actions;
  std::map<QLatin1String, std::function<bool()>> m_ticks;
  std::map<CommandWhen, std::function<bool()>> m_conditions;
  std::map<CommandWhen, bool> m_holds;  ///< the conditions as they are shown
  std::map<QLatin1String, int> m_told;  ///< how often it was said what a command does
};

}  // namespace sudoku
