#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

namespace sudoku {

/// The time played. Counts while it runs and ticks as each whole second passes.
class GameClock : public QObject {
  Q_OBJECT

 public:
  explicit GameClock(QObject* parent = nullptr);

  qint64 elapsedMs() const;
  void setElapsedMs(qint64 elapsed);
  bool isRunning() const { return m_sinceStart.isValid(); }
  void setRunning(bool running);

 signals:
  void ticked();

 private:
  void waitForNextSecond();

  QTimer m_timer;
  QElapsedTimer m_sinceStart;  ///< valid while the clock runs
  qint64 m_before = 0;         ///< milliseconds up to the last start
};

}  // namespace sudoku
