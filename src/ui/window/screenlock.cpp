#include "screenlock.h"

#include <QDBusMessage>
#include <QDBusObjectPath>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>

namespace sudoku {
namespace {

constexpr auto kLoginService = "org.freedesktop.login1";
constexpr auto kLoginPath = "/org/freedesktop/login1";
constexpr auto kLoginManager = "org.freedesktop.login1.Manager";
constexpr auto kLoginSession = "org.freedesktop.login1.Session";

}  // namespace

ScreenLock::ScreenLock(QDBusConnection session, QDBusConnection system, QObject* parent) : QObject(parent) {
  // Desktops use different service names and paths, so only the interface is given. Qt connects to D-Bus
  // signals by name, hence the macro SLOT.
  for (const char* interface : {"org.freedesktop.ScreenSaver", "org.gnome.ScreenSaver",
                                "org.cinnamon.ScreenSaver", "org.mate.ScreenSaver", "org.xfce.ScreenSaver"})
    session.connect({}, {}, interface, "ActiveChanged", this, SLOT(activeChanged(bool)));

  const QString id = qEnvironmentVariable("XDG_SESSION_ID");
  if (id.isEmpty() || !system.isConnected()) return;
  QDBusMessage call = QDBusMessage::createMethodCall(kLoginService, kLoginPath, kLoginManager, "GetSession");
  call << id;
  auto* watcher = new QDBusPendingCallWatcher(system.asyncCall(call), this);
  connect(watcher, &QDBusPendingCallWatcher::finished, this, [this, watcher, system]() mutable {
    const QDBusPendingReply<QDBusObjectPath> reply = *watcher;
    watcher->deleteLater();
    if (reply.isValid())
      system.connect({}, reply.value().path(), kLoginSession, "Lock", this, SIGNAL(locked()));
  });
}

void ScreenLock::activeChanged(bool isActive) {
  if (isActive) emit locked();
}

}  // namespace sudoku
