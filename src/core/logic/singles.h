#pragma once

#include <sudoku/grid/candidates.h>

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

}  // namespace sudoku
