#pragma once

#include <chrono>

#include <QObject>
#include <QTimer>

namespace sudoku {

class Game;
class PlayTime;

/// Pauses the game when the player is away: after a time without input in any window of the program, when the
/// window is minimised, and when the screen is locked. Only the pause of a minimised window ends by itself,
/// when the window is restored. Lives in the GUI thread.
class Pausing : public QObject {
  Q_OBJECT

 public:
  /// The game and the play time must outlive this object. Precondition: a QCoreApplication exists.
  Pausing(const Game& game, PlayTime& time, QObject* parent = nullptr);

  /// Sets the time without input after which the game is paused; zero for never.
  void setIdleLimit(std::chrono::milliseconds limit);
  /// Restarts the countdown to the pause, as any input by key or pointer does.
  void noteInput();
  /// Called when the window of the game has been minimised or restored.
  void setMinimised(bool minimised);
  void screenLocked();

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void pauseUntilAsked();

  PlayTime& m_time;
  QTimer m_idle{this};  ///< runs from the last input until the game is paused; a child object, so that tests
                        ///< can find it
  std::chrono::milliseconds m_limit{0};
  bool m_endsWithReturn = false;  ///< whether a minimised window is the only reason for the pause
};

}  // namespace sudoku
