#pragma once

#include <QDBusConnection>
#include <QObject>

namespace sudoku {

/// Emits a signal when the screen is locked: listens to the screen saver of the desktop and to logind. Emits
/// nothing if D-Bus is not available.
class ScreenLock : public QObject {
  Q_OBJECT

 public:
  /// Listens on the session bus and the system bus.
  ScreenLock(QDBusConnection session, QDBusConnection system, QObject* parent = nullptr);

 signals:
  void locked();

 private slots:
  void activeChanged(bool isActive);
};

}  // namespace sudoku
