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

  /// Plays the first of the named sounds that the theme has; names are those of the XDG sound naming
  /// specification. Returns at once, however long the sound server takes. Nothing is heard if the theme has
  /// none, if the sound before has not started yet, or if the desktop's own sounds are off.
  virtual void play(const QByteArrayList& names) = 0;
};

}  // namespace sudoku

#define SUDOKU_SOUND_PLAYER "io.github.sudoku.SoundPlayer/1"
Q_DECLARE_INTERFACE(sudoku::SoundPlayer, SUDOKU_SOUND_PLAYER)
