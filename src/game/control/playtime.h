#pragma once

#include <QObject>

#include "game/play/gameclock.h"

namespace sudoku {

class Game;
class PlayerMessages;

/// The clock of the game and its pause. The clock runs while the board of an unsolved game is visible, the
/// game is not paused, and no other game waits to be made. Lives in the GUI thread.
class PlayTime : public QObject {
  Q_OBJECT

 public:
  /// The game and the messages must outlive this object.
  PlayTime(const Game& game, PlayerMessages& messages, QObject* parent = nullptr);

  const GameClock& clock() const { return m_clock; }
  GameClock& clock() { return m_clock; }

  /// Whether the player has paused the game: the clock is stopped, the board is hidden, and commands for the
  /// board only tell the player so. Beginning or resuming a game ends the pause.
  bool isPaused() const { return m_isPaused; }
  /// Pauses the game or ends the pause; does nothing if the game is solved or there is none.
  void setPaused(bool paused);
  /// Whether commands for the board may go on, since the game is not paused.
  bool mayPlay() const { return !m_isPaused; }
  /// Whether commands for the board may go on; if the game is paused, tells the player so.
  bool allowsPlay();

  /// Sets whether the board is visible to the player.
  void setWatched(bool watched);
  /// Sets whether the next game waits for a puzzle that is being made.
  void setMaking(bool isMaking);
  /// Called when a game has been begun or resumed, with the time that it has taken so far.
  void begin(qint64 elapsedMs);

 signals:
  void pausedChanged();
  /// Emitted when the clock has stopped and its time has to be stored.
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
