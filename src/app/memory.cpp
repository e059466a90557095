#include "memory.h"

#include <algorithm>
#include <chrono>
#include <cstdlib>

#ifdef __GLIBC__
#include <malloc.h>
#endif

#include <QTimer>

namespace sudoku {

void keepMemorySmall() {
#ifdef __GLIBC__
  mallopt(M_ARENA_MAX, 1);
  // The number of free bytes that malloc keeps at the end of the heap. Setting a value stops malloc from
  // raising it after large blocks are freed, so that freed memory goes back to the system.
  constexpr int kKeptFree = 128 * 1024;
  mallopt(M_TRIM_THRESHOLD, kKeptFree);
#endif
}

void giveBackFreeMemory() {
#ifdef __GLIBC__
  malloc_trim(0);
#endif
}

void keepGivingBackMemory(QObject& owner) {
  static constexpr std::chrono::milliseconds kFirst = std::chrono::seconds(2);
  static constexpr std::chrono::milliseconds kLongest = std::chrono::hours(1);
  auto* const timer = new QTimer(&owner);
  timer->setTimerType(Qt::VeryCoarseTimer);
  QObject::connect(timer, &QTimer::timeout, &owner, [timer] {
    giveBackFreeMemory();
    timer->setInterval(std::min(timer->intervalAsDuration() * 2, kLongest));
  });
  timer->start(kFirst);
}

}  // namespace sudoku
