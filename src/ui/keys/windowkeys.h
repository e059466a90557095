#pragma once

#include <QObject>

#include "menukeys.h"

class QMainWindow;

namespace sudoku {

class ShortcutsOverlay;

/// The keyboard shortcuts of a window, with the overlay that lists them and the dialog that changes them.
class WindowKeys : public QObject {
  Q_OBJECT

 public:
  /// Precondition: the menus of the window are complete. `settings` and `preferences` outlive the window,
  /// which becomes the parent.
  WindowKeys(const Settings& settings, Preferences& preferences, QMainWindow* window);

  const MenuKeys& menuKeys() const { return m_keys; }
  /// Reads the stored keyboard shortcuts after a change of preferences.
  void applyPreferences() { m_keys.read(); }
  void showOverlay();
  void showDialog();

 private:
  QMainWindow* m_window;
  MenuKeys m_keys;
  ShortcutsOverlay* m_overlay = nullptr;
};

}  // namespace sudoku
