#pragma once

#include <QtGlobal>

namespace sudoku::soak {

/// What the process uses of the machine at a moment.
struct Usage {
  qint64 residentBytes = 0;
  int handles = 0;  ///< open files, sockets and pipes
  int threads = 0;
};

/// Reads it from Linux's /proc; zeros elsewhere.
Usage measureUsage();

}  // namespace sudoku::soak
