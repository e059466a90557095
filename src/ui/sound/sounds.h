#pragma once

#include <functional>

#include <QObject>

#include <sudoku/grid/cellset.h>

namespace sudoku {

class Game;
class Settings;
class SoundPlayer;

/// Plays sounds, if sounds are switched on in the preferences, when the game is solved, a mistake is found,
/// or the board is full but wrong. There is no sound if the solution is shown, or if the game was solved
/// before.
class Sounds : public QObject {
  Q_OBJECT

 public:
  /// Returns the SoundPlayer, or null if sounds cannot be played; called for each sound, but not before the
  /// first one.
  using PlayerSource = std::function<SoundPlayer*()>;

  /// `game` and `settings` outlive the object.
  Sounds(const Game& game, const Settings& settings, PlayerSource player, QObject* parent);
  /// Plays sounds with the plugin; plays nothing if the plugin is not installed.
  Sounds(const Game& game, const Settings& settings, QObject* parent);

 private:
  enum class Moment { Solved, MistakesFound, FullButWrong };

  /// Compares the board with its state at the previous call, and plays a sound if needed.
  void noteBoard();
  void noteCheck();
  void play(Moment moment);

  const Game& m_game;
  const Settings& m_settings;
  PlayerSource m_player;
  bool m_isFull = false;  ///< whether the board was full at the last call of noteBoard()
  CellSet m_wrong;        ///< entries that were marked as wrong at the last call of noteBoard()
};

}  // namespace sudoku
