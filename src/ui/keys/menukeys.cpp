#include "menukeys.h"

#include <algorithm>
#include <cassert>

#include <QAction>
#include <QMenuBar>
#include <QRegularExpression>
#include <QSet>

#include "boardkeys.h"
#include "commandtable.h"
#include "game/control/preferences.h"
#include "game/language/joined.h"
#include "game/settings/settings.h"

namespace sudoku {

MenuKeys::MenuKeys(const QMenuBar& menus, const Settings& settings, Preferences& preferences, QObject* parent)
    : QObject(parent), m_settings(settings), m_preferences(preferences) {
  for (const CommandRow& row : commandTable())
    if (row.isEntry()) collect(row, menus.findChild<QAction*>(QLatin1String(row.id)));
  read();
}

void MenuKeys::collect(const CommandRow& row, QAction* action) {
  assert(action != nullptr);
  const CommandRow* opener = &openerOf(row.menu);
  QString words = plainMenuText(commandWords(row));
  for (; opener->menu != CommandMenu::Bar; opener = &openerOf(opener->menu))
    words = tr("%1: %2", "a submenu, its entry").arg(plainMenuText(commandWords(*opener)), words);
  m_actions.push_back({action, plainMenuText(commandWords(*opener)), words, usualKeys(row)});
}

const KeyedAction& MenuKeys::at(const QString& name) const {
  const auto found = std::find_if(m_actions.begin(), m_actions.end(), [&](const KeyedAction& entry) {
    return entry.action->objectName() == name;
  });
  assert(found != m_actions.end());
  return *found;
}

const KeyedAction* MenuKeys::ownerOf(const QKeySequence& key, const KeyedAction& except) const {
  for (const KeyedAction& entry : m_actions)
    if (entry.action != except.action && entry.action->shortcuts().contains(key)) return &entry;
  return nullptr;
}

void MenuKeys::setKeys(const KeyedAction& entry, const QList<QKeySequence>& keys) {
  for (const QKeySequence& key : keys) {
    while (const KeyedAction* owner = ownerOf(key, entry)) {
      QList<QKeySequence> others = owner->action->shortcuts();
      others.removeAll(key);
      owner->action->setShortcuts(others);
      store(*owner, others);
    }
  }
  entry.action->setShortcuts(keys);
  store(entry, keys);
  emit changed();
}

void MenuKeys::store(const KeyedAction& entry, const QList<QKeySequence>& keys) {
  if (keys == entry.usual)
    m_preferences.forgetKeys(entry.action->objectName());
  else
    m_preferences.setKeys(entry.action->objectName(), keys);
}

void MenuKeys::reset() {
  m_preferences.forgetAllKeys();
  read();
}

void MenuKeys::read() {
  // Shortcuts that the player has chosen take precedence: a command added by a later version of the program
  // may have one of them by default.
  QSet<QKeySequence> taken;
  const auto give = [&taken](const KeyedAction& entry, const QList<QKeySequence>& wanted) {
    QList<QKeySequence> keys;
    for (const QKeySequence& key : wanted) {
      if (taken.contains(key)) continue;
      taken.insert(key);
      keys += key;
    }
    entry.action->setShortcuts(keys);
  };
  for (const KeyedAction& entry : m_actions)
    if (const auto keys = chosenKeys(entry)) give(entry, *keys);
  for (const KeyedAction& entry : m_actions)
    if (!chosenKeys(entry)) give(entry, entry.usual);
  emit changed();
}

std::optional<QList<QKeySequence>> MenuKeys::chosenKeys(const KeyedAction& entry) const {
  const auto keys = m_settings.keys().of(entry.action->objectName());
  const bool isFree = keys && std::all_of(keys->begin(), keys->end(),
                                          [](const QKeySequence& key) { return !boardUseOf(key[0]); });
  return isFree ? keys : std::nullopt;
}

QString plainMenuText(QString text) {
  // Languages without Latin letters put the underlined one behind the words: ファイル(&F).
  static const QRegularExpression behind(R"(\s?\(&.\))");
  text.remove(behind);
  return text.remove(u'&').remove(u'…');
}

QString keysText(const QList<QKeySequence>& keys) {
  QStringList texts;
  for (const QKeySequence& key : keys) texts += key.toString(QKeySequence::NativeText);
  return Joined::list(texts);
}

}  // namespace sudoku
