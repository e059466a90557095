#pragma once

#include <string>
#include <vector>

#include <QObject>

#include "oneatatime.h"
#include "ui/sound/soundplayer.h"

namespace sudoku {

/// The plugin for sounds, which the window loads before the first sound.
class SoundPlugin : public QObject, public SoundPlayer {
  Q_OBJECT
  Q_PLUGIN_METADATA(IID SUDOKU_SOUND_PLAYER)
  Q_INTERFACES(sudoku::SoundPlayer)

 public:
  void play(const QByteArrayList& names) override;

 private:
  void playFrom(const std::string& theme, const std::vector<std::string>& names);

  OneAtATime m_calls;
};

}  // namespace sudoku
