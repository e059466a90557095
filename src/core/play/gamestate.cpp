#include <algorithm>
#include <map>

#include <sudoku/grid/checker.h>
#include <sudoku/grid/geometry.h>
#include <sudoku/play/gamestate.h>

namespace sudoku {
namespace {

DigitSet& notesOf(GameState& state, Cell cell) {
  return state.notes[static_cast<std::size_t>(cell.index())];
}

DigitSet& ruledOutOf(GameState& state, Cell cell) {
  return state.ruledOut[static_cast<std::size_t>(cell.index())];
}

void enter(GameState& state, Cell cell, Digit digit, bool erases) {
  if (state.board.at(cell) == digit || isSolved(state.board)) return;
  state.board.set(cell, digit);
  notesOf(state, cell) = {};
  if (!erases || conflictingCells(state.board).contains(cell)) return;
  for (const Cell peer : peersOf(cell)) notesOf(state, peer).remove(digit);
}

/// Notes, and what is ruled out, are for cells that are open.
void changeOpenCell(GameState& state, const Move& move, const Move::Part& part) {
  if (!state.board.isEmpty(part.cell)) return;
  DigitSet& notes = notesOf(state, part.cell);
  if (move.kind == Move::Kind::Fill) {
    notes = part.digits;
  } else if (move.kind == Move::Kind::Note && move.sets) {
    notes = notes | part.digits;
  } else {
    notes = notes - part.digits;
  }
  if (move.kind == Move::Kind::RuleOut)
    ruledOutOf(state, part.cell) = state.ruledOutAt(part.cell) | part.digits;
}

void changeCell(GameState& state, const Move& move, const Move::Part& part) {
  switch (move.kind) {
    case Move::Kind::Enter:
      return enter(state, part.cell, part.digits.first(), move.erases);
    case Move::Kind::Clear:
      state.board.clear(part.cell);
      notesOf(state, part.cell) = {};
      return;
    default:
      return changeOpenCell(state, move, part);
  }
}

void restore(GameState& state, const GameContents& target) {
  for (const Cell cell : state.puzzle.givens.emptyCells()) {
    state.board.set(cell, target.board.at(cell));
    notesOf(state, cell) = target.notesAt(cell);
    ruledOutOf(state, cell) = target.ruledOutAt(cell);
  }
}

}  // namespace

Move Move::enter(const std::vector<Candidate>& entries) {
  Move move{Kind::Enter};
  for (const Candidate& entry : entries) move.parts.push_back({entry.cell, {entry.digit}});
  return move;
}

Move Move::ruleOut(const std::vector<Candidate>& candidates) {
  std::map<Cell, DigitSet> digitsOf;
  for (const Candidate& candidate : candidates) digitsOf[candidate.cell].add(candidate.digit);
  Move move{Kind::RuleOut};
  for (const auto& [cell, digits] : digitsOf) move.parts.push_back({cell, digits});
  return move;
}

Move Move::restore(const GameContents& target) {
  return {Kind::Restore, {}, true, true, std::make_shared<const GameContents>(target)};
}

bool operator==(const Move& a, const Move& b) {
  const bool sameTarget = a.target && b.target ? *a.target == *b.target : a.target == b.target;
  return sameTarget && a.kind == b.kind && a.parts == b.parts && a.sets == b.sets && a.erases == b.erases;
}

GameState applyMove(GameState state, const Move& move) {
  if (isSolved(state.board)) return state;
  if (move.kind == Move::Kind::Restore) {
    restore(state, *move.target);
    return state;
  }
  for (const Move::Part& part : move.parts)
    if (!state.isGiven(part.cell)) changeCell(state, move, part);
  return state;
}

AppliedMove applyMoveWithChanges(const GameState& state, const Move& move) {
  AppliedMove applied{applyMove(state, move), {}};
  for (const Cell cell : allCells())
    if (applied.state.board.at(cell) != state.board.at(cell) ||
        applied.state.notesAt(cell) != state.notesAt(cell) ||
        applied.state.ruledOutAt(cell) != state.ruledOutAt(cell))
      applied.changed.add(cell);
  return applied;
}

Candidates candidatesOf(const GameState& state) {
  Candidates candidates(state.board);
  for (const Cell cell : candidates.openCells())
    for (const Digit digit : state.ruledOutAt(cell)) candidates.eliminate(cell, digit);
  return candidates;
}

CellSet twoCandidateCells(const GameState& state) {
  const Candidates candidates = candidatesOf(state);
  CellSet cells;
  for (const Cell cell : candidates.openCells())
    if (candidates.at(cell).size() == 2) cells.add(cell);
  return cells;
}

int remainingCount(const Grid& board, Digit digit) {
  return std::max(0, kDigitCount - board.cellsWith(digit).size());
}

}  // namespace sudoku
