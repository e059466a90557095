#pragma once

#include <QByteArrayList>
#include <QtPlugin>

namespace sudoku {

/// The interface of a plugin (src/sound/soundplugin.h) that plays sounds of the desktop's sound theme. It is
/// loaded when the first sound is to be played. Lives in the GUI thread.
class SoundPlayer {
 public:
  SoundPlayer() = default;
  SoundPlayer(const SoundPlayer&) = delete;
  SoundPlayer& operator=(const SoundPlayer&) = delete;
  virtual ~SoundPlayer() = default;

  /// Plays the first of the named sounds that the theme has; the names are those of the XDG sound naming
  /// specification. Returns at once, even if the sound server is slow. Plays nothing if the theme has none of
  /// the sounds, if the previous sound has not started yet, or if sounds are switched off in the desktop.
  virtual void play(const QByteArrayList& names) = 0;
};

}  // namespace sudoku

#define SUDOKU_SOUND_PLAYER "io.github.sudoku.SoundPlayer/1"
Q_DECLARE_INTERFACE(sudoku::SoundPlayer, SUDOKU_SOUND_PLAYER)
