#include "commandmoves.h"

#include <array>
#include <utility>
#include <vector>

#include <sudoku/grid/checker.h>
#include <sudoku/logic/stepfinder.h>

#include "corrections.h"

namespace sudoku {
namespace {

constexpr std::array kSingles = {Technique::FullHouse, Technique::HiddenSingle, Technique::NakedSingle};

/// The move that erases notes, corner and centre, from the open cells; `digitsToGo` gives the digits to erase
/// from a cell. Nothing if it gives none for any cell.
template <typename DigitsToGo>
std::optional<Move> erasingNotes(const GameState& state, const DigitsToGo& digitsToGo) {
  std::vector<Move::Part> parts;
  for (const Cell cell : state.board.emptyCells())
    if (const DigitSet digits = digitsToGo(cell); !digits.isEmpty()) parts.push_back({cell, digits});
  return parts.empty() ? std::nullopt : std::optional(Move::erase(std::move(parts)));
}

/// Enters all placements of one technique's steps, and appends them to `entries`. Returns whether there were
/// any.
bool placeAll(Technique technique, Position& position, std::vector<Candidate>& entries) {
  const std::size_t before = entries.size();
  for (const Step& step : allSteps(position, technique))
    for (const Candidate& placement : step.placements) {
      // A step in another house has placed the same digit.
      if (!position.board.isEmpty(placement.cell)) continue;
      position.board.set(placement.cell, placement.digit);
      position.candidates.place(placement.cell, placement.digit);
      entries.push_back(placement);
    }
  return entries.size() > before;
}

}  // namespace

Move fillingMove(const GameState& state, const DigitsByCell& crossedOut) {
  const Candidates candidates = candidatesOf(state);
  std::vector<Move::Part> notes;
  for (const Cell cell : state.board.emptyCells())
    notes.push_back({cell, candidates.at(cell) - crossedOut[static_cast<std::size_t>(cell.index())]});
  return Move::fill(std::move(notes));
}

DigitsByCell notToBeFilled(const StoredGame& game, const GameState& state) {
  DigitsByCell left = crossedOut(state.puzzle, appliedMoves(game));
  if (!game.notesComplete.value_or(false)) return left;
  for (const Cell cell : state.board.emptyCells())
    if (const DigitSet notes = state.allNotesAt(cell); !notes.isEmpty())
      left[static_cast<std::size_t>(cell.index())] = DigitSet::all() - notes;
  return left;
}

std::optional<Move> removingRuledOut(const GameState& state) {
  const Candidates candidates = candidatesOf(state);
  return erasingNotes(state, [&](Cell cell) { return state.allNotesAt(cell) - candidates.at(cell); });
}

std::optional<Move> clearingNotes(const GameState& state) {
  return erasingNotes(state, [&](Cell cell) { return state.allNotesAt(cell); });
}

std::optional<Move> toggling(const GameState& state, CellSet cells, Digit digit, InputMode mode) {
  switch (mode) {
    case InputMode::Digit:
      return togglingDigit(state, cells, digit);
    case InputMode::Corner:
      return togglingNote(state, cells, digit);
    case InputMode::Centre:
      return togglingCentreNote(state, cells, digit);
    case InputMode::Colour:
      break;
  }
  return allColours().contains(digit) ? togglingColour(state, cells, digit) : std::nullopt;
}

std::optional<Move> painting(const GameState& state, Cell first, CellSet cells, Digit digit, InputMode mode) {
  const auto has = [&](Cell cell) {
    const DigitSet notes = mode == InputMode::Corner ? state.notesAt(cell) : state.centreNotesAt(cell);
    return notes.contains(digit);
  };
  CellSet painted;
  for (const Cell cell : cells& state.board.emptyCells())
    if (has(cell) == has(first)) painted.add(cell);
  return toggling(state, painted, digit, mode);
}

Move clearing(const GameState& state, CellSet cells) {
  CellSet held;
  for (const Cell cell : cells& state.puzzle.givens.emptyCells())
    if (!state.board.isEmpty(cell) || !state.allNotesAt(cell).isEmpty()) held.add(cell);
  return Move::clear(held);
}

std::optional<Move> solvingSingles(const GameState& state, Level level) {
  Position position{state.puzzle.givens, state.board, candidatesOf(state)};
  std::vector<Candidate> entries;
  for (bool isMore = true; isMore;) {
    isMore = false;
    for (const Technique technique : kSingles)
      if (infoOf(technique).level <= level) isMore = placeAll(technique, position, entries) || isMore;
  }
  return entries.empty() ? std::nullopt : std::optional(Move::enter(entries));
}

Move moveOf(const Step& step) {
  return step.placements.empty() ? Move::ruleOut(step.eliminations) : Move::enter(step.placements);
}

Move movingTo(const GameState& state, const Position& position) {
  GameContents target = static_cast<const GameContents&>(state);
  target.board = position.board;
  const Candidates all(position.board);
  for (const Cell cell : allCells()) {
    const auto index = static_cast<std::size_t>(cell.index());
    const bool isOpen = position.board.isEmpty(cell);
    const DigitSet left = isOpen ? position.candidates.at(cell) : DigitSet();
    target.notes[index] = state.notesAt(cell) & left;
    target.centreNotes[index] = state.centreNotesAt(cell) & left;
    target.ruledOut[index] = isOpen ? all.at(cell) - left : DigitSet();
  }
  return Move::restore(target);
}

}  // namespace sudoku
