#include "keysettings.h"

#include <QSettings>
#include <QStringList>

#include "game/base/limits.h"

namespace sudoku {
namespace {

constexpr auto kKeys = "keys";    // group of settings, one for each menu entry: its shortcuts, or kNoKeys
constexpr auto kNoKeys = "none";  // a command whose shortcuts the player has removed

QString keyOfKeys(const QString& action) {
  return QString(kKeys) + '/' + action;
}

/// The keyboard shortcut that a stored text names; nothing if the text is not a single key press.
std::optional<QKeySequence> readKey(const QString& text) {
  if (text.isEmpty() || text.size() > kMostKeyLength) return std::nullopt;
  const auto key = QKeySequence::fromString(text, QKeySequence::PortableText);
  const bool isOnePress = key.count() == 1 && key[0].key() != Qt::Key_unknown && key[0].key() != 0;
  return isOnePress ? std::optional(key) : std::nullopt;
}

}  // namespace

std::optional<QList<QKeySequence>> KeySettings::of(const QString& action) const {
  const QStringList texts = m_settings.value(keyOfKeys(action)).toStringList();
  QList<QKeySequence> keys;
  if (texts == QStringList{kNoKeys}) return keys;
  if (texts.isEmpty() || texts.size() > kMostKeys) return std::nullopt;
  for (const QString& text : texts) {
    const auto key = readKey(text);
    if (!key) return std::nullopt;
    keys += *key;
  }
  return keys;
}

void KeySettings::set(const QString& action, const QList<QKeySequence>& keys) {
  QStringList texts;
  for (const QKeySequence& key : keys) texts += key.toString(QKeySequence::PortableText);
  if (texts.isEmpty()) texts += kNoKeys;
  m_settings.setValue(keyOfKeys(action), texts);
}

std::map<QString, QList<QKeySequence>> KeySettings::all() const {
  std::map<QString, QList<QKeySequence>> all;
  const QString group = keyOfKeys({});
  for (const QString& key : m_settings.allKeys()) {
    if (!key.startsWith(group)) continue;
    const QString action = key.mid(group.size());
    if (const auto found = of(action)) all[action] = *found;
  }
  return all;
}

void KeySettings::forget(const QString& action) {
  m_settings.remove(keyOfKeys(action));
}

void KeySettings::forgetAll() {
  m_settings.remove(kKeys);
}

}  // namespace sudoku
