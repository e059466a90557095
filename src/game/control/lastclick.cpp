#include "lastclick.h"

#include <QCoreApplication>
#include <QEvent>

namespace sudoku {

LastClick::LastClick(QObject* parent) : QObject(parent) {
  QCoreApplication::instance()->installEventFilter(this);
}

bool LastClick::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::KeyPress || event->type() == QEvent::ShortcutOverride) forget();
  return QObject::eventFilter(watched, event);
}

}  // namespace sudoku
