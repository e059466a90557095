#include <algorithm>

#include <sudoku/checker.h>
#include <sudoku/gamestate.h>
#include <sudoku/geometry.h>

namespace sudoku {
namespace {

DigitSet& notesOf(GameState& state, Cell cell) {
  return state.notes[static_cast<std::size_t>(cell.index())];
}

void enter(GameState& state, Cell cell, Digit digit) {
  state.board.set(cell, digit);
  notesOf(state, cell) = {};
  if (conflictingCells(state.board).contains(cell)) return;
  for (const Cell peer : peersOf(cell)) notesOf(state, peer).remove(digit);
}

}  // namespace

GameState applyMove(GameState state, const Move& move) {
  if (state.isGiven(move.cell) || isSolved(state.board)) return state;
  switch (move.kind) {
    case Move::Kind::Enter:
      if (state.board.at(move.cell) != move.digit) enter(state, move.cell, *move.digit);
      break;
    case Move::Kind::Clear:
      state.board.clear(move.cell);
      notesOf(state, move.cell) = {};
      break;
    case Move::Kind::ToggleNote:
      if (state.board.isEmpty(move.cell)) notesOf(state, move.cell).toggle(*move.digit);
      break;
  }
  return state;
}

CellSet changedCells(const GameState& before, const GameState& after) {
  CellSet changed;
  for (const Cell cell : allCells())
    if (before.board.at(cell) != after.board.at(cell) || before.notesAt(cell) != after.notesAt(cell))
      changed.add(cell);
  return changed;
}

int remainingCount(const Grid& board, Digit digit) {
  return std::max(0, kDigitCount - board.cellsWith(digit).size());
}

}  // namespace sudoku
