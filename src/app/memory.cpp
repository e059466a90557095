#include "memory.h"

#include <cstdlib>

#ifdef __GLIBC__
#include <malloc.h>
#endif

namespace sudoku {

void keepMemorySmall() {
#ifdef __GLIBC__
  mallopt(M_ARENA_MAX, 1);
  // Named, the size from which blocks are the system's own stays what it is; else it grows with each large
  // block that is let go.
  constexpr int kKeptFree = 128 * 1024;
  mallopt(M_TRIM_THRESHOLD, kKeptFree);
#endif
}

}  // namespace sudoku
