#pragma once

#include <sudoku/grid/puzzle.h>
#include <sudoku/grid/random.h>
#include <sudoku/logic/stepfinder.h>

#include "logic/patterns/optionposition.h"

/// Positions for searches to be tried on.
namespace sudoku::patterns {

/// A position that is no puzzle's, but full of loops and exclusions. Of a hundred cells so many as `cells`
/// says hold candidates, out of the first `digits` digits: two each, but three in so many of a hundred as
/// `thirds` says, and one in as many as `singles` says.
OptionPosition crowdedPosition(Random& random, int digits, int cells, int thirds, int singles = 0);

/// Calls `use` with the positions on the way of a puzzle where singles do not lead on.
template <typename Use>
void forEachPosition(const Puzzle& puzzle, Use use) {
  OptionPosition position(puzzle.givens);
  for (const Step& step : solvePath(sudoku::positionOf(puzzle.givens)).steps) {
    if (step.placements.empty()) use(position);
    for (const auto [cell, digit] : step.eliminations)
      position.eliminate(candidateOf(cell.index(), digit.index()));
    for (const auto [cell, digit] : step.placements) position.place(cell.index(), digit.index());
  }
}

}  // namespace sudoku::patterns
