#include "basics.h"

#include <sudoku/grid/geometry.h>

namespace sudoku {
namespace {

/// Eliminates a digit from some cells. Returns whether any of them had it as a candidate.
bool eliminate(Candidates& candidates, Digit digit, CellSet cells) {
  const CellSet gone = candidates.cellsOf(digit) & cells;
  for (const Cell cell : gone) candidates.eliminate(cell, digit);
  return !gone.isEmpty();
}

/// Applies pointing and claiming: where a box and a line cross, a digit whose places in one of them are all
/// in the crossing is eliminated from the rest of the other. Returns whether anything was eliminated.
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

CandidateCounts::CandidateCounts(const Candidates& candidates) {
  for (const Digit digit : allDigits()) {
    const CellSet cells = candidates.cellsOf(digit);
    atLeastThree |= atLeastTwo & cells;
    atLeastTwo |= atLeastOne & cells;
    atLeastOne |= cells;
  }
}

Sweep placeNakedSingles(Candidates& candidates) {
  const CandidateCounts counts(candidates);
  if (!(candidates.openCells() - counts.atLeastOne).isEmpty()) return Sweep::Contradiction;
  const CellSet singles = candidates.openCells() - counts.atLeastTwo;
  for (const Cell cell : singles) {
    // Reads the candidates only now, because placing another single in this loop may have taken the last one.
    const DigitSet digits = candidates.at(cell);
    if (digits.isEmpty()) return Sweep::Contradiction;
    candidates.place(cell, digits.first());
  }
  return singles.isEmpty() ? Sweep::Nothing : Sweep::Placed;
}

Sweep placeHiddenSingles(Candidates& candidates) {
  Sweep sweep = Sweep::Nothing;
  for (const Digit digit : allDigits()) {
    for (const House house : allHouses()) {
      const CellSet cells = candidates.cellsOf(digit) & cellsOf(house);
      if (cells.isEmpty()) return Sweep::Contradiction;
      if (!cells.hasOne() || !candidates.openCells().contains(cells.first())) continue;
      candidates.place(cells.first(), digit);
      sweep = Sweep::Placed;
    }
  }
  return sweep;
}

void applyBasicTechniques(Candidates& candidates, Level level) {
  do {
    while (placeHiddenSingles(candidates) == Sweep::Placed) continue;
    if (level == Level::Easy || candidates.openCells().isEmpty()) return;
  } while (placeNakedSingles(candidates) == Sweep::Placed || eliminateLocked(candidates) ||
           eliminateByNakedPairs(candidates) || eliminateByHiddenPairs(candidates));
}

}  // namespace sudoku
