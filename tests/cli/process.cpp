#include "process.h"

#include <array>
#include <cerrno>
#include <csignal>
#include <cstddef>
#include <cstdlib>
#include <fcntl.h>
#include <spawn.h>
#include <sys/wait.h>
#include <system_error>
#include <unistd.h>
#include <utility>

namespace sudoku::cli {
namespace {

/// The result of a system call that must not fail.
int checked(int result) {
  if (result < 0) throw std::system_error(errno, std::generic_category());
  return result;
}

}  // namespace

Descriptor::Descriptor(int number) : m_number(checked(number)) {
  checked(fcntl(m_number, F_SETFD, FD_CLOEXEC));
}

void Descriptor::close() {
  if (m_number >= 0) ::close(m_number);
  m_number = -1;
}

void Descriptor::write(std::string_view text) const {
  while (!text.empty())
    text.remove_prefix(
        static_cast<std::size_t>(checked(static_cast<int>(::write(m_number, text.data(), text.size())))));
}

std::string Descriptor::read() const {
  std::array<char, 65536> buffer{};
  const ssize_t count = ::read(m_number, buffer.data(), buffer.size());
  // Reading from a terminal whose other end has been closed gives an error, which means the end.
  return {buffer.data(), static_cast<std::size_t>(count > 0 ? count : 0)};
}

std::string Descriptor::contents() const {
  checked(static_cast<int>(lseek(m_number, 0, SEEK_SET)));
  std::string contents;
  for (std::string part = read(); !part.empty(); part = read()) contents += part;
  return contents;
}

Descriptor makeFile() {
  std::string name = "/tmp/sudoku-cli-test-XXXXXX";
  Descriptor file(mkstemp(name.data()));
  unlink(name.c_str());
  return file;
}

Pipe makePipe() {
  std::array<int, 2> ends{};
  checked(pipe(ends.data()));
  return {Descriptor(ends[0]), Descriptor(ends[1])};
}

Terminal makeTerminal() {
  Descriptor screen(posix_openpt(O_RDWR | O_NOCTTY));
  checked(grantpt(screen.number()));
  checked(unlockpt(screen.number()));
  Descriptor program(open(ptsname(screen.number()), O_RDWR | O_NOCTTY));
  return {std::move(screen), std::move(program)};
}

Process::Process(const Arguments& arguments, const Descriptor& in, const Descriptor& out,
                 const Descriptor& err, const std::string& program) {
  Arguments words = arguments;
  words.insert(words.begin(), program);
  std::vector<char*> pointers;
  for (std::string& word : words) pointers.push_back(word.data());
  pointers.push_back(nullptr);
  posix_spawn_file_actions_t actions{};
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_adddup2(&actions, in.number(), STDIN_FILENO);
  posix_spawn_file_actions_adddup2(&actions, out.number(), STDOUT_FILENO);
  posix_spawn_file_actions_adddup2(&actions, err.number(), STDERR_FILENO);
  const int error = posix_spawnp(&m_pid, program.c_str(), &actions, nullptr, pointers.data(), environ);
  posix_spawn_file_actions_destroy(&actions);
  if (error != 0) throw std::system_error(error, std::generic_category(), program);
}

int Process::wait() const {
  int status = 0;
  checked(waitpid(m_pid, &status, 0));
  return WIFEXITED(status) ? WEXITSTATUS(status) : -WTERMSIG(status);
}

void Process::sendSignal(int signal) const {
  checked(kill(m_pid, signal));
}

Finished run(const Arguments& arguments, std::string_view input, const std::string& program) {
  const Descriptor in = makeFile();
  in.write(input);
  checked(static_cast<int>(lseek(in.number(), 0, SEEK_SET)));
  const Descriptor out = makeFile();
  const Descriptor err = makeFile();
  const Process process(arguments, in, out, err, program);
  const int status = process.wait();
  return {status, out.contents(), err.contents()};
}

}  // namespace sudoku::cli
