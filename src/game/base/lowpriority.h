#pragma once

namespace sudoku {

/// Lowers the priority of the calling thread for good: it gets about a tenth of the processor where other
/// threads need it, which is enough to react soon to a request to stop. QThread's priorities have no effect
/// on Linux, except for the lowest, which could leave a thread without any time.
void lowerOwnPriority();

}  // namespace sudoku
