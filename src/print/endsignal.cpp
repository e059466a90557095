#include "endsignal.h"

#include <atomic>
#include <csignal>
#include <cstdlib>
#include <memory>
#include <pthread.h>
#include <thread>
#include <utility>

namespace sudoku::print {
namespace {

/// Number of the signal received: written by the thread that waits for signals, read when the program ends.
std::atomic<int>& received() {
  static std::atomic<int> signal = SIGINT;
  return signal;
}

sigset_t endingSignals() {
  sigset_t signals{};
  sigemptyset(&signals);
  for (const int signal : {SIGINT, SIGTERM, SIGHUP}) sigaddset(&signals, signal);
  return signals;
}

}  // namespace

EndSignal::EndSignal() {
  const sigset_t signals = endingSignals();
  pthread_sigmask(SIG_BLOCK, &signals, nullptr);  // later threads inherit the blocked signals from this one
  std::stop_source source;
  m_token = source.get_token();
  // The thread waits for signals as long as the program runs.
  std::thread([signals, source = std::move(source)]() mutable {
    int signal = 0;
    if (sigwait(&signals, &signal) != 0) return;
    received() = signal;
    source.request_stop();
  }).detach();
}

void EndSignal::endProgram() {
  const int signal = received();
  static_cast<void>(std::signal(signal, SIG_DFL));
  const sigset_t signals = endingSignals();
  pthread_sigmask(SIG_UNBLOCK, &signals, nullptr);
  static_cast<void>(std::raise(signal));
  std::_Exit(1);
}

}  // namespace sudoku::print
