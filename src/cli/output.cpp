#include "output.h"

#include <cerrno>
#include <cstdlib>
#include <string_view>
#include <system_error>
#include <unistd.h>

namespace sudoku::cli {
namespace {

constexpr auto kProgressInterval = std::chrono::milliseconds(100);

/// Writes all of a text. Gives the error that stopped it, or no error.
std::error_code writeAll(int descriptor, std::string_view text) {
  while (!text.empty()) {
    const ssize_t written = ::write(descriptor, text.data(), text.size());
    if (written >= 0)
      text.remove_prefix(static_cast<std::size_t>(written));
    else if (errno != EINTR)
      return {errno, std::generic_category()};
  }
  return {};
}

void tell(std::string_view text) {
  // There is nowhere to complain when standard error itself cannot be written.
  static_cast<void>(writeAll(STDERR_FILENO, text));
}

}  // namespace

Output::Output(bool showsProgress, std::optional<std::uint64_t> total)
    : m_showsProgress(showsProgress && isatty(STDERR_FILENO) == 1),
      m_sharesTerminal(isatty(STDOUT_FILENO) == 1),
      m_total(total) {}

Output::~Output() {
  hideProgress();
}

void Output::write(const Report& report) {
  if (m_sharesTerminal || !report.messages.empty()) hideProgress();
  if (report.hasFailures) m_status = ExitStatus::SomeFailed;
  tell(report.messages);
  if (const auto error = writeAll(STDOUT_FILENO, report.output)) {
    hideProgress();
    if (error == std::errc::broken_pipe) std::_Exit(static_cast<int>(m_status));
    tell("sudoku-cli: standard output: " + error.message() + '\n');
    std::_Exit(static_cast<int>(ExitStatus::SomeFailed));
  }
  m_puzzles += report.puzzles;
  showProgress();
}

void Output::showProgress() {
  if (!m_showsProgress) return;
  const auto now = std::chrono::steady_clock::now();
  if (m_shownWidth > 0 && now - m_shownAt < kProgressInterval) return;
  std::string text = std::to_string(m_puzzles);
  if (m_total) text += " of " + std::to_string(*m_total);
  text += " done";
  tell('\r' + text);  // never shorter than the text before, so nothing of that stays behind
  m_shownWidth = text.size();
  m_shownAt = now;
}

void Output::hideProgress() {
  if (m_shownWidth == 0) return;
  tell('\r' + std::string(m_shownWidth, ' ') + '\r');
  m_shownWidth = 0;
}

}  // namespace sudoku::cli
