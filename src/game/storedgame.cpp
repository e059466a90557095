#include "storedgame.h"

#include <sudoku/grid/checker.h>

namespace sudoku {

std::optional<Grid> boardOf(const StoredGame& game) {
  GameState state(game.puzzle);
  Grid board = state.board;
  int made = 0;
  for (const Move& move : game.moves) {
    if (state.isGiven(move.cell) || isSolved(state.board)) return std::nullopt;
    state = applyMove(state, move);
    if (++made == game.position) board = state.board;
  }
  return board;
}

}  // namespace sudoku
