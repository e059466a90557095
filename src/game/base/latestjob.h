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
/// which is asked to stop and whose result is dropped. A LatestJob is used in the thread that made it, which
/// needs an event loop.
template <typename Outcome>
class LatestJob {
 public:
  /// `done` is called with each outcome, in this thread, and never from within run(). The worker is found
  /// among the children of `owner`, which outlives the job.
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
  /// Asks the running job to stop and waits for its end.
  ~LatestJob() {
    cancel();
    m_worker.waitForDone();
  }

  /// Whether an outcome is still to come.
  bool isRunning() const { return m_isRunning; }

  void run(std::function<Outcome(const std::stop_token&)> work) {
    cancel();
    m_isRunning = true;
    m_worker.start([this, work = std::move(work), stop = m_stop.get_token()] {
      if (stop.stop_requested()) return;
      const auto outcome = std::make_shared<const Outcome>(work(stop));  // a large outcome is not copied
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
  QObject m_thread;  ///< stands for the thread that gets the outcomes
  QThreadPool m_worker;
  std::stop_source m_stop;
  bool m_isRunning = false;
};

}  // namespace sudoku
