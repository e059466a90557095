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

/// Runs jobs in a background thread where only the latest job matters: a new job replaces the job before,
/// which is asked to stop and whose result is dropped. A LatestJob is used in the thread that made it, which
/// needs an event loop.
template <typename Outcome>
class LatestJob {
 public:
  /// `done` is called with each outcome, in the thread that made the LatestJob and never from within run().
  /// The thread pool becomes a child of `owner`, which has to outlive the LatestJob.
  explicit LatestJob(std::function<void(const Outcome&)> done,
                     QThread::Priority priority = QThread::InheritPriority, QObject* owner = nullptr)
      : m_done(std::move(done)) {
    m_worker.setParent(owner);
    m_worker.setMaxThreadCount(1);
    m_worker.setThreadPriority(priority);
  }
  LatestJob(std::function<void(const Outcome&)> done, QObject* owner)
      : LatestJob(std::move(done), QThread::InheritPriority, owner) {}
  LatestJob(const LatestJob&) = delete;
  LatestJob& operator=(const LatestJob&) = delete;
  /// Asks the running job to stop and waits until it has ended.
  ~LatestJob() {
    cancel();
    m_worker.waitForDone();
  }

  /// Whether a job has been started whose outcome has not been reported yet.
  bool isRunning() const { return m_isRunning; }

  void run(std::function<Outcome(const std::stop_token&)> work) {
    cancel();
    m_isRunning = true;
    m_worker.start([this, work = std::move(work), stop = m_stop.get_token()] {
      if (stop.stop_requested()) return;
      // Shared, so that a large outcome is not copied.
      const auto outcome = std::make_shared<const Outcome>(work(stop));
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
  QObject m_thread;  ///< lives in the thread in which outcomes are reported
  QThreadPool m_worker;
  std::stop_source m_stop;
  bool m_isRunning = false;
};

}  // namespace sudoku
