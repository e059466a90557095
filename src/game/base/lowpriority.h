#pragma once

namespace sudoku {

/// From now on the thread that calls it gets a tenth of the processor, about, where another thread of the
/// computer wants it; never so little that it could not end soon when it is asked to. On Linux the priorities
/// of QThread do nothing, or, the lowest, could leave a thread without any time at all.
void lowerOwnPriority();

}  // namespace sudoku
