#pragma once

namespace sudoku {

/// Keeps the memory of the process small while workers come and go: with a heap for nearly each thread, what
/// they leave behind is spread over many, and hardly any of it goes back to the system. To be called before
/// there is a thread beside the first; does nothing where the C library is another than glibc.
void keepMemorySmall();

}  // namespace sudoku
