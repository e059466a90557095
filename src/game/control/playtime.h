#pragma once

#include <QObject>

#include "game/play/gameclock.h"

namespace sudoku {

class Game;
class PlayerMessages;

/// When the game goes on: its clock, which runs while the player can see the board of a game that is neither
/// solved nor paused, and no other is being made. Lives in the GUI thread.
class PlayTime : public QObject {
  Q_OBJECT

 public:
  /// Game and messages outlive it.
  PlayTime(const Game& game, PlayerMessages& messages, QObject* parent = nullptr);

  const GameClock& clock() const { return m_clock; }
  GameClock& clock() { return m_clock; }

  /// Whether the clock stands still and the board is hidden, because the player wants that. No command about
  /// the board does anything then, but for saying so. Any other game that is begun or resumed ends it.
  bool isPaused() const { return m_isPaused; }
  /// A solved game cannot be paused, nor can none.
  void setPaused(bool paused);
  /// Whether the board is there to be seen and played on.
  bool mayPlay() const { return !m_isPaused; }
  /// Whether a command may go on; tells the player why not.
  bool allowsPlay();

  /// Whether the player can see the board.
  void setWatched(bool watched);
  /// Whether a puzzle is being made that the next game waits for.
  void setMaking(bool isMaking);
  /// Another game has been taken up, at a time of its own in milliseconds.
  void begin(qint64 elapsedMs);

 signals:
  void pausedChanged();
  /// The clock stands still, and nothing else keeps its time.
  void stopped();

 private:
  void runClock();
  void sayPaused();

  const Game& m_game;
  PlayerMessages& m_messages;
  GameClock m_clock;
  bool m_isWatched = false;
  bool m_isMaking = false;
  bool m_isPaused = false;
};

}  // namespace sudoku
