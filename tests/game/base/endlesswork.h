#pragma once

#include <stop_token>

#include <QSemaphore>

namespace sudoku {

/// Work that goes on until it is asked to stop, and tells of both.
class EndlessWork {
 public:
  /// To be called by the worker. Gives up after ten seconds, so that a test fails rather than hangs.
  void operator()(const std::stop_token& stop) {
    const std::stop_callback tell(stop, [this] { m_asked.release(); });
    m_begun.release();
    m_wasAsked = m_asked.tryAcquire(1, kMostMs);
  }

  /// Waits for the worker to be at work. False: it never came to it.
  bool hasBegun() { return m_begun.tryAcquire(1, kMostMs); }
  /// Once the work has ended: whether that was because it was asked to stop.
  bool wasAsked() const { return m_wasAsked; }

 private:
  static constexpr int kMostMs = 10'000;

  QSemaphore m_begun;
  QSemaphore m_asked;
  bool m_wasAsked = false;
};

}  // namespace sudoku
