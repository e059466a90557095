#include "basics.h"

#include <sudoku/grid/geometry.h>

#include "singles.h"

namespace sudoku {
namespace {

/// Takes a digit from some cells. True: there was something to take.
bool eliminate(Candidates& candidates, Digit digit, CellSet cells) {
  const CellSet gone = candidates.cellsOf(digit) & cells;
  for (const Cell cell : gone) candidates.eliminate(cell, digit);
  return !gone.isEmpty();
}

/// Pointing and claiming in one: of a box and a line that cross, a digit that one has only where they cross
/// goes from the rest of the other.
bool eliminateLocked(Candidates& candidates) {
  bool isChanged = false;
  for (const Digit digit : allDigits()) {
    for (int number = 0; number < 9; ++number) {
      const CellSet box = cellsOf(House::box(number));
      for (int line = 0; line < 3; ++line) {
        for (const House crossing :
             {House::row(number / 3 * 3 + line), House::column(number % 3 * 3 + line)}) {
          const CellSet cells = candidates.cellsOf(digit);
          const CellSet inBox = (cells & box) - cellsOf(crossing);
          const CellSet inLine = (cells & cellsOf(crossing)) - box;
          if (inBox.isEmpty() == inLine.isEmpty()) continue;
          isChanged |= eliminate(candidates, digit, inBox | inLine);
        }
      }
    }
  }
  return isChanged;
}

bool eliminateByNakedPairs(Candidates& candidates) {
  const CandidateCounts counts(candidates);
  const CellSet pairs = (candidates.openCells() & counts.atLeastTwo) - counts.atLeastThree;
  bool isChanged = false;
  for (const Cell cell : pairs) {
    const DigitSet digits = candidates.at(cell);
    for (const Cell other : pairs& peersOf(cell)) {
      if (other < cell || candidates.at(other) != digits) continue;
      for (const Digit digit : digits)
        isChanged |= eliminate(candidates, digit, peersOf(cell) & peersOf(other));
    }
  }
  return isChanged;
}

bool eliminateByHiddenPairs(Candidates& candidates) {
  bool isChanged = false;
  for (const House house : allHouses()) {
    for (int first = 1; first < kDigitCount; ++first) {
      const CellSet cells = candidates.cellsOf(Digit(first)) & cellsOf(house);
      if (cells.size() != 2) continue;
      for (int second = first + 1; second <= kDigitCount; ++second) {
        if ((candidates.cellsOf(Digit(second)) & cellsOf(house)) != cells) continue;
        for (const Digit other : allDigits())
          if (other.value() != first && other.value() != second)
            isChanged |= eliminate(candidates, other, cells);
      }
    }
  }
  return isChanged;
}

}  // namespace

void applyBasicTechniques(Candidates& candidates, Level level) {
  do {
    while (placeHiddenSingles(candidates) == Sweep::Placed) continue;
    if (level == Level::Easy || candidates.openCells().isEmpty()) return;
  } while (placeNakedSingles(candidates) == Sweep::Placed || eliminateLocked(candidates) ||
           eliminateByNakedPairs(candidates) || eliminateByHiddenPairs(candidates));
}

}  // namespace sudoku
