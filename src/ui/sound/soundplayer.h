#pragma once

#include <QByteArrayList>
#include <QtPlugin>

namespace sudoku {

/// Plays sounds of the desktop's own theme: a plugin (src/sound/soundplugin.h), which is loaded with the
/// first sound. Lives in the GUI thread.
class SoundPlayer {
 public:
  SoundPlayer() = default;
  SoundPlayer(const SoundPlayer&) = delete;
  SoundPlayer& operator=(const SoundPlayer&) = delete;
  virtual ~SoundPlayer() = default;

  /// Plays the first of the names that the theme has a sound for; they are those of the XDG sound naming
  /// specification. Comes back at once, however long the sound server takes. Where there is none, the
  /// one before is not under way yet, or the desktop's own sounds are off, nothing is heard.
  virtual void play(const QByteArrayList& names) = 0;
};

}  // namespace sudoku

#define SUDOKU_SOUND_PLAYER "io.github.sudoku.SoundPlayer/1"
Q_DECLARE_INTERFACE(sudoku::SoundPlayer, SUDOKU_SOUND_PLAYER)
