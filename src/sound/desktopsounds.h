#pragma once

#include <functional>

#include <QDBusConnection>
#include <QString>

class QObject;

namespace sudoku {

/// The desktop's settings for sounds.
struct DesktopSounds {
  bool areOn = true;
  QString theme;  ///< name of the sound theme; empty for the default theme
};

/// Asks the desktop portal (org.freedesktop.portal.Settings) for the sound settings, and calls `then` with
/// them in this thread, unless `context` is destroyed before: at once if the bus is not connected, otherwise
/// within half a second.
void askForDesktopSounds(const QDBusConnection& bus, QObject& context,
                         const std::function<void(const DesktopSounds&)>& then);

}  // namespace sudoku
