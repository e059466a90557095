#include <sudoku/making/dig.h>
#include <sudoku/solving/solver.h>

#include "digger.h"

namespace sudoku {

Grid dig(const Grid& board, const Recipe& recipe, Random& random) {
  digging::Digger digger(board, recipe, random);
  while (!digger.isDone()) {
    const auto candidate = digger.candidate();
    digger.answer(candidate ? hasSolutionWithout(digger.grid(), *candidate)
                            : !hasUniqueSolution(digger.grid()));
  }
  return digger.grid();
}

}  // namespace sudoku
