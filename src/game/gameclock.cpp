#include "gameclock.h"

namespace sudoku {

GameClock::GameClock(QObject* parent) : QObject(parent) {
  m_timer.setSingleShot(true);
  m_timer.setTimerType(Qt::PreciseTimer);  // a coarse one may fire early and show the old second for long
  connect(&m_timer, &QTimer::timeout, this, [this] {
    waitForNextSecond();
    emit ticked();
  });
}

qint64 GameClock::elapsedMs() const {
  return m_before + (isRunning() ? m_sinceStart.elapsed() : 0);
}

void GameClock::setElapsedMs(qint64 elapsed) {
  m_before = elapsed;
  if (isRunning()) {
    m_sinceStart.start();
    waitForNextSecond();
  }
  emit ticked();
}

void GameClock::setRunning(bool running) {
  if (running == isRunning()) return;
  if (running) {
    m_sinceStart.start();
    waitForNextSecond();
  } else {
    m_before = elapsedMs();
    m_sinceStart.invalidate();
    m_timer.stop();
  }
}

void GameClock::waitForNextSecond() {
  m_timer.start(static_cast<int>(1000 - elapsedMs() % 1000));
}

}  // namespace sudoku
