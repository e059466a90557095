#pragma once

#include <chrono>

#include <QObject>
#include <QTimer>

namespace sudoku {

class Game;
class PlayTime;

/// Pauses the game when the player is gone: after a time without key or pointer in any window of the program,
/// when the window is minimised, and when the screen is locked. Only the second ends by itself, with the
/// window's return. Lives in the GUI thread.
class Pausing : public QObject {
  Q_OBJECT

 public:
  /// Both outlive it. Precondition: there is an application.
  Pausing(const Game& game, PlayTime& time, QObject* parent = nullptr);

  /// After how long without key or pointer a running clock is stopped; zero: never.
  void setIdleLimit(std::chrono::milliseconds limit);
  /// The player is here, as a key or the pointer would show.
  void noteInput();
  /// The window that shows the game has been minimised, or has come back.
  void setMinimised(bool minimised);
  void screenLocked();

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void pauseUntilAsked();

  PlayTime& m_time;
  QTimer m_idle{this};  ///< from the last input to the limit; a named child, for tests to look at
  std::chrono::milliseconds m_limit{0};
  bool m_endsWithReturn = false;  ///< paused because the window was minimised, and for no other reason
};

}  // namespace sudoku
