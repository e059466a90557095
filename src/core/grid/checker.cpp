#include <sudoku/grid/checker.h>
#include <sudoku/grid/geometry.h>

namespace sudoku {

CellSet conflictingCells(const Grid& grid) {
  CellSet conflicting;
  for (const Digit digit : allDigits()) {
    const CellSet cells = grid.cellsWith(digit);
    for (const Cell cell : cells)
      if (!(cells & peersOf(cell)).isEmpty()) conflicting.add(cell);
  }
  return conflicting;
}

std::optional<Clash> findClash(const Grid& grid, CellSet wanted) {
  std::optional<Clash> first;
  for (const House house : allHouses())
    for (const Digit digit : allDigits()) {
      const CellSet cells = grid.cellsWith(digit) & cellsOf(house);
      if (cells.size() < 2) continue;
      if (!(cells & wanted).isEmpty()) return Clash{house, digit, cells};
      if (!first) first = Clash{house, digit, cells};
    }
  return first;
}

bool isSolved(const Grid& grid) {
  return grid.isFull() && conflictingCells(grid).isEmpty();
}

CellSet possibleCells(const Grid& grid, Digit digit) {
  CellSet possible = grid.emptyCells();
  for (const Cell cell : grid.cellsWith(digit)) possible -= peersOf(cell);
  return possible;
}

CheckReport checkEntries(const Grid& givens, const Grid& board, const Grid& solution) {
  CheckReport report;
  report.empty = board.emptyCells();
  for (const Cell cell : board.filledCells() - givens.filledCells())
    (board.at(cell) == solution.at(cell) ? report.right : report.wrong).add(cell);
  return report;
}

}  // namespace sudoku
