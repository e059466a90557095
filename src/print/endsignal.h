#pragma once

#include <stop_token>

namespace sudoku::print {

/// Makes Ctrl+C and the other signals that end a program request a stop instead, so that the program can stop
/// without leaving half-written files. To be made once, before any thread.
class EndSignal {
 public:
  EndSignal();

  const std::stop_token& token() const { return m_token; }
  /// Ends the program by the signal that was received, so that the parent process sees the reason.
  [[noreturn]] static void endProgram();

 private:
  std::stop_token m_token;
};

}  // namespace sudoku::print
