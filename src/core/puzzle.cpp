#include <sudoku/checker.h>
#include <sudoku/puzzle.h>
#include <sudoku/solver.h>

namespace sudoku {

Result<Puzzle, PuzzleFault> toPuzzle(const Grid& givens) {
  if (!conflictingCells(givens).isEmpty()) return PuzzleFault::Clash;
  const auto solution = solve(givens);
  if (!solution) return PuzzleFault::NoSolution;
  if (!hasUniqueSolution(givens)) return PuzzleFault::SeveralSolutions;
  return Puzzle{givens, *solution};
}

bool isMinimal(const Grid& givens) {
  for (const Cell cell : givens.filledCells()) {
    Grid fewer = givens;
    fewer.clear(cell);
    if (hasUniqueSolution(fewer)) return false;
  }
  return true;
}

}  // namespace sudoku
