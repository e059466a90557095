#include <csignal>
#include <exception>
#include <iostream>

#if defined(__GLIBC__)
#include <malloc.h>
#endif

#include "commandline.h"
#include "output.h"

namespace sudoku::cli {
namespace {

ExitStatus run(int argumentCount, const char* const* arguments) {
  const CommandLine commandLine = readCommandLine(argumentCount, arguments);
  if (commandLine.action) return commandLine.action();
  Output(false).write(commandLine.said);
  return commandLine.status;
}

/// Makes the GNU C library keep freed memory for the next puzzle. Otherwise it would return the memory to the
/// system after each puzzle, and get it again page by page.
void keepMemory() {
#if defined(__GLIBC__)
  constexpr int kKept = 256 * 1024 * 1024;
  constexpr int kLargestKept = 32 * 1024 * 1024;  // in bytes; the most that the GNU C library accepts
  static_cast<void>(mallopt(M_TRIM_THRESHOLD, kKept));
  static_cast<void>(mallopt(M_MMAP_THRESHOLD, kLargestKept));
#endif
}

}  // namespace
}  // namespace sudoku::cli

int main(int argc, char** argv) {
  // Ignored, so that write() fails when the reader of a pipe has gone, and the program can end properly.
  static_cast<void>(std::signal(SIGPIPE, SIG_IGN));
  try {
    sudoku::cli::keepMemory();
    return static_cast<int>(sudoku::cli::run(argc, argv));
  } catch (const std::exception& error) {
    std::cerr << "sudoku-cli: " << error.what() << '\n';
    return static_cast<int>(sudoku::cli::ExitStatus::SomeFailed);
  }
}
