#pragma once

#include <functional>
#include <memory>
#include <stop_token>
#include <utility>

#include <QMetaObject>
#include <QObject>
#include <QThread>
#include <QThreadPool>

namespace sudoku {

/// Work off the GUI thread of which only the latest matters: a new job takes the place of the one before,
/// which is asked to stop and whose result is dropped. To be used in the thread that made it, with an event
/// loop.
template <typename Outcome>
class LatestJob {
 public:
  /// What to do with an outcome: called in this thread, and never from within run().
  explicit LatestJob(std::function<void(const Outcome&)> done,
                     QThread::Priority priority = QThread::InheritPriority)
      : m_done(std::move(done)) {
    m_worker.setMaxThreadCount(1);
    m_worker.setThreadPriority(priority);
  }
  LatestJob(const LatestJob&) = delete;
  LatestJob& operator=(const LatestJob&) = delete;
  /// Asks the job to stop and waits for it.
  ~LatestJob() {
    cancel();
    m_worker.waitForDone();
  }

  bool isRunning() const { return m_isRunning; }

  void run(std::function<Outcome(const std::stop_token&)> work) {
    cancel();
    m_isRunning = true;
    m_worker.start([this, work = std::move(work), stop = m_stop.get_token()] {
      if (stop.stop_requested()) return;
      const auto outcome = std::make_shared<const Outcome>(work(stop));  // may be large: not to be copied
      const auto report = [this, stop, outcome] {
        if (stop.stop_requested()) return;
        m_isRunning = false;
        m_done(*outcome);
      };
      QMetaObject::invokeMethod(&m_thread, report, Qt::QueuedConnection);
    });
  }

  void cancel() {
    m_stop.request_stop();
    m_stop = std::stop_source();
    m_isRunning = false;
  }

 private:
  std::function<void(const Outcome&)> m_done;
  QObject m_thread;  ///< lives in the thread that gets the outcomes
  QThreadPool m_worker;
  std::stop_source m_stop;
  bool m_isRunning = false;
};

}  // namespace sudoku
