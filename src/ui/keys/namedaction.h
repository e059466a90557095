#pragma once

#include <QAction>
#include <QMenu>

namespace sudoku {

/// Adds an entry to a menu, with the name by which its keys are kept (plain words, unique in the menus) and
/// the key that it usually has.
inline QAction* addNamedAction(QMenu& menu, const QString& text, const char* name,
                               const QKeySequence& key = {}) {
  QAction* action = menu.addAction(text);
  action->setObjectName(QLatin1String(name));
  action->setShortcut(key);
  return action;
}

}  // namespace sudoku
