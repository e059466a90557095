#pragma once

#include <QDBusConnection>
#include <QObject>

namespace sudoku {

/// Reports when the screen is locked: listens to the desktop's screen saver, and to logind. Emits nothing if
/// there is no bus.
class ScreenLock : public QObject {
  Q_OBJECT

 public:
  /// Listens on the buses of the session and of the system.
  ScreenLock(QDBusConnection session, QDBusConnection system, QObject* parent = nullptr);

 signals:
  void locked();

 private slots:
  void activeChanged(bool isActive);
};

}  // namespace sudoku
