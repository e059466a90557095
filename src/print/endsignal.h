#pragma once

#include <stop_token>

namespace sudoku::print {

/// Ctrl+C and the other signals that end a program ask the work to stop, so that it can leave everything as
/// it was. Made before any thread, and once.
class EndSignal {
 public:
  EndSignal();

  const std::stop_token& token() const { return m_token; }
  /// Ends the program by the signal that came, so that the program that started it knows.
  [[noreturn]] static void endProgram();

 private:
  std::stop_token m_token;
};

}  // namespace sudoku::print
