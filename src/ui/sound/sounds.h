#pragma once

#include <functional>

#include <QObject>

#include <sudoku/grid/cellset.h>

namespace sudoku {

class Game;
class Settings;
class SoundPlayer;

/// Lets moments of a game be heard, if the player wants that: it is solved, a mistake is found, the board is
/// full but wrong. A solution that is shown, and a game that was solved before, are not heard.
class Sounds : public QObject {
  Q_OBJECT

 public:
  /// What plays them, or null: asked for each sound, and not before the first.
  using PlayerSource = std::function<SoundPlayer*()>;

  /// Game and settings outlive it.
  Sounds(const Game& game, const Settings& settings, PlayerSource player, QObject* parent);
  /// With the plugin, if it is there.
  Sounds(const Game& game, const Settings& settings, QObject* parent);

 private:
  enum class Moment { Solved, MistakesFound, FullButWrong };

  /// Looks what is true of the board now that was not before.
  void noteBoard();
  void noteCheck();
  void play(Moment moment);

  const Game& m_game;
  const Settings& m_settings;
  PlayerSource m_player;
  bool m_isFull = false;  ///< the board was full when it was looked at last
  CellSet m_wrong;        ///< the entries that were marked wrong then
};

}  // namespace sudoku
