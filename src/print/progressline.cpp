#include "progressline.h"

#include <iostream>
#include <unistd.h>
#include <utility>

namespace sudoku::print {
namespace {

constexpr auto kClearLine = "\r\033[K";

}  // namespace

ProgressLine::ProgressLine(std::string what)
    : m_what(std::move(what)), m_isTerminal(isatty(STDERR_FILENO) == 1) {}

ProgressLine::~ProgressLine() {
  if (m_percent >= 0) std::cerr << kClearLine << std::flush;
}

void ProgressLine::show(int done, int all) {
  const int percent = 100 * done / all;
  if (!m_isTerminal || percent == m_percent) return;
  m_percent = percent;
  // Written in one piece, since a terminal could show the line in parts. Standard error is not buffered, so
  // no flush is needed.
  std::cerr << kClearLine + m_what + ": " + std::to_string(done) + " of " + std::to_string(all) << std::flush;
}

}  // namespace sudoku::print
