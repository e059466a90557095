#include <sudoku/logic/position.h>

namespace sudoku {

Position positionOf(const Grid& givens) {
  return {givens, givens, Candidates(givens)};
}

Position applyStep(Position position, const Step& step) {
  for (const auto [cell, digit] : step.placements) {
    position.board.set(cell, digit);
    position.candidates.place(cell, digit);
  }
  for (const auto [cell, digit] : step.eliminations) position.candidates.eliminate(cell, digit);
  return position;
}

}  // namespace sudoku
