#pragma once

#include <sudoku/grid/candidates.h>
#include <sudoku/grid/level.h>

namespace sudoku {

/// Takes every step that the techniques of the two easiest levels find, by bitboards and without a Step to
/// show for it. They only ever gain from what others do, so the order makes no difference to where this ends:
/// where a path ends that takes the easiest step each time.
void applyBasicTechniques(Candidates& candidates, Level level);

}  // namespace sudoku
