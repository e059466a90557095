#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

namespace sudoku {

/// The clock of the game. While it runs it counts the time played and ticks after each full second; if nobody
/// sees the clock, only every ten seconds, so that the program wakes up less often.
class GameClock : public QObject {
  Q_OBJECT

 public:
  explicit GameClock(QObject* parent = nullptr);

  qint64 elapsedMs() const;
  void setElapsedMs(qint64 elapsed);
  bool isRunning() const { return m_sinceStart.isValid(); }
  void setRunning(bool running);
  void setShown(bool shown);
  /// The time from one tick to the next, in milliseconds.
  int tickMs() const { return m_tickMs; }

 signals:
  void ticked();

 private:
  void waitForNextTick();

  QTimer m_timer{this};
  QElapsedTimer m_sinceStart;  ///< valid while the clock runs
  qint64 m_before = 0;         ///< the time played until the clock was last started, in milliseconds
  int m_tickMs = 1000;
};

}  // namespace sudoku
