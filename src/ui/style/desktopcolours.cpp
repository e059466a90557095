#include "desktopcolours.h"

#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>
#include <QDBusVariant>

namespace sudoku {
namespace {

constexpr auto kService = "org.freedesktop.portal.Desktop";
constexpr auto kPath = "/org/freedesktop/portal/desktop";
constexpr auto kInterface = "org.freedesktop.portal.Settings";
constexpr auto kGroup = "org.freedesktop.appearance";
constexpr auto kScheme = "color-scheme";
constexpr auto kContrast = "contrast";

/// Whether a setting read from the desktop portal is 1: for the colour scheme that means dark, for contrast
/// it means high. Values that the portal's method Read() returns are wrapped in two variants.
bool isOne(QVariant value) {
  while (value.canConvert<QDBusVariant>()) value = value.value<QDBusVariant>().variant();
  return value.toUInt() == 1;
}

}  // namespace

DesktopColours::DesktopColours(QObject* parent) : QObject(parent) {
  QDBusConnection bus = QDBusConnection::sessionBus();
  if (!bus.isConnected()) return;
  // D-Bus signals can be connected only by name, hence the macro SLOT.
  bus.connect(kService, kPath, kInterface, "SettingChanged", this,
              SLOT(settingChanged(QString, QString, QDBusVariant)));

  ask(kScheme);
  ask(kContrast);
}

void DesktopColours::ask(const QString& key) {
  QDBusMessage call = QDBusMessage::createMethodCall(kService, kPath, kInterface, "Read");
  call << kGroup << key;
  auto* watcher = new QDBusPendingCallWatcher(QDBusConnection::sessionBus().asyncCall(call), this);
  connect(watcher, &QDBusPendingCallWatcher::finished, this, [this, watcher, key] {
    const QDBusPendingReply<QDBusVariant> reply = *watcher;
    if (reply.isValid()) settingChanged(kGroup, key, reply.value());
    watcher->deleteLater();
  });
}

void DesktopColours::settingChanged(const QString& group, const QString& key, const QDBusVariant& value) {
  if (group != kGroup) return;
  if (key == kScheme) emit darkChanged(isOne(value.variant()));
  if (key == kContrast) emit highContrastChanged(isOne(value.variant()));
}

}  // namespace sudoku
