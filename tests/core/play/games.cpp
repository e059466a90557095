#include "games.h"

#include <sudoku/grid/checker.h>

#include "../testgrids.h"

namespace sudoku {
namespace {

/// A move of a kind, over the cells given.
Move moveOf(Move::Kind kind, const std::vector<Cell>& cells, const GameState& target, Random& random) {
  if (kind == Move::Kind::Restore) return Move::restore(target);
  Move move{kind, {}};
  for (const Cell cell : cells) {
    DigitSet digits = DigitSet::fromBits(random.below(512));
    if (kind == Move::Kind::Clear) digits = {};
    if (kind == Move::Kind::Enter) digits = {randomDigit(random)};
    move.parts.push_back({cell, digits});
  }
  move.sets = random.below(2) == 0;
  move.erases = random.below(4) != 0;
  return move;
}

}  // namespace

GameState gameOf(std::uint64_t seed) {
  return GameState(puzzleOf(seed));
}

Digit rightFor(const GameState& state, Cell cell) {
  return *state.puzzle.solution.at(cell);
}

std::optional<Digit> harmlessWrongFor(const GameState& state, Cell cell) {
  for (const Digit digit : allDigits())
    if (digit != rightFor(state, cell) && possibleCells(state.board, digit).contains(cell)) return digit;
  return std::nullopt;
}

GameState withAllNotes(GameState state) {
  for (const Cell cell : state.board.emptyCells())
    for (const Digit digit : allDigits()) state = applyMove(state, Move::setNote(cell, digit));
  return state;
}

GameState solvedGame(std::uint64_t seed) {
  GameState state = gameOf(seed);
  for (const Cell cell : state.board.emptyCells())
    state = applyMove(state, Move::enter(cell, rightFor(state, cell)));
  return state;
}

GameState withAllOfEachKind(GameState state) {
  state = withAllNotes(state);
  state.centreNotes = state.notes;
  for (const Cell cell : allCells()) state.colours[static_cast<std::size_t>(cell.index())] = allColours();
  return state;
}

CellSet changedCells(const GameState& before, const GameState& after) {
  CellSet changed;
  for (const Cell cell : allCells())
    if (before.board.at(cell) != after.board.at(cell) || before.notesAt(cell) != after.notesAt(cell) ||
        before.centreNotesAt(cell) != after.centreNotesAt(cell) ||
        before.coloursAt(cell) != after.coloursAt(cell) || before.ruledOutAt(cell) != after.ruledOutAt(cell))
      changed.add(cell);
  return changed;
}

Digit randomDigit(Random& random) {
  return Digit(1 + static_cast<int>(random.below(kDigitCount)));
}

Move randomMove(Random& random, const GameState& target) {
  std::vector<Cell> cells(allCells().begin(), allCells().end());
  random.shuffle(cells);
  cells.resize(1 + random.below(5), Cell(0));
  const std::uint32_t number = random.below(24);
  const auto kind = number < 6 ? Move::Kind::Enter : static_cast<Move::Kind>(number % 8 + 1);
  return number == 23 ? Move::restore(target) : moveOf(kind, cells, target, random);
}

}  // namespace sudoku
