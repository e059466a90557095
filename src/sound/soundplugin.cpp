#include "soundplugin.h"

#include "desktopsounds.h"
#include "eventsounds.h"

namespace sudoku {
namespace {

EventSounds& eventSounds() {
  static EventSounds& sounds = *new EventSounds;
  return sounds;
}

}  // namespace

void SoundPlugin::play(const QByteArrayList& names) {
  askForDesktopSounds(QDBusConnection::sessionBus(), *this, [this, names](const DesktopSounds& desktop) {
    if (desktop.areOn) playFrom(desktop.theme.toStdString(), {names.begin(), names.end()});
  });
}

void SoundPlugin::playFrom(const std::string& theme, const std::vector<std::string>& names) {
  // Drops this sound if another sound is still being started: played later, it would no longer match what the
  // player sees.
  m_calls.run([theme, names] { eventSounds().play(theme, names); });
}

}  // namespace sudoku
