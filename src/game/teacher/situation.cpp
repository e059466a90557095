#include "situation.h"

#include <algorithm>

namespace sudoku {
namespace {

Grid rightEntries(const GameState& state) {
  Grid board = state.board;
  for (const Cell cell : allCells())
    if (board.at(cell) != state.puzzle.solution.at(cell)) board.set(cell, std::nullopt);
  return board;
}

Candidates boardCandidates(const GameState& state, const Grid& board) {
  Candidates candidates(board);
  for (const Cell cell : candidates.openCells())
    for (const Digit digit : state.ruledOutAt(cell))
      if (digit != state.puzzle.solution.at(cell)) candidates.eliminate(cell, digit);
  return candidates;
}

/// Only the notes stay, in cells that have notes, and the right digits.
Candidates noted(Candidates candidates, const GameState& state) {
  for (const Cell cell : candidates.openCells()) {
    const DigitSet notes = state.allNotesAt(cell);
    if (notes.isEmpty()) continue;
    for (const Digit digit : candidates.at(cell) - notes)
      if (digit != state.puzzle.solution.at(cell)) candidates.eliminate(cell, digit);
  }
  return candidates;
}

}  // namespace

Situation situationOf(const GameState& state, std::optional<bool> notesAreComplete) {
  const Grid board = rightEntries(state);
  Situation situation{{state.puzzle.givens, board, boardCandidates(state, board)}, {}, {}};
  const CellSet open = situation.position.candidates.openCells();
  const bool hasNotes = std::any_of(open.begin(), open.end(),
                                    [&state](Cell cell) { return !state.allNotesAt(cell).isEmpty(); });
  if (!hasNotes || notesAreComplete == false) return situation;
  const Candidates byNotes = noted(situation.position.candidates, state);
  if (!notesAreComplete) {
    situation.byNotes = Position{state.puzzle.givens, board, byNotes};
    return situation;
  }
  situation.position.candidates = byNotes;
  for (const Cell cell : open) {
    const DigitSet notes = state.allNotesAt(cell);
    const Digit right = *state.puzzle.solution.at(cell);
    if (!notes.isEmpty() && !notes.contains(right)) situation.lacking.push_back({cell, right});
  }
  return situation;
}

}  // namespace sudoku
