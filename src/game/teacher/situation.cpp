#include "situation.h"

#include <algorithm>
#include <cstddef>

#include <sudoku/play/severalsolutions.h>

namespace sudoku {
namespace {

using RightDigits = std::array<DigitSet, kCellCount>;

std::size_t placeOf(Cell cell) {
  return static_cast<std::size_t>(cell.index());
}

Grid rightEntries(const GameState& state) {
  Grid board = state.board;
  for (const Cell cell : allCells())
    if (board.at(cell) != state.puzzle.solution.at(cell)) board.set(cell, std::nullopt);
  return board;
}

RightDigits digitsOf(const Grid& solution) {
  RightDigits digits{};
  for (const Cell cell : allCells()) digits[placeOf(cell)].add(*solution.at(cell));
  return digits;
}

RightDigits rightDigits(const GameState& state, const Grid& board) {
  return state.solutions == Solutions::One ? digitsOf(state.puzzle.solution) : digitsOfSolutions(board);
}

Candidates boardCandidates(const GameState& state, const Grid& board, const RightDigits& right) {
  Candidates candidates(board);
  for (const Cell cell : candidates.openCells())
    for (const Digit digit : state.ruledOutAt(cell) - right[placeOf(cell)]) candidates.eliminate(cell, digit);
  return candidates;
}

/// Reduces the candidates of each cell that has notes to these notes and the right digit.
Candidates noted(Candidates candidates, const GameState& state, const RightDigits& right) {
  for (const Cell cell : candidates.openCells()) {
    const DigitSet notes = state.allNotesAt(cell);
    if (notes.isEmpty()) continue;
    for (const Digit digit : candidates.at(cell) - notes - right[placeOf(cell)])
      candidates.eliminate(cell, digit);
  }
  return candidates;
}

}  // namespace

RightDigits rightDigits(const GameState& state) {
  return rightDigits(state, rightEntries(state));
}

Situation situationOf(const GameState& state, std::optional<bool> notesAreComplete) {
  const Grid board = rightEntries(state);
  const RightDigits right = rightDigits(state, board);
  Situation situation{{state.puzzle.givens, board, boardCandidates(state, board, right)}, {}, {}};
  const CellSet open = situation.position.candidates.openCells();
  const bool hasNotes = std::any_of(open.begin(), open.end(),
                                    [&state](Cell cell) { return !state.allNotesAt(cell).isEmpty(); });
  if (!hasNotes || notesAreComplete == false) return situation;
  const Candidates byNotes = noted(situation.position.candidates, state, right);
  if (!notesAreComplete) {
    situation.byNotes = Position{state.puzzle.givens, board, byNotes};
    return situation;
  }
  situation.position.candidates = byNotes;
  for (const Cell cell : open) {
    const DigitSet notes = state.allNotesAt(cell);
    if (!notes.isEmpty() && (notes & right[placeOf(cell)]).isEmpty())
      situation.lacking.push_back({cell, *state.puzzle.solution.at(cell)});
  }
  return situation;
}

}  // namespace sudoku
