#include "endsignals.h"

#include <array>
#include <cerrno>
#include <csignal>
#include <fcntl.h>
#include <unistd.h>

#include <QSocketNotifier>

namespace sudoku {
namespace {

constexpr std::array kSignals = {SIGTERM, SIGINT, SIGHUP};

/// The writing end of a pipe, to which the signal handler writes, as it may call only few other functions.
int writingEnd = -1;

void handle(int /*signal*/) {
  const int error = errno;
  const char byte = 0;
  [[maybe_unused]] const ssize_t written = ::write(writingEnd, &byte, 1);
  errno = error;
}

void setHandler(void (*handler)(int)) {
  struct sigaction action {};
  action.sa_handler = handler;
  action.sa_flags = SA_RESTART;
  sigemptyset(&action.sa_mask);
  for (const int signal : kSignals) ::sigaction(signal, &action, nullptr);
}

}  // namespace

EndSignals::EndSignals() {
  std::array<int, 2> ends{};
  if (::pipe2(ends.data(), O_CLOEXEC | O_NONBLOCK) != 0) return;
  writingEnd = ends[1];
  auto* notifier = new QSocketNotifier(ends[0], QSocketNotifier::Read, this);
  connect(notifier, &QSocketNotifier::activated, this, [this, end = ends[0]] {
    char byte = 0;
    while (::read(end, &byte, 1) == 1) {
    }
    emit received();
  });
  setHandler(handle);
}

EndSignals::~EndSignals() {
  setHandler(SIG_DFL);
}

}  // namespace sudoku
