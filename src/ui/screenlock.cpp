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

ScreenLock::ScreenLock(const QDBusConnection& session, const QDBusConnection& system, QObject* parent)
    : QObject(parent), m_session(session), m_system(system) {
  if (m_session.isConnected()) listenToDesktop();
  if (m_system.isConnected()) listenToLogind();
}

void ScreenLock::listenToDesktop() {
  // Desktops differ in names and paths, so that the interface alone is asked for. Signals of D-Bus are known
  // by name only, hence the old notation.
  for (const char* interface : {"org.freedesktop.ScreenSaver", "org.gnome.ScreenSaver",
                                "org.cinnamon.ScreenSaver", "org.mate.ScreenSaver", "org.xfce.ScreenSaver"})
    m_session.connect({}, {}, interface, "ActiveChanged", this, SLOT(activeChanged(bool)));
}

void ScreenLock::listenToLogind() {
  const QString session = qEnvironmentVariable("XDG_SESSION_ID");
  if (session.isEmpty()) return;
  QDBusMessage call = QDBusMessage::createMethodCall(kLoginService, kLoginPath, kLoginManager, "GetSession");
  call << session;
  auto* watcher = new QDBusPendingCallWatcher(m_system.asyncCall(call), this);
  connect(watcher, &QDBusPendingCallWatcher::finished, this, [this, watcher] {
    const QDBusPendingReply<QDBusObjectPath> reply = *watcher;
    watcher->deleteLater();
    if (!reply.isValid()) return;
    m_system.connect({}, reply.value().path(), kLoginSession, "Lock", this, SIGNAL(locked()));
  });
}

void ScreenLock::activeChanged(bool isActive) {
  if (isActive) emit locked();
}

}  // namespace sudoku
