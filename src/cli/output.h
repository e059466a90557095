#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

namespace sudoku::cli {

/// What the process ends with.
enum class ExitStatus { Done = 0, SomeFailed = 1, Usage = 2 };

/// What a piece of work has to say, in whole lines.
struct Report {
  std::string output;        ///< for standard output
  std::string messages;      ///< for standard error
  bool hasFailures = false;  ///< some puzzle could not be done
  std::size_t puzzles = 0;   ///< how many puzzles it stands for
};

/// Takes reports to standard output and standard error, and keeps a count of puzzles on the terminal if
/// asked to. Not thread-safe.
class Output {
 public:
  explicit Output(bool showsProgress, std::optional<std::uint64_t> total = std::nullopt);
  ~Output();
  Output(const Output&) = delete;
  Output& operator=(const Output&) = delete;

  /// When standard output takes no more, nothing is left to do and the process ends: quietly and with the
  /// status so far if its reader has gone, else with a message and SomeFailed.
  void write(const Report& report);

  ExitStatus status() const { return m_status; }

 private:
  void showProgress();
  void hideProgress();

  bool m_showsProgress;
  bool m_sharesTerminal;  // with the results
  std::optional<std::uint64_t> m_total;
  std::uint64_t m_puzzles = 0;
  std::size_t m_shownWidth = 0;
  std::chrono::steady_clock::time_point m_shownAt;
  ExitStatus m_status = ExitStatus::Done;
};

}  // namespace sudoku::cli
