// The commands of GameController about entries and notes that differ from the solution.

#include "game/play/wrongentries.h"
#include "game/teacher/mistake.h"
#include "gamecontroller.h"

namespace sudoku {

void GameController::clearMistakes() {
  if (!m_game.isStarted() || m_game.isSolved() || !mayPlay()) return;
  const auto wrong = wrongEntries(m_game.state(), appliedMoves(*m_game.inPlay()));
  const auto move = clearingWrongEntries(m_game.state(), appliedMoves(*m_game.inPlay()));
  if (!move) return emit refused(tr("No entry is wrong."));
  m_game.play(*move);
  emit reported(Mistakes::whatWasCleared(wrong));
}

void GameController::backToBeforeMistake() {
  if (!m_game.isStarted() || m_game.isSolved() || !mayPlay()) return;
  const auto way = wayBack(m_game.state(), appliedMoves(*m_game.inPlay()));
  if (!way) return emit refused(tr("No entry is wrong."));
  m_game.play(Move::restore(way->target));
  emit reported(Mistakes::whatWasTakenBack(*way));
}

void GameController::putNoteBack(const Candidate& note) {
  if (!m_game.isStarted() || m_game.isSolved() || !mayPlay()) return;
  const bool isCentre =
      m_game.state().notesAt(note.cell).isEmpty() && !m_game.state().centreNotesAt(note.cell).isEmpty();
  playOrSay(Move{isCentre ? Move::Kind::CentreNote : Move::Kind::Note, {{note.cell, {note.digit}}}},
            tr("This note is there already."));
}

}  // namespace sudoku
