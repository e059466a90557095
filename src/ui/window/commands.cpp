#include "commands.h"

#include <cassert>
#include <utility>

#include <QAction>
#include <QActionGroup>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>

namespace sudoku {
namespace {

/// Whether a menu entry is disabled at times: by the condition in its row of the command table, or during a
/// pause. The state of other entries is not changed.
bool isSometimesOff(const CommandRow& row) {
  return row.when != CommandWhen::Always || row.inPause == InPause::Off;
}

}  // namespace

Commands::Commands(QMainWindow* window) : QObject(window) {
  m_conditions[CommandWhen::Always] = [] { return true; };
  fill(*window);
}

void Commands::fill(QMainWindow& window) {
  std::map<CommandMenu, int> groups;
  for (const CommandRow& row : commandTable()) {
    if (row.menu < CommandMenu::Bar) continue;
    if (row.menu == CommandMenu::Bar) {
      m_menus[row.opens] = window.menuBar()->addMenu(commandWords(row));
    } else {
      QMenu& menu = *m_menus.at(row.menu);
      const auto [last, isFirst] = groups.emplace(row.menu, row.group);
      if (std::exchange(last->second, row.group) != row.group) menu.addSeparator();
      addEntry(row, menu);
    }
    if (row.opens != CommandMenu::None)
      connect(m_menus.at(row.opens), &QMenu::aboutToShow, this, &Commands::showTicks);
  }
}

void Commands::addEntry(const CommandRow& row, QMenu& menu) {
  if (row.opens != CommandMenu::None) {
    m_menus[row.opens] = menu.addMenu(commandWords(row));
    return;
  }
  QAction* action = menu.addAction(commandWords(row));
  action->setObjectName(QLatin1String(row.id));
  action->setShortcuts(usualKeys(row));
  m_actions[QLatin1String(row.id)] = action;
  if (row.tick != CommandTick::None) addTick(row, *action);
}

void Commands::addTick(const CommandRow& row, QAction& action) {
  action.setCheckable(true);
  if (row.tick == CommandTick::Own) return;
  QActionGroup*& group = m_ticking[row.menu];
  if (group == nullptr) group = new QActionGroup(this);
  if (row.tick == CommandTick::OneInMenuOrNone)
    group->setExclusionPolicy(QActionGroup::ExclusionPolicy::ExclusiveOptional);
  group->addAction(&action);
}

void Commands::set(const char* id, std::function<void()> does) {
  connectEntry(id, [does = std::move(does)](bool /*isTicked*/) { does(); });
}

void Commands::setTicking(const char* id, std::function<void(bool)> does, std::function<bool()> isTicked) {
  connectEntry(id, std::move(does));
  m_ticks.emplace(QLatin1String(id), std::move(isTicked));
}

void Commands::connectEntry(const char* id, std::function<void(bool)> does) {
  ++m_told[QLatin1String(id)];
  connect(action(id), &QAction::triggered, this, std::move(does));
}

void Commands::setCondition(CommandWhen when, std::function<bool()> holds) {
  [[maybe_unused]] const bool isFirst = m_conditions.emplace(when, std::move(holds)).second;
  assert(isFirst);
}

QStringList Commands::unsettled() const {
  QStringList ids;
  for (const CommandRow& row : commandTable()) {
    const QLatin1String id(row.id);
    const auto told = m_told.find(id);
    const bool isTold = (told == m_told.end() ? 0 : told->second) == (row.isEntry() ? 1 : 0);
    const bool canTick = m_ticks.contains(id) == (row.tick != CommandTick::None);
    if (!isTold || !canTick || !m_conditions.contains(row.when)) ids += id;
  }
  return ids;
}

void Commands::enable(const CommandRow& row) {
  const bool isEnabled = m_holds.at(row.when) && !(m_isPaused && row.inPause == InPause::Off);
  if (row.opens == CommandMenu::None)
    action(row.id)->setEnabled(isEnabled);
  else
    menu(row.opens)->setEnabled(isEnabled);
}

void Commands::show(CommandWhen when) {
  m_holds[when] = m_conditions.at(when)();
  for (const CommandRow& row : commandTable())
    if (row.when == when && isSometimesOff(row)) enable(row);
}

void Commands::setPaused(bool paused) {
  m_isPaused = paused;
  for (const CommandRow& row : commandTable())
    if (row.inPause == InPause::Off) enable(row);
  showTicks();
}

void Commands::showTicks() {
  for (const auto& [id, isTicked] : m_ticks) m_actions.at(id)->setChecked(isTicked());
}

void Commands::showAll() {
  for (const auto& condition : m_conditions) show(condition.first);
  showTicks();
}

}  // namespace sudoku
