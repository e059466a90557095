#include <algorithm>

#include <sudoku/grid/checker.h>
#include <sudoku/grid/geometry.h>
#include <sudoku/play/gamestate.h>

namespace sudoku {
namespace {

DigitSet& notesOf(GameState& state, Cell cell) {
  return state.notes[static_cast<std::size_t>(cell.index())];
}

// Each of these gives the cells that it has changed.

CellSet enter(GameState& state, Cell cell, Digit digit) {
  if (state.board.at(cell) == digit) return {};
  CellSet changed{cell};
  state.board.set(cell, digit);
  notesOf(state, cell) = {};
  if (conflictingCells(state.board).contains(cell)) return changed;
  for (const Cell peer : peersOf(cell)) {
    if (!state.notesAt(peer).contains(digit)) continue;
    notesOf(state, peer).remove(digit);
    changed.add(peer);
  }
  return changed;
}

CellSet clear(GameState& state, Cell cell) {
  if (state.board.isEmpty(cell) && state.notesAt(cell).isEmpty()) return {};
  state.board.clear(cell);
  notesOf(state, cell) = {};
  return {cell};
}

CellSet toggleNote(GameState& state, Cell cell, Digit digit) {
  if (!state.board.isEmpty(cell)) return {};
  notesOf(state, cell).toggle(digit);
  return {cell};
}

CellSet change(GameState& state, const Move& move) {
  if (state.isGiven(move.cell) || isSolved(state.board)) return {};
  switch (move.kind) {
    case Move::Kind::Enter:
      return enter(state, move.cell, *move.digit);
    case Move::Kind::Clear:
      return clear(state, move.cell);
    case Move::Kind::ToggleNote:
      return toggleNote(state, move.cell, *move.digit);
  }
  return {};
}

}  // namespace

GameState applyMove(GameState state, const Move& move) {
  change(state, move);
  return state;
}

AppliedMove applyMoveWithChanges(const GameState& state, const Move& move) {
  AppliedMove applied{state, {}};
  applied.changed = change(applied.state, move);
  return applied;
}

int remainingCount(const Grid& board, Digit digit) {
  return std::max(0, kDigitCount - board.cellsWith(digit).size());
}

}  // namespace sudoku
