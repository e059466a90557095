#include <algorithm>

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
  return std::all_of(givens.filledCells().begin(), givens.filledCells().end(), [&givens](Cell cell) {
    Grid fewer = givens;
    fewer.clear(cell);
    return hasSolutionWithout(fewer, {cell, *givens.at(cell)});
  });
}

}  // namespace sudoku
