#include "storedgame.h"

#include <algorithm>

#include <sudoku/grid/checker.h>

namespace sudoku {
namespace {

/// Whether a position is one of this puzzle.
bool isPositionOf(const GameContents& contents, const Puzzle& puzzle) {
  const CellSet cells = allCells();
  return std::all_of(cells.begin(), cells.end(), [&](Cell cell) {
    const auto given = puzzle.givens.at(cell);
    if (given && (contents.board.at(cell) != given || !contents.ruledOutAt(cell).isEmpty())) return false;
    return contents.board.isEmpty(cell) || contents.notesAt(cell).isEmpty();
  });
}

bool isPossible(const GameState& state, const Move& move) {
  if (isSolved(state.board)) return false;
  if (move.target && !isPositionOf(*move.target, state.puzzle)) return false;
  return std::none_of(move.parts.begin(), move.parts.end(),
                      [&](const Move::Part& part) { return state.isGiven(part.cell); });
}

}  // namespace

HelpCounts StoredGame::help() const {
  HelpCounts counts;
  for (const HelpEvent& event : events) ++counts.of(event.kind);
  return counts;
}

std::optional<Grid> boardOf(const StoredGame& game) {
  GameState state(game.puzzle);
  Grid board = state.board;
  int made = 0;
  for (const auto& [move, clock] : game.moves) {
    if (!isPossible(state, move)) return std::nullopt;
    state = applyMove(state, move);
    if (++made == game.position) board = state.board;
  }
  return board;
}

}  // namespace sudoku
