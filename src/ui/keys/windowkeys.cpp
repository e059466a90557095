#include "windowkeys.h"

#include <QApplication>
#include <QMainWindow>
#include <QMenuBar>

#include "game/control/preferences.h"
#include "game/settings/settings.h"
#include "keysdialog.h"
#include "shortcutsoverlay.h"

namespace sudoku {

WindowKeys::WindowKeys(const Settings& settings, Preferences& preferences, QMainWindow* window)
    : QObject(window), m_window(window), m_keys(*window->menuBar(), settings, preferences, nullptr) {}

void WindowKeys::showOverlay() {
  if (m_overlay == nullptr) {
    m_overlay = new ShortcutsOverlay(m_keys, m_window);
    connect(m_overlay, &ShortcutsOverlay::changeWanted, this, &WindowKeys::showDialog);
  }
  m_overlay->toggle();
}

void WindowKeys::showDialog() {
  // The dialog for keyboard shortcuts is a child of the preferences dialog if it was opened there.
  QWidget* asking = QApplication::activeModalWidget();
  auto* dialog = new KeysDialog(m_keys, asking == nullptr ? m_window : asking);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->open();
}

}  // namespace sudoku
