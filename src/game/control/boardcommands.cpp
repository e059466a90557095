#include "boardcommands.h"

#include "changewords.h"
#include "game/history/replay.h"
#include "game/language/isolated.h"
#include "game/play/checkpointnames.h"
#include "game/play/commandmoves.h"
#include "game/play/corrections.h"
#include "game/play/game.h"
#include "game/teacher/hints.h"
#include "game/teacher/mistake.h"
#include "gamesession.h"
#include "playermessages.h"
#include "playermoves.h"

namespace sudoku {

BoardCommands::BoardCommands(Game& game, GameSession& session, PlayerMoves& moves, PlayerMessages& messages,
                             QObject* parent)
    : QObject(parent), m_game(game), m_session(session), m_moves(moves), m_messages(messages) {}

void BoardCommands::undo() {
  if (!m_moves.isAllowed() || !m_game.canUndo()) return;
  const Move::Kind undone = m_game.stored().moveNumbered(m_game.position()).move.kind;
  if (undone == Move::Kind::Fill) m_game.setNotesComplete(std::nullopt);
  const GameState before = m_game.state();
  const std::size_t trials = m_game.trials().size();
  m_game.undo();
  if (m_game.trials().size() <= trials)
    return emit m_messages.done(ChangeWords::undone(before, m_game.state()));
  const Grid& board = m_game.state().board;
  const CellSet back = changedEntries(before.board, board) & board.filledCells();
  emit m_messages.reported(tr("What was tried is back, and still tried: %n entries.", nullptr, back.size()));
}

void BoardCommands::redo() {
  if (!m_moves.isAllowed() || !m_game.canRedo()) return;
  const GameState before = m_game.state();
  m_game.redo();
  if (m_game.stored().moveNumbered(m_game.position()).move.kind == Move::Kind::Fill)
    m_game.setNotesComplete(true);
  emit m_messages.done(ChangeWords::done(before, m_game.state()));
}

void BoardCommands::goTo(int move) {
  if (!m_game.isStarted() || !m_moves.isAllowed()) return;
  if (move == m_game.position()) return emit m_messages.refused(tr("The game stands there already."));
  const GameState before = m_game.state();
  const int moves = m_game.stored().movesBetween(m_game.position(), move);
  m_game.goTo(move);
  emit m_messages.done(ChangeWords::gone(before, m_game.state(), moves));
}

void BoardCommands::playFrom(const Position& position) {
  m_moves.playAndSay(movingTo(m_game.state(), position), tr("The game stands there already."));
}

void BoardCommands::resumeAt(qint64 id, const GameContents& position) {
  m_session.resume(id);
  if (m_game.stored().id == id)
    m_moves.playAndSay(Move::restore(position), tr("The game stands there already."));
}

void BoardCommands::check() {
  if (m_moves.isAllowed()) m_game.check();
}

void BoardCommands::recordHelp(HelpKind kind) {
  m_game.recordHelp(kind);
}

void BoardCommands::giveUp() {
  if (!m_moves.isOpen()) return;
  GameState solved = m_game.state();
  solved.board = solved.puzzle.solution;
  solved.notes = solved.centreNotes = {};
  m_game.endTrials();
  m_game.recordHelp(HelpKind::GivenUp);
  m_game.play(Move::restore(solved));
}

void BoardCommands::setHints(bool on) {
  m_game.setHints(on);
}

void BoardCommands::setMarksTwoCandidates(bool on) {
  m_game.setMarksTwoCandidates(on);
  const int count = m_game.twoCandidateMarks().size();
  if (!on) return emit m_messages.done(tr("Cells with two candidates are no longer marked."));
  emit m_messages.done(count == 0 ? tr("No cell has two candidates now.")
                                  : tr("%n cells with two candidates are marked.", nullptr, count));
}

void BoardCommands::setNotesComplete(bool complete) {
  m_game.setNotesComplete(complete);
}

void BoardCommands::fillCandidates() {
  if (!m_moves.isOpen()) return;
  const Move move = fillingMove(m_game.state(), notToBeFilled(m_game.stored(), m_game.state()));
  m_game.setNotesComplete(true);  // set before the move, since objects that are notified of the move read it
  m_moves.playAndSay(move, tr("All candidates are filled in already."));
}

void BoardCommands::putNoteBack(const Candidate& note) {
  if (!m_moves.isOpen()) return;
  const bool isCentre =
      m_game.state().notesAt(note.cell).isEmpty() && !m_game.state().centreNotesAt(note.cell).isEmpty();
  m_moves.playAndSay(Move{isCentre ? Move::Kind::CentreNote : Move::Kind::Note, {{note.cell, {note.digit}}}},
                     tr("This note is there already."));
}

void BoardCommands::removeRuledOut() {
  m_moves.playAndSay(removingRuledOut(m_game.state()), tr("No note is ruled out."));
}

void BoardCommands::clearNotes() {
  m_moves.playAndSay(clearingNotes(m_game.state()), tr("There are no notes."));
}

void BoardCommands::solveSingles() {
  if (!m_moves.isAllowed()) return;
  if (!wrongEntries(m_game.state()).isEmpty()) {
    emit m_messages.reported(tr("An entry is wrong. Check shows where."));
    return;
  }
  m_moves.playAndSay(solvingSingles(m_game.state(), m_game.level().value_or(Level::Inhuman)),
                     tr("No single is open."), HelpKind::SinglesSolved);
}

void BoardCommands::applyStep(const Step& step) {
  if (!step.placements.empty())
    return m_moves.playAndSay(moveOf(step), tr("This step is done already."), HelpKind::Applied);
  if (!m_moves.play(moveOf(step), tr("This step is done already."), HelpKind::Applied)) return;
  emit ruledOut(step.eliminations);
  emit m_messages.reported(Hints::whatWasRuledOut(step.eliminations));
}

void BoardCommands::clearMistakes() {
  if (!m_moves.isOpen()) return;
  const auto wrong = wrongEntries(m_game.state(), appliedMoves(m_game.stored()));
  const auto move = clearingWrongEntries(m_game.state(), appliedMoves(m_game.stored()));
  if (!move) return emit m_messages.refused(tr("No entry is wrong."));
  m_game.play(*move);
  emit m_messages.reported(Mistakes::whatWasCleared(wrong));
}

void BoardCommands::backToBeforeMistake() {
  if (!m_moves.isOpen()) return;
  const auto way = wayBack(m_game.state(), appliedMoves(m_game.stored()));
  if (!way) return emit m_messages.refused(tr("No entry is wrong."));
  m_game.play(Move::restore(way->target));
  emit m_messages.reported(Mistakes::whatWasTakenBack(*way));
}

void BoardCommands::addCheckpoint(const QString& name) {
  if (!m_game.isStarted() || !m_moves.isAllowed()) return;
  const QString given = name.isEmpty() ? CheckpointNames::numbered(m_game.checkpoints().size() + 1) : name;
  m_game.addCheckpoint(given);
  emit m_messages.reported(tr("Kept: %1", "a checkpoint").arg(CheckpointNames::shown(given)));
}

void BoardCommands::returnTo(std::size_t place) {
  const Checkpoint& checkpoint = m_game.checkpoints()[place];
  const GameState before = m_game.state();
  if (m_moves.play(Move::restore(positionAt(m_game.stored(), checkpoint.position)),
                   tr("The game stands there already.")))
    emit m_messages.done(tr("Back at %1: %2", "a checkpoint, what went and came back")
                             .arg(isolated(CheckpointNames::shown(checkpoint.name)),
                                  ChangeWords::undone(before, m_game.state())));
}

void BoardCommands::renameCheckpoint(std::size_t place, const QString& name) {
  const QString& before = m_game.checkpoints()[place].name;
  if (!name.isEmpty() && CheckpointNames::shown(before) != name) m_game.renameCheckpoint(place, name);
}

void BoardCommands::removeCheckpoint(std::size_t place) {
  m_game.removeCheckpoint(place);
}

void BoardCommands::beginTrial() {
  if (!m_moves.isOpen()) return;
  const std::size_t before = m_game.trials().size();
  m_game.beginTrial();
  if (m_game.trials().size() == before) return emit m_messages.refused(tr("Nothing has been tried yet."));
  emit m_messages.done(before == 0 ? tr("Trying from here on. Keep or Drop ends it.")
                                   : tr("Trying within a trial. Keep or Drop ends the inner one."));
}

void BoardCommands::keepTrial() {
  if (!m_game.isTrying() || !m_moves.isAllowed()) return;
  m_game.endTrial();
  emit m_messages.done(m_game.isTrying() ? tr("Kept, within the trial around it.")
                                         : tr("What was tried is kept."));
}

void BoardCommands::dropTrial() {
  if (!m_game.isTrying() || !m_moves.isAllowed()) return;
  m_game.dropTrial();
  emit m_messages.done(tr("What was tried is dropped. Undo brings it back."));
}

}  // namespace sudoku
