#include "pipeline.h"

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <map>
#include <mutex>
#include <optional>
#include <system_error>
#include <thread>
#include <utility>
#include <vector>

namespace sudoku::cli {
namespace {

using Clock = std::chrono::steady_clock;

/// The intended duration of a job: long enough that handing out jobs costs little, short enough that all
/// threads finish at nearly the same time and results appear steadily.
constexpr auto kShortJob = std::chrono::milliseconds(3);
constexpr auto kLongJob = std::chrono::milliseconds(10);
/// The most puzzles in a job. A larger job would need more memory than the allocator keeps: it would be
/// returned to the system and requested again, filled with zeros, for each job.
constexpr std::size_t kMaxPuzzlesPerJob = 1024;

/// The most jobs for each thread that are running or waiting to be written: enough to keep the other threads
/// busy while one works on a hard puzzle.
constexpr unsigned kJobsHeldPerThread = 8;

class Pipeline {
 public:
  Pipeline(const Source& source, unsigned threads, Output& output)
      : m_source(source), m_output(output), m_threads(threads) {}

  void run() {
    std::vector<std::jthread> helpers;
    try {
      for (unsigned helper = 1; helper < m_threads; ++helper) helpers.emplace_back([this] { work(); });
    } catch (const std::system_error&) {
      // The system grants no more threads; the threads that have been started do all the work.
      const std::scoped_lock lock(m_outputMutex);
      m_threads = static_cast<unsigned>(helpers.size()) + 1;
    }
    work();
  }

 private:
  struct Task {
    std::uint64_t ticket;
    Job job;
  };

  void work() {
    while (const auto task = take()) {
      const auto start = Clock::now();
      Report report = task->job();
      deliver(task->ticket, std::move(report), Clock::now() - start);
    }
  }

  std::optional<Task> take() {
    // Reading has its own mutex, so that other threads can deliver results while one waits for input.
    const std::scoped_lock lock(m_sourceMutex);
    if (m_ended) return std::nullopt;
    Job job = m_source(waitForRoom());
    m_ended = !job;
    if (m_ended) return std::nullopt;
    return Task{m_taken++, std::move(job)};
  }

  /// Waits until another job may be started. Returns how many puzzles that job may have.
  std::size_t waitForRoom() {
    std::unique_lock lock(m_outputMutex);
    m_roomMade.wait(lock,
                    [this] { return m_taken - m_written < std::uint64_t{kJobsHeldPerThread} * m_threads; });
    return m_puzzlesPerJob;
  }

  void deliver(std::uint64_t ticket, Report report, Clock::duration took) {
    const std::scoped_lock lock(m_outputMutex);
    if (took < kShortJob)
      m_puzzlesPerJob = std::min(m_puzzlesPerJob * 2, kMaxPuzzlesPerJob);
    else if (took > kLongJob)
      m_puzzlesPerJob = std::max<std::size_t>(m_puzzlesPerJob / 2, 1);
    m_waiting.emplace(ticket, std::move(report));
    for (auto next = m_waiting.begin(); next != m_waiting.end() && next->first == m_written; ++m_written) {
      m_output.write(next->second);
      next = m_waiting.erase(next);
    }
    m_roomMade.notify_one();  // one is enough: only the thread that takes a job can wait
  }

  const Source& m_source;

  std::mutex m_sourceMutex;  // locked before m_outputMutex if a thread locks both
  std::uint64_t m_taken = 0;
  bool m_ended = false;

  std::mutex m_outputMutex;
  std::condition_variable m_roomMade;
  Output& m_output;
  unsigned m_threads;
  std::map<std::uint64_t, Report> m_waiting;  // finished reports that wait for earlier ones, by job number
  std::uint64_t m_written = 0;
  std::size_t m_puzzlesPerJob = 1;
};

}  // namespace

void runInOrder(const Source& source, unsigned threads, Output& output) {
  Pipeline(source, threads, output).run();
}

}  // namespace sudoku::cli
