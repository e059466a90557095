#include "desktopsounds.h"

#include <array>

#include <QDBusArgument>
#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QMap>
#include <QVariant>

namespace sudoku {
namespace {

constexpr auto kPortalService = "org.freedesktop.portal.Desktop";
constexpr auto kPortalPath = "/org/freedesktop/portal/desktop";
constexpr auto kPortalInterface = "org.freedesktop.portal.Settings";
// Milliseconds to wait for the desktop's answer; a sound played after a longer wait would come too late.
constexpr int kPortalPatienceMs = 500;

/// Where a desktop stores its sound settings: the group, and the names of the settings in it. GNOME and
/// related desktops use others than Plasma.
struct SoundKeys {
  const char* group;
  const char* areOn;
  const char* theme;
};
constexpr std::array<SoundKeys, 2> kSoundKeys = {{{"org.gnome.desktop.sound", "event-sounds", "theme-name"},
                                                  {"org.kde.kdeglobals.Sounds", "Enable", "Theme"}}};

using PortalGroups = QMap<QString, QVariantMap>;

DesktopSounds readSounds(const PortalGroups& groups) {
  DesktopSounds sounds;
  for (const auto& [group, areOn, theme] : kSoundKeys) {
    const QVariantMap values = groups.value(group);
    sounds.areOn = values.value(areOn, sounds.areOn).toBool();
    sounds.theme = values.value(theme, sounds.theme).toString();
  }
  return sounds;
}

}  // namespace

void askForDesktopSounds(const QDBusConnection& bus, QObject& context,
                         const std::function<void(const DesktopSounds&)>& then) {
  if (!bus.isConnected()) return then({});
  QStringList groups;
  for (const SoundKeys& keys : kSoundKeys) groups += keys.group;
  QDBusMessage call =
      QDBusMessage::createMethodCall(kPortalService, kPortalPath, kPortalInterface, "ReadAll");
  call << groups;
  auto* watcher = new QDBusPendingCallWatcher(bus.asyncCall(call, kPortalPatienceMs), &context);
  QObject::connect(watcher, &QDBusPendingCallWatcher::finished, &context, [watcher, then] {
    watcher->deleteLater();
    const QVariantList reply = watcher->isError() ? QVariantList() : watcher->reply().arguments();
    then(reply.isEmpty() ? DesktopSounds() : readSounds(qdbus_cast<PortalGroups>(reply.front())));
  });
}

}  // namespace sudoku
