#pragma once

#include <functional>

#include <QDBusConnection>
#include <QString>

class QObject;

namespace sudoku {

/// What the desktop's settings say about sounds.
struct DesktopSounds {
  bool areOn = true;
  QString theme;  ///< name of the sound theme; empty: the usual one
};

/// Asks the desktop for its settings through its portal (org.freedesktop.portal.Settings). The answer comes
/// by a call in this thread, unless `context` is gone: at once if there is no bus, else within half a second.
void askForDesktopSounds(const QDBusConnection& bus, QObject& context,
                         const std::function<void(const DesktopSounds&)>& then);

}  // namespace sudoku
