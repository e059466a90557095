#include "memory.h"

#include <cstdlib>

#ifdef __GLIBC__
#include <malloc.h>
#endif

namespace sudoku {

void keepMemorySmall() {
#ifdef __GLIBC__
  mallopt(M_ARENA_MAX, 1);
  // The free bytes at the heap's top that malloc keeps. Once this is set, malloc does not raise it after
  // freeing large blocks, so that freed memory goes back to the system.
  constexpr int kKeptFree = 128 * 1024;
  mallopt(M_TRIM_THRESHOLD, kKeptFree);
#endif
}

}  // namespace sudoku
