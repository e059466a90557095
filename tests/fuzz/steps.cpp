#include <array>

#include <sudoku/logic/position.h>
#include <sudoku/logic/stepfinder.h>

#include "bytes.h"
#include "puzzles.h"
#include "targets.h"

namespace sudoku::fuzz {

/// Takes candidates that are not the solution's away, as players and eliminations do, and asks for the next
/// step again and again.
void findSteps(std::string_view input) {
  Bytes bytes(input);
  const Puzzle puzzle = somePuzzle(bytes);
  Position position = positionOf(puzzle.givens);
  while (!bytes.isAtEnd()) {
    const Cell cell(bytes.below(kCellCount));
    const Digit digit(1 + bytes.below(9));
    if (puzzle.solution.at(cell) != digit) position.candidates.eliminate(cell, digit);
    if (bytes.below(8) != 0) continue;
    const auto step = nextStep(position);
    if (!step) return;
    for (const Candidate& placed : step->placements) require(puzzle.solution.at(placed.cell) == placed.digit);
    for (const Candidate& gone : step->eliminations) require(puzzle.solution.at(gone.cell) != gone.digit);
    position = applyStep(position, *step);
  }
}

}  // namespace sudoku::fuzz
