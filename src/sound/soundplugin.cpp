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
  // A sound asked for while another is being started is dropped: heard later it would no longer fit what is
  // seen.
  m_calls.run([theme, names] { eventSounds().play(theme, names); });
}

}  // namespace sudoku
