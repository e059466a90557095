#pragma once

#include <QObject>

#include "game/play/gameclock.h"

namespace sudoku {

class Game;
class PlayerMessages;

/// The clock and the pause of the game: the clock runs while the player can see the board of a game that is
/// neither solved nor paused, and no other game is being made. Lives in the GUI thread.
class PlayTime : public QObject {
  Q_OBJECT

 public:
  /// Game and messages outlive this object.
  PlayTime(const Game& game, PlayerMessages& messages, QObject* parent = nullptr);

  const GameClock& clock() const { return m_clock; }
  GameClock& clock() { return m_clock; }

  /// Whether the player has paused the game: the clock stands still and the board is hidden. Commands about
  /// the board then only say so. A game that is begun or resumed ends the pause.
  bool isPaused() const { return m_isPaused; }
  /// Pauses the game or goes on; does nothing if it is solved or there is none.
  void setPaused(bool paused);
  /// Whether the board is visible and can be played on.
  bool mayPlay() const { return !m_isPaused; }
  /// Whether a command may go on; tells the player why not.
  bool allowsPlay();

  /// Notes whether the player can see the board.
  void setWatched(bool watched);
  /// Notes whether the next game waits for a puzzle that is being made.
  void setMaking(bool isMaking);
  /// Notes that another game has been begun or resumed, with its time on the clock in milliseconds.
  void begin(qint64 elapsedMs);

 signals:
  void pausedChanged();
  /// The clock stands still, and its time is not kept elsewhere.
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
