#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

namespace sudoku {

/// The time played. Counts while it runs and ticks as each whole second passes; while nobody sees it, every
/// ten seconds, so that the program wakes up less often.
class GameClock : public QObject {
  Q_OBJECT

 public:
  explicit GameClock(QObject* parent = nullptr);

  qint64 elapsedMs() const;
  void setElapsedMs(qint64 elapsed);
  bool isRunning() const { return m_sinceStart.isValid(); }
  void setRunning(bool running);
  void setShown(bool shown);
  /// The time from one tick to the next.
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
