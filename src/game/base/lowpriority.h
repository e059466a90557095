#pragma once

namespace sudoku {

/// Gives the calling thread from now on about a tenth of the processor where another thread of the computer
/// wants it; never so little that the thread could not end soon when it is asked to. On Linux the priorities
/// of QThread do nothing, or, the lowest, could leave a thread without any time at all.
void lowerOwnPriority();

}  // namespace sudoku
