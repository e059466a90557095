#pragma once

class QObject;

namespace sudoku {

/// Keeps the memory of the process small while threads come and go: glibc gives nearly each thread a heap of
/// its own, and the memory freed in many heaps hardly ever goes back to the system. To be called before a
/// second thread is started; does nothing if the C library is not glibc.
void keepMemorySmall();

/// Gives the memory that is free back to the system, also that between blocks in use, which never goes back
/// by itself. Takes some milliseconds; does nothing if the C library is not glibc.
void giveBackFreeMemory();

/// Gives free memory back some seconds after the start, and then again after twice as long each time, up to
/// an hour: the most is used and freed by what the start leaves to the background. Ends with `owner`.
void keepGivingBackMemory(QObject& owner);

}  // namespace sudoku
