#include "memory.h"

#include <cstdlib>

#ifdef __GLIBC__
#include <malloc.h>
#endif

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

}  // namespace sudoku
