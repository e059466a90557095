#pragma once

#include <QObject>

#include "menukeys.h"

class QMainWindow;

namespace sudoku {

class ShortcutsOverlay;

/// The keys of a window, and where the player reads and changes them: the overlay and the dialog.
class WindowKeys : public QObject {
  Q_OBJECT

 public:
  /// Precondition: the menus of the window have all their entries. The settings and the controller outlive
  /// the window, which becomes the parent.
  WindowKeys(const Settings& settings, Preferences& preferences, QMainWindow* window);

  const MenuKeys& menuKeys() const { return m_keys; }
  /// Takes over the stored keys.
  void applyPreferences() { m_keys.read(); }
  void showOverlay();
  void showDialog();

 private:
  QMainWindow* m_window;
  MenuKeys m_keys;
  ShortcutsOverlay* m_overlay = nullptr;
};

}  // namespace sudoku
