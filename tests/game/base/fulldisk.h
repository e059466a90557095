#pragma once

#include <csignal>
#include <sys/resource.h>

namespace sudoku {

/// Keeps files of this process from growing, as on a full disk, as long as the object lives.
class FullDisk {
 public:
  FullDisk() {
    m_handler = std::signal(SIGXFSZ, SIG_IGN);
    ::getrlimit(RLIMIT_FSIZE, &m_before);
    const rlimit none{0, m_before.rlim_max};
    ::setrlimit(RLIMIT_FSIZE, &none);
  }
  ~FullDisk() {
    ::setrlimit(RLIMIT_FSIZE, &m_before);
    static_cast<void>(std::signal(SIGXFSZ, m_handler));
  }
  FullDisk(const FullDisk&) = delete;
  FullDisk& operator=(const FullDisk&) = delete;

 private:
  rlimit m_before{};
  void (*m_handler)(int) = SIG_DFL;
};

}  // namespace sudoku
