#pragma once

#include <functional>

#include <QObject>

#include <sudoku/grid/cellset.h>

namespace sudoku {

class Game;
class Settings;
class SoundPlayer;

/// Plays sounds at moments of a game, if the player wants that: it is solved, a mistake is found, the board
/// is full but wrong. A solution that is shown, and a game that was solved before, make no sound.
class Sounds : public QObject {
  Q_OBJECT

 public:
  /// Gives the player of sounds, or null: asked for each sound, and not before the first.
  using PlayerSource = std::function<SoundPlayer*()>;

  /// Game and settings outlive the object.
  Sounds(const Game& game, const Settings& settings, PlayerSource player, QObject* parent);
  /// Plays sounds with the plugin, if it is there.
  Sounds(const Game& game, const Settings& settings, QObject* parent);

 private:
  enum class Moment { Solved, MistakesFound, FullButWrong };

  /// Compares the board with what it was at the last look, and plays a sound if that is due.
  void noteBoard();
  void noteCheck();
  void play(Moment moment);

  const Game& m_game;
  const Settings& m_settings;
  PlayerSource m_player;
  bool m_isFull = false;  ///< the board was full at the last look
  CellSet m_wrong;        ///< entries that were marked wrong at the last look
};

}  // namespace sudoku
