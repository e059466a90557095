#pragma once

#include <string>
#include <string_view>
#include <sys/types.h>
#include <vector>

/// The program under test, run as a process.
namespace sudoku::cli {

/// A file descriptor that is closed with its owner, and not inherited by processes.
class Descriptor {
 public:
  explicit Descriptor(int number);
  ~Descriptor() { close(); }
  Descriptor(Descriptor&& other) noexcept : m_number(other.m_number) { other.m_number = -1; }
  Descriptor(const Descriptor&) = delete;
  Descriptor& operator=(const Descriptor&) = delete;
  Descriptor& operator=(Descriptor&&) = delete;

  int number() const { return m_number; }
  void close();
  void write(std::string_view text) const;
  /// What is there to be read, up to some thousands of characters; waits for some. Empty at the end.
  std::string read() const;
  /// Everything from the start, for a file.
  std::string contents() const;

 private:
  int m_number;
};

/// An empty file without a name.
Descriptor makeFile();

struct Pipe {
  Descriptor readEnd;
  Descriptor writeEnd;
};
Pipe makePipe();

/// A terminal: what is written to one end is read at the other.
struct Terminal {
  Descriptor screen;
  Descriptor program;
};
Terminal makeTerminal();

using Arguments = std::vector<std::string>;

/// sudoku-cli at work, or another program that is looked for as a shell does.
class Process {
 public:
  Process(const Arguments& arguments, const Descriptor& in, const Descriptor& out, const Descriptor& err,
          const std::string& program = SUDOKU_CLI);
  /// The exit status, or the number of the signal that ended it as a negative number.
  int wait() const;
  void sendSignal(int signal) const;

 private:
  pid_t m_pid = -1;
};

/// What a process left behind.
struct Finished {
  int status;
  std::string output;
  std::string errors;
};

/// Runs sudoku-cli, or another program, to its end with that text on its standard input.
Finished run(const Arguments& arguments, std::string_view input = {},
             const std::string& program = SUDOKU_CLI);

}  // namespace sudoku::cli
