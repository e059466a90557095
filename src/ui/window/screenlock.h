#pragma once

#include <QDBusConnection>
#include <QObject>

namespace sudoku {

/// Hears when the screen is locked: from the desktop's screen saver, and from logind. Where there is no bus
/// it keeps silent.
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
