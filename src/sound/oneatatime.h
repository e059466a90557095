#pragma once

#include <atomic>
#include <functional>
#include <memory>

namespace sudoku {

/// Runs jobs that may take long on threads of their own, one at a time. Nothing waits for them: neither their
/// caller, nor the end of this object, nor that of the program.
class OneAtATime {
 public:
  /// Whether the job is run: not while another is, nor if there can be no more threads. The job uses
  /// what it owns or what stays, and throws nothing.
  bool run(std::function<void()> job);

 private:
  std::shared_ptr<std::atomic<bool>> m_isBusy = std::make_shared<std::atomic<bool>>(false);
};

}  // namespace sudoku
