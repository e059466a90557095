#pragma once

#include <string>

namespace sudoku::print {

/// A line that shows progress on standard error, if that is a terminal; the line disappears at the object's
/// end. Only one object exists at a time, and one thread at a time uses it.
class ProgressLine {
 public:
  /// Begins the line; `what` names what is counted, such as `pages`.
  explicit ProgressLine(std::string what);
  ProgressLine(const ProgressLine&) = delete;
  ProgressLine& operator=(const ProgressLine&) = delete;
  ~ProgressLine();

  void show(int done, int all);

 private:
  std::string m_what;
  bool m_isTerminal;
  int m_percent = -1;  ///< percentage shown last
};

}  // namespace sudoku::print
