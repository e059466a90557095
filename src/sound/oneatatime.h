#pragma once

#include <atomic>
#include <functional>
#include <memory>

namespace sudoku {

/// Runs jobs that may take long on threads of their own, one at a time. Nothing waits for them: neither their
/// caller, nor the destructor of this object, nor the end of the program.
class OneAtATime {
 public:
  /// Runs a job in a new thread. False, and the job is dropped, if another job is running or no thread can be
  /// made. The job uses only what it owns or what is never destroyed, and throws nothing.
  bool run(std::function<void()> job);

 private:
  std::shared_ptr<std::atomic<bool>> m_isBusy = std::make_shared<std::atomic<bool>>(false);
};

}  // namespace sudoku
