#pragma once

#include <chrono>

#include <QObject>
#include <QTimer>

namespace sudoku {

class Game;
class PlayTime;

/// Pauses the game when the player is gone: after a time without key or pointer in any window of the program,
/// when the window is minimised, and when the screen is locked. Only the pause of a minimised window ends by
/// itself, when the window returns. Lives in the GUI thread.
class Pausing : public QObject {
  Q_OBJECT

 public:
  /// Both arguments outlive this object. Precondition: there is an application object.
  Pausing(const Game& game, PlayTime& time, QObject* parent = nullptr);

  /// Sets after how long without key or pointer a running clock is stopped; zero: never.
  void setIdleLimit(std::chrono::milliseconds limit);
  /// Notes that the player is here, as a key or the pointer would show.
  void noteInput();
  /// Notes that the window of the game has been minimised, or has come back.
  void setMinimised(bool minimised);
  void screenLocked();

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void pauseUntilAsked();

  PlayTime& m_time;
  QTimer m_idle{this};  ///< runs from the last input to the limit; a named child, for tests to look at
  std::chrono::milliseconds m_limit{0};
  bool m_endsWithReturn = false;  ///< whether only a minimised window has paused the game
};

}  // namespace sudoku
