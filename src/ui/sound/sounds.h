#pragma once

#include <functional>

#include <QObject>

#include "ui/panel/statusline.h"

namespace sudoku {

class Settings;
class SoundPlayer;

/// Lets moments of the game be heard, if the player wants that.
class Sounds : public QObject {
  Q_OBJECT

 public:
  /// What plays them, or null: asked for each sound, and not before the first.
  using PlayerSource = std::function<SoundPlayer*()>;

  /// The settings outlive it.
  Sounds(const Settings& settings, PlayerSource player, QObject* parent);
  /// With the plugin, if it is there.
  Sounds(const Settings& settings, QObject* parent);

  void play(StatusLine::Moment moment);

 private:
  const Settings& m_settings;
  PlayerSource m_player;
};

}  // namespace sudoku
