#pragma once

#include <QAction>
#include <QMenu>

namespace sudoku {

/// Adds an entry to a menu, with the name by which its keys are stored (plain words, unique in the menus) and
/// its usual key.
inline QAction* addNamedAction(QMenu& menu, const QString& text, const char* name,
                               const QKeySequence& key = {}) {
  QAction* action = menu.addAction(text);
  action->setObjectName(QLatin1String(name));
  action->setShortcut(key);
  return action;
}

}  // namespace sudoku
