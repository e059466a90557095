#pragma once

#include <atomic>
#include <functional>
#include <memory>

namespace sudoku {

/// Runs jobs that may take long in threads of their own, one job at a time. Neither the caller, nor the
/// destructor of this object, nor the end of the program waits for a job.
class OneAtATime {
 public:
  /// Runs a job in a new thread. Returns false and drops the job if another job is running or no thread can
  /// be started. The job may only use data that it owns or that is never destroyed, and must not throw.
  bool run(std::function<void()> job);

 private:
  std::shared_ptr<std::atomic<bool>> m_isBusy = std::make_shared<std::atomic<bool>>(false);
};

}  // namespace sudoku
