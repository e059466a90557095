#pragma once

#include <string>
#include <string_view>
#include <sys/types.h>
#include <vector>

/// The program under test, run as a process.
namespace sudoku::cli {

/// A file descriptor that its owner closes, and that other processes do not inherit.
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
  /// Reads what is there, up to some thousands of characters; waits for at least one. Empty at the end.
  std::string read() const;
  /// The whole content of a file, from its start.
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

/// A running sudoku-cli, or another program that is looked for as a shell does.
class Process {
 public:
  Process(const Arguments& arguments, const Descriptor& in, const Descriptor& out, const Descriptor& err,
          const std::string& program = SUDOKU_CLI);
  /// Waits for the end. Returns the exit status, or the number of the signal that ended the process as a
  /// negative number.
  int wait() const;
  void sendSignal(int signal) const;

 private:
  pid_t m_pid = -1;
};

/// The outcome of a process that has ended.
struct Finished {
  int status;
  std::string output;
  std::string errors;
};

/// Runs sudoku-cli, or another program, to its end with a text on its standard input.
Finished run(const Arguments& arguments, std::string_view input = {},
             const std::string& program = SUDOKU_CLI);

}  // namespace sudoku::cli
