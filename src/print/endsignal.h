#pragma once

#include <stop_token>

namespace sudoku::print {

/// Has Ctrl+C and the other signals that end a program ask the work to stop, so that the work can leave
/// everything as it was. To be made once, before any thread.
class EndSignal {
 public:
  EndSignal();

  const std::stop_token& token() const { return m_token; }
  /// Ends the program by the signal that came, so that the program that started it sees that.
  [[noreturn]] static void endProgram();

 private:
  std::stop_token m_token;
};

}  // namespace sudoku::print
