#pragma once

#include <string>

namespace sudoku::print {

/// A line that shows progress on standard error if standard error is a terminal; the destructor clears the
/// line. Only one object exists at a time, used by one thread at a time.
class ProgressLine {
 public:
  /// Begins the line; `what` names the things counted, such as `pages`.
  explicit ProgressLine(std::string what);
  ProgressLine(const ProgressLine&) = delete;
  ProgressLine& operator=(const ProgressLine&) = delete;
  ~ProgressLine();

  void show(int done, int all);

 private:
  std::string m_what;
  bool m_isTerminal;
  int m_percent = -1;  ///< percentage that the line shows; -1 before the first
};

}  // namespace sudoku::print
