#pragma once

#include <map>
#include <optional>

#include <QKeySequence>
#include <QList>
#include <QString>

class QSettings;

namespace sudoku {

/// The part of the settings with the keyboard shortcuts that the player has set for menu entries.
class KeySettings {
 public:
  explicit KeySettings(QSettings& settings) : m_settings(settings) {}

  /// The keyboard shortcuts that the player has set for a menu entry, each a single key press; nothing if the
  /// player has set none.
  std::optional<QList<QKeySequence>> of(const QString& action) const;
  void set(const QString& action, const QList<QKeySequence>& keys);
  /// All keyboard shortcuts that the player has set, by the names of the menu entries.
  std::map<QString, QList<QKeySequence>> all() const;
  void forget(const QString& action);
  void forgetAll();

 private:
  QSettings& m_settings;
};

}  // namespace sudoku
