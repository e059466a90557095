#include "credit.h"

#include "mastery.h"
#include "situation.h"

namespace sudoku {

std::optional<Technique> creditOf(const GameState& before, const Move& move, Level puzzleLevel,
                                  bool notesComplete, const std::stop_token& stop) {
  if (move.parts.size() != 1 || move.parts.front().digits.size() != 1) return std::nullopt;
  const Candidate candidate{move.parts.front().cell, move.parts.front().digits.first()};
  const bool isRight = before.puzzle.solution.at(candidate.cell) == candidate.digit;
  const Position position = situationOf(before, notesComplete).position;
  if (!position.candidates.openCells().contains(candidate.cell) ||
      !position.candidates.at(candidate.cell).contains(candidate.digit))
    return std::nullopt;
  if (move.kind == Move::Kind::Enter && isRight)
    return creditForEntry(position, candidate, puzzleLevel, stop);
  const bool isOfNotes = move.kind == Move::Kind::Note || move.kind == Move::Kind::CentreNote;
  const bool isGone = !applyMove(before, move).allNotesAt(candidate.cell).contains(candidate.digit);
  if (isOfNotes && isGone && notesComplete && !isRight)
    return creditForRemoval(position, candidate, puzzleLevel, stop);
  return std::nullopt;
}

}  // namespace sudoku
