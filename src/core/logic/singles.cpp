#include "singles.h"

#include <sudoku/grid/geometry.h>

namespace sudoku {

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
    // A single placed just before may have taken the last candidate of this cell.
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

}  // namespace sudoku
