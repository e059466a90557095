#include "soundplugin.h"

#include "eventsounds.h"

namespace sudoku {

void SoundPlugin::play(const QByteArrayList& names) {
  if (m_sounds == nullptr) m_sounds = std::make_shared<EventSounds>();
  const std::vector<std::string> texts(names.begin(), names.end());
  // What is asked for meanwhile is dropped: heard later it would tell of nothing that is to be seen.
  m_calls.run([sounds = m_sounds, texts] { sounds->play(texts); });
}

}  // namespace sudoku
