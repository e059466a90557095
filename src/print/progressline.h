#pragma once

#include <string>

namespace sudoku::print {

/// A line on standard error that says how far the work is, if that is a terminal; gone at its end. One at a
/// time, used by one thread at a time.
class ProgressLine {
 public:
  /// What is counted: `pages`.
  explicit ProgressLine(std::string what);
  ProgressLine(const ProgressLine&) = delete;
  ProgressLine& operator=(const ProgressLine&) = delete;
  ~ProgressLine();

  void show(int done, int all);

 private:
  std::string m_what;
  bool m_isTerminal;
  int m_percent = -1;  ///< shown last
};

}  // namespace sudoku::print
