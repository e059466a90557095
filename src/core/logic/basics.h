#pragma once

#include <sudoku/grid/candidates.h>
#include <sudoku/grid/level.h>

namespace sudoku {

/// The result of a sweep over a position.
enum class Sweep { Nothing, Placed, Contradiction };

/// Places every digit that is the only candidate of its cell.
Sweep placeNakedSingles(Candidates& candidates);

/// Places every digit that has only one cell left in some house.
Sweep placeHiddenSingles(Candidates& candidates);

/// The open cells by how few candidates they have: bit-sliced counting over the nine digits.
struct CandidateCounts {
  explicit CandidateCounts(const Candidates& candidates);

  CellSet atLeastOne;
  CellSet atLeastTwo;
  CellSet atLeastThree;
};

/// Takes every step that the techniques of the two easiest levels find, or of the easiest alone, by bitboards
/// and without making Step objects. No technique takes steps away from another, so the order does not matter:
/// the result is where a path ends that always takes the easiest step.
void applyBasicTechniques(Candidates& candidates, Level level);

}  // namespace sudoku
