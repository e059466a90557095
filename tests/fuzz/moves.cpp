#include <utility>
#include <vector>

#include <sudoku/play/gamestate.h>

#include "bytes.h"
#include "puzzles.h"
#include "targets.h"

namespace sudoku::fuzz {

Move nextMove(Bytes& bytes, const GameContents& target) {
  Move move;
  move.kind = static_cast<Move::Kind>(bytes.below(12));
  if (move.kind == Move::Kind::Restore) return Move::restore(target);
  const int flags = bytes.next();
  move.sets = (flags & 1) != 0;
  move.erases = (flags & 2) != 0;
  if ((flags & 4) != 0) move.colour = Digit(1 + bytes.below(kColourCount));
  if (move.kind == Move::Kind::Link) {
    const Candidate one{Cell(bytes.below(kCellCount)), Digit(1 + bytes.below(9))};
    const Candidate other{Cell(bytes.below(kCellCount)), Digit(1 + bytes.below(9))};
    const auto kind = (flags & 8) != 0 ? std::optional(LinkKind::Strong) : std::nullopt;
    return one == other ? Move() : Move::changeLink(one, other, kind);
  }
  const int parts = 1 + bytes.below(4);
  for (int part = 0; part < parts; ++part) {
    const Cell cell(bytes.below(kCellCount));
    const int bits = bytes.next();
    DigitSet digits = DigitSet::fromBits(static_cast<unsigned>(bits));
    if (move.kind == Move::Kind::Enter) digits = {Digit(1 + bits % 9)};
    if (move.kind == Move::Kind::Colour) digits = digits & allColours();
    if (move.kind == Move::Kind::Clear) digits = {};
    if (move.kind == Move::Kind::Enter || move.kind == Move::Kind::Clear || !digits.isEmpty())
      move.parts.push_back({cell, digits});
  }
  return move;
}

void applyMoves(std::string_view input) {
  Bytes bytes(input);
  const Puzzle puzzle = somePuzzle(bytes);
  const GameState start(puzzle);
  std::vector<GameState> states = {start};
  while (!bytes.isAtEnd() && states.size() < 200) {
    const auto target = static_cast<std::size_t>(bytes.next()) % states.size();
    const Move move = nextMove(bytes, states[target]);
    const GameState& before = states.back();
    auto [state, changed] = applyMoveWithChanges(before, move);
    require(state == applyMove(before, move));
    require(changed.isEmpty() == (state == before));
    require(state.puzzle == puzzle);
    for (const Cell cell : puzzle.givens.filledCells()) {
      require(state.board.at(cell) == puzzle.givens.at(cell));
      require(state.ruledOutAt(cell).isEmpty());
    }
    for (const Cell cell : state.board.filledCells()) require(state.allNotesAt(cell).isEmpty());
    for (const CandidateLink& link : state.links)
      require(state.allNotesAt(link.first.cell).contains(link.first.digit) &&
              state.allNotesAt(link.second.cell).contains(link.second.digit));
    states.push_back(std::move(state));
  }
}

}  // namespace sudoku::fuzz
