#pragma once

#include <functional>

#include <QDBusConnection>
#include <QString>

class QObject;

namespace sudoku {

/// What the desktop's settings say about sounds.
struct DesktopSounds {
  bool areOn = true;
  QString theme;  ///< its name; empty: the usual one
};

/// Asks the desktop through its portal (org.freedesktop.portal.Settings), and calls back in this thread while
/// there is the context: at once without a bus, else within half a second.
void askForDesktopSounds(const QDBusConnection& bus, QObject& context,
                         const std::function<void(const DesktopSounds&)>& then);

}  // namespace sudoku
