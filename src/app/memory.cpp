#include "memory.h"

#include <cstdlib>

#ifdef __GLIBC__
#include <malloc.h>
#endif

namespace sudoku {

void keepMemorySmall() {
#ifdef __GLIBC__
  mallopt(M_ARENA_MAX, 1);
  // The threshold is set so that it stays as it is: from this size on blocks are the system's own. Otherwise
  // it grows with each large block that is freed.
  constexpr int kKeptFree = 128 * 1024;
  mallopt(M_TRIM_THRESHOLD, kKeptFree);
#endif
}

}  // namespace sudoku
