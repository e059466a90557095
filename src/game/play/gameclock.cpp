#include "gameclock.h"

namespace sudoku {
namespace {

constexpr int kShownTickMs = 1000;
constexpr int kHiddenTickMs = 10'000;

}  // namespace

GameClock::GameClock(QObject* parent) : QObject(parent) {
  m_timer.setSingleShot(true);
  // A coarse timer may fire too early, and the display would show the previous second.
  m_timer.setTimerType(Qt::PreciseTimer);
  connect(&m_timer, &QTimer::timeout, this, [this] {
    waitForNextTick();
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
    waitForNextTick();
  }
  emit ticked();
}

void GameClock::setRunning(bool running) {
  if (running == isRunning()) return;
  if (running) {
    m_sinceStart.start();
    waitForNextTick();
  } else {
    m_before = elapsedMs();
    m_sinceStart.invalidate();
    m_timer.stop();
  }
}

void GameClock::setShown(bool shown) {
  m_tickMs = shown ? kShownTickMs : kHiddenTickMs;
  if (isRunning()) waitForNextTick();
}

void GameClock::waitForNextTick() {
  m_timer.start(static_cast<int>(m_tickMs - elapsedMs() % m_tickMs));
}

}  // namespace sudoku
