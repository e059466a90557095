#include "opensingles.h"

#include <cstddef>

#include <sudoku/grid/geometry.h>

#include "logic/basics.h"

namespace sudoku {

Singles singlesOf(const Candidates& candidates) {
  Singles singles;
  const CandidateCounts counts(candidates);
  const CellSet naked = candidates.openCells() - counts.atLeastTwo;
  singles.isContradiction = !(candidates.openCells() - counts.atLeastOne).isEmpty();
  for (const Digit digit : allDigits()) {
    const CellSet places = candidates.cellsOf(digit);
    CellSet& cells = singles.cells[static_cast<std::size_t>(digit.index())];
    for (const House house : allHouses()) {
      const CellSet inHouse = places & cellsOf(house);
      if (inHouse.isEmpty()) singles.isContradiction = true;
      if (inHouse.hasOne()) cells |= inHouse;
    }
    cells = (cells | (naked & places)) & candidates.openCells();
  }
  return singles;
}

}  // namespace sudoku
