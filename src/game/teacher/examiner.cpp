#include "examiner.h"

#include <optional>

#include "mastery.h"
#include "situation.h"

namespace sudoku {
namespace {

std::optional<Technique> creditOf(const GameState& before, const Move& move, Level level, bool notesComplete,
                                  const std::stop_token& stop) {
  if (move.parts.size() != 1 || move.parts.front().digits.size() != 1) return std::nullopt;
  const Candidate candidate{move.parts.front().cell, move.parts.front().digits.first()};
  const bool isRight = before.puzzle.solution.at(candidate.cell) == candidate.digit;
  const Position position = situationOf(before, notesComplete).position;
  if (!position.candidates.openCells().contains(candidate.cell) ||
      !position.candidates.at(candidate.cell).contains(candidate.digit))
    return std::nullopt;
  if (move.kind == Move::Kind::Enter && isRight) return creditForEntry(position, candidate, level, stop);
  const bool isOfNotes = move.kind == Move::Kind::Note || move.kind == Move::Kind::CentreNote;
  const bool isGone = !applyMove(before, move).allNotesAt(candidate.cell).contains(candidate.digit);
  if (isOfNotes && isGone && notesComplete && !isRight)
    return creditForRemoval(position, candidate, level, stop);
  return std::nullopt;
}

}  // namespace

Examiner::Examiner(QObject* parent) : QObject(parent) {
  m_worker.setMaxThreadCount(1);
  m_worker.setThreadPriority(QThread::LowPriority);
}

Examiner::~Examiner() {
  m_stop.request_stop();
  m_worker.clear();
  m_worker.waitForDone();
}

void Examiner::examine(const GameState& before, const Move& move, Level puzzleLevel, bool notesComplete) {
  m_worker.start([this, before, move, puzzleLevel, notesComplete, stop = m_stop.get_token()] {
    const auto technique = creditOf(before, move, puzzleLevel, notesComplete, stop);
    if (technique && !stop.stop_requested()) emit credited(*technique);
  });
}

}  // namespace sudoku
