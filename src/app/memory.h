#pragma once

namespace sudoku {

/// Keeps the memory of the process small while threads come and go: glibc gives nearly each thread a heap of
/// its own, and the memory freed in many heaps hardly ever goes back to the system. To be called before a
/// second thread is started; does nothing if the C library is not glibc.
void keepMemorySmall();

}  // namespace sudoku
