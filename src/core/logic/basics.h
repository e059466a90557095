#pragma once

#include <sudoku/grid/candidates.h>
#include <sudoku/grid/level.h>

namespace sudoku {

/// What a sweep over a position came to.
enum class Sweep { Nothing, Placed, Contradiction };

/// Places every digit that is the only candidate of its cell.
Sweep placeNakedSingles(Candidates& candidates);

/// Places every digit that has only one cell left in some house.
Sweep placeHiddenSingles(Candidates& candidates);

/// The open cells sorted by how few candidates they have: bit-sliced counting over the nine digits.
struct CandidateCounts {
  explicit CandidateCounts(const Candidates& candidates);

  CellSet atLeastOne;
  CellSet atLeastTwo;
  CellSet atLeastThree;
};

/// Takes every step that the techniques of the two easiest levels find, or those of the easiest alone, by
/// bitboards and without a Step to show for it. One technique never takes steps from another, so the order
/// makes no difference to where this ends: it is where a path ends that takes the easiest step each time.
void applyBasicTechniques(Candidates& candidates, Level level);

}  // namespace sudoku
