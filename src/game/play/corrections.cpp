#include "corrections.h"

#include <algorithm>
#include <cstddef>
#include <iterator>

#include <sudoku/grid/checker.h>
#include <sudoku/grid/geometry.h>

namespace sudoku {
namespace {

/// The positions of a game: before its first move, then after each move.
std::vector<GameState> statesAfter(const GameState& now, const std::vector<Move>& applied) {
  std::vector<GameState> states = {GameState(now.puzzle, now.solutions)};
  for (const Move& move : applied) states.push_back(applyMove(states.back(), move));
  return states;
}

/// The index in `states` of the position after the cell's present digit was entered; nothing if no move has
/// entered it.
std::optional<std::size_t> entryOf(Cell cell, const std::vector<GameState>& states) {
  const auto digit = states.back().board.at(cell);
  for (std::size_t at = states.size() - 1; at > 0; --at)
    if (states[at - 1].board.at(cell) != digit) return at;
  return std::nullopt;
}

/// Restores the notes of a cell that are in `before` but missing in `contents`, as far as they are in
/// `possible`, with the colours that they had.
void giveBack(CellContents& contents, const CellContents& before, DigitSet possible) {
  const DigitSet had = contents.notes | contents.centreNotes;
  contents.notes = contents.notes | (before.notes & possible);
  contents.centreNotes = contents.centreNotes | (before.centreNotes & possible);
  for (const Digit digit : (contents.notes | contents.centreNotes) - had)
    contents.candidateColours.set(digit, before.candidateColours.of(digit));
}

/// Restores a link if both its ends are noted, and one of them was not in `cleared`. Candidates that the
/// player has linked anew stay as they are.
void giveBack(GameContents& target, const CandidateLink& link, const GameContents& cleared) {
  const auto isNoted = [](const GameContents& contents, Candidate candidate) {
    return contents.allNotesAt(candidate.cell).contains(candidate.digit);
  };
  if (!isNoted(target, link.first) || !isNoted(target, link.second)) return;
  if (isNoted(cleared, link.first) && isNoted(cleared, link.second)) return;
  if (target.linkBetween(link.first, link.second)) return;
  target.links.insert(std::upper_bound(target.links.begin(), target.links.end(), link), link);
}

}  // namespace

std::vector<Move> appliedMoves(const StoredGame& game) {
  std::vector<Move> moves;
  for (const int number : game.lineTo(game.position)) moves.push_back(game.moveNumbered(number).move);
  return moves;
}

CellSet wrongEntries(const GameState& state) {
  return checkEntries(state.puzzle.givens, state.board, state.puzzle.solution).wrong;
}

std::vector<WrongEntry> wrongEntries(const GameState& state, const std::vector<Move>& applied) {
  const std::vector<GameState> states = statesAfter(state, applied);
  std::vector<WrongEntry> wrong;
  for (const Cell cell : wrongEntries(state)) {
    const auto entered = entryOf(cell, states);
    wrong.push_back({cell, *state.board.at(cell),
                     entered ? std::optional(static_cast<int>(states.size() - *entered)) : std::nullopt});
  }
  std::stable_sort(wrong.begin(), wrong.end(), [](const WrongEntry& a, const WrongEntry& b) {
    return !b.movesAgo ? false : !a.movesAgo || *a.movesAgo > *b.movesAgo;
  });
  return wrong;
}

std::optional<Move> clearingWrongEntries(const GameState& state, const std::vector<Move>& applied) {
  const CellSet wrong = wrongEntries(state);
  if (wrong.isEmpty()) return std::nullopt;
  const Move clear = Move::clear(wrong);
  const GameState cleared = applyMove(state, clear);
  const Candidates possible = candidatesOf(cleared);
  const std::vector<GameState> states = statesAfter(state, applied);
  GameContents target = static_cast<const GameContents&>(cleared);
  std::vector<CandidateLink> lost;
  for (const Cell cell : wrong) {
    const auto entered = entryOf(cell, states);
    if (!entered) continue;
    const GameState& before = states[*entered - 1];
    const GameState& after = states[*entered];
    const auto giveBackAt = [&](Cell open, DigitSet digits) {
      CellContents contents = target.at(open);
      giveBack(contents, before.at(open), possible.at(open) & digits);
      target.put(open, contents);
    };
    giveBackAt(cell, DigitSet::all());
    for (const Cell peer : peersOf(cell) & cleared.board.emptyCells())
      giveBackAt(peer, before.allNotesAt(peer) - after.allNotesAt(peer));
    std::set_difference(before.links.begin(), before.links.end(), after.links.begin(), after.links.end(),
                        std::back_inserter(lost));
  }
  // Only now are all notes there that a link may need: another wrong entry may have erased its other end.
  for (const CandidateLink& link : lost) giveBack(target, link, cleared);
  return target == static_cast<const GameContents&>(cleared) ? clear : Move::restore(target);
}

std::optional<WayBack> wayBack(const GameState& state, const std::vector<Move>& applied) {
  const CellSet wrong = wrongEntries(state);
  if (wrong.isEmpty()) return std::nullopt;
  WayBack way;
  for (const GameState& past : statesAfter(state, applied))
    if (wrongEntries(past).isEmpty()) way.target = static_cast<const GameContents&>(past);
  for (const Cell cell : allCells()) {
    const CellContents now = state.at(cell);
    const CellContents then = way.target.at(cell);
    if (now.digit && !wrong.contains(cell) && then.digit != now.digit) way.rightEntries.add(cell);
    const bool hasOtherMarks = now.notes != then.notes || now.centreNotes != then.centreNotes ||
                               now.candidateColours != then.candidateColours;
    if (now.colours != then.colours || (!now.digit && !then.digit && hasOtherMarks)) way.takesMarks = true;
  }
  for (const CandidateLink& link : state.links)
    if (way.target.linkBetween(link.first, link.second) != link.kind) way.takesMarks = true;
  return way;
}

}  // namespace sudoku
