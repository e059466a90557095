#pragma once

#include <stop_token>

#include <QSemaphore>

namespace sudoku {

/// Work that goes on until it is asked to stop, and that a test can ask whether it has begun and why it
/// ended.
class EndlessWork {
 public:
  /// Works; called by the worker. Gives up after ten seconds, so that a test fails rather than hangs.
  void operator()(const std::stop_token& stop) {
    const std::stop_callback tell(stop, [this] { m_asked.release(); });
    m_begun.release();
    m_wasAsked = m_asked.tryAcquire(1, kMostMs);
  }

  /// Waits for the worker to begin the work. Returns false if it has not begun in ten seconds.
  bool hasBegun() { return m_begun.tryAcquire(1, kMostMs); }
  /// Whether the work ended because it was asked to stop. Precondition: it has ended.
  bool wasAsked() const { return m_wasAsked; }

 private:
  static constexpr int kMostMs = 10'000;

  QSemaphore m_begun;
  QSemaphore m_asked;
  bool m_wasAsked = false;
};

}  // namespace sudoku
