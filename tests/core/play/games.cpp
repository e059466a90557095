#include "games.h"

#include <array>

#include <sudoku/grid/checker.h>

#include "../testgrids.h"

namespace sudoku {
namespace {

std::optional<LinkKind> randomLink(Random& random) {
  const std::uint32_t number = random.below(3);
  return number == 2 ? std::nullopt : std::optional(static_cast<LinkKind>(number));
}

std::vector<CandidateLink> linksAt(const GameState& state, Cell cell) {
  std::vector<CandidateLink> links;
  for (const CandidateLink& link : state.links)
    if (link.first.cell == cell || link.second.cell == cell) links.push_back(link);
  return links;
}

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
  if (kind == Move::Kind::CandidateColour && random.below(4) != 0)
    move.colour = Digit(1 + static_cast<int>(random.below(kColourCount)));
  if (kind == Move::Kind::Link) {
    const Candidate one{cells.front(), randomDigit(random)};
    const Candidate other{cells.back(), randomDigit(random)};
    if (one != other) return Move::changeLink(one, other, randomLink(random));
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
        before.coloursAt(cell) != after.coloursAt(cell) ||
        before.ruledOutAt(cell) != after.ruledOutAt(cell) ||
        before.candidateColoursAt(cell) != after.candidateColoursAt(cell) ||
        linksAt(before, cell) != linksAt(after, cell))
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
  constexpr std::array kOthers = {Move::Kind::Clear,  Move::Kind::Note,    Move::Kind::CentreNote,
                                  Move::Kind::Colour, Move::Kind::Erase,   Move::Kind::RuleOut,
                                  Move::Kind::Fill,   Move::Kind::Restore, Move::Kind::CandidateColour,
                                  Move::Kind::Link,   Move::Kind::Unlink};
  const std::uint32_t number = random.below(28);
  const auto kind = number < 6 ? Move::Kind::Enter : kOthers[number % kOthers.size()];
  return moveOf(kind, cells, target, random);
}

}  // namespace sudoku
