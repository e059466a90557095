#pragma once

#include <sudoku/grid/candidates.h>
#include <sudoku/grid/level.h>

namespace sudoku {

/// The result of looking for singles in all cells of a position.
enum class Sweep { Nothing, Placed, Contradiction };

/// Places every digit that is the only candidate of its cell.
Sweep placeNakedSingles(Candidates& candidates);

/// Places every digit that has only one cell left in some house.
Sweep placeHiddenSingles(Candidates& candidates);

/// The open cells with at least one, two and three candidates, counted for all cells at once with bitboards.
struct CandidateCounts {
  explicit CandidateCounts(const Candidates& candidates);

  CellSet atLeastOne;
  CellSet atLeastTwo;
  CellSet atLeastThree;
};

/// Applies all steps of the techniques in level Easy, or in Easy and Medium, with bitboards and without Step
/// objects. Steps never prevent each other, so their order does not matter: the result is the position where
/// a path ends that always takes the easiest step.
void applyBasicTechniques(Candidates& candidates, Level level);

}  // namespace sudoku
