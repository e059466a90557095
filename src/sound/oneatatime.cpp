#include "oneatatime.h"

#include <system_error>
#include <thread>
#include <utility>

namespace sudoku {

bool OneAtATime::run(std::function<void()> job) {
  if (m_isBusy->exchange(true)) return false;
  auto work = [isBusy = m_isBusy, job = std::move(job)]() mutable {
    job();
    job = nullptr;  // runs the destructor of the job before the next job may begin
    *isBusy = false;
  };
  try {
    std::thread(std::move(work)).detach();
  } catch (const std::system_error&) {
    *m_isBusy = false;
    return false;
  }
  return true;
}

}  // namespace sudoku
