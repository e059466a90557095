#pragma once

namespace sudoku {

/// Keeps the memory of the process small while workers come and go: with a heap for nearly each thread, what
/// they leave behind is spread over many heaps, and hardly any of it goes back to the system. To be called
/// before there is a thread beside the first; does nothing if the C library is not glibc.
void keepMemorySmall();

}  // namespace sudoku
