#include "output.h"

#include <algorithm>
#include <cerrno>
#include <climits>
#include <cstddef>
#include <cstdlib>
#include <string_view>
#include <sys/stat.h>
#include <system_error>
#include <unistd.h>

namespace sudoku::cli {
namespace {

constexpr auto kProgressInterval = std::chrono::milliseconds(100);

bool isPipe(int descriptor) {
  struct stat status {};
  return fstat(descriptor, &status) == 0 && S_ISFIFO(status.st_mode);
}

/// The longest start of a text that ends with a line and that a pipe takes as one piece, entirely or not at
/// all. A longer line has to be written in parts, and is cut if the program is killed in between.
std::string_view pieceForPipe(std::string_view text) {
  if (text.size() <= PIPE_BUF) return text;
  std::size_t feed = text.rfind('\n', PIPE_BUF - 1);
  if (feed == std::string_view::npos) feed = std::min(text.find('\n'), text.size() - 1);
  return text.substr(0, feed + 1);
}

/// Writes all of a text. Returns the error that stopped writing, or no error.
std::error_code writeAll(int descriptor, std::string_view text) {
  // Writes whole lines to a pipe, so that its reader gets no partial line even if this program is killed.
  const bool goesInPieces = text.size() > PIPE_BUF && isPipe(descriptor);
  while (!text.empty()) {
    const std::string_view piece = goesInPieces ? pieceForPipe(text) : text;
    const ssize_t written = ::write(descriptor, piece.data(), piece.size());
    if (written >= 0)
      text.remove_prefix(static_cast<std::size_t>(written));
    else if (errno != EINTR)
      return {errno, std::generic_category()};
  }
  return {};
}

void tell(std::string_view text) {
  // An error in writing to standard error cannot be reported anywhere.
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
  tell('\r' + text);  // covers the previous count, which is never longer
  m_shownWidth = text.size();
  m_shownAt = now;
}

void Output::hideProgress() {
  if (m_shownWidth == 0) return;
  tell('\r' + std::string(m_shownWidth, ' ') + '\r');
  m_shownWidth = 0;
}

}  // namespace sudoku::cli
