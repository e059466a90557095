#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

namespace sudoku::cli {

/// The status with which the process exits.
enum class ExitStatus { Done = 0, SomeFailed = 1, Usage = 2 };

/// The output of one piece of work, in whole lines.
struct Report {
  std::string output;        ///< lines for standard output
  std::string messages;      ///< lines for standard error
  bool hasFailures = false;  ///< whether some puzzle could not be processed
  std::size_t puzzles = 0;   ///< number of puzzles processed in this piece of work
};

/// Writes reports to standard output and standard error, and, if requested, shows a count of finished puzzles
/// on the terminal. Not thread-safe.
class Output {
 public:
  explicit Output(bool showsProgress, std::optional<std::uint64_t> total = std::nullopt);
  ~Output();
  Output(const Output&) = delete;
  Output& operator=(const Output&) = delete;

  /// Writes a report. If standard output can no longer be written, the process ends: if the reader of a pipe
  /// has gone, silently and with status(), otherwise with a message and SomeFailed.
  void write(const Report& report);

  ExitStatus status() const { return m_status; }

 private:
  void showProgress();
  void hideProgress();

  bool m_showsProgress;
  bool m_sharesTerminal;  // results and count are shown on the same terminal
  std::optional<std::uint64_t> m_total;
  std::uint64_t m_puzzles = 0;
  std::size_t m_shownWidth = 0;
  std::chrono::steady_clock::time_point m_shownAt;
  ExitStatus m_status = ExitStatus::Done;
};

}  // namespace sudoku::cli
