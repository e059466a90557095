#include "game.h"

#include <memory>
#include <utility>

#include <sudoku/making/puzzleid.h>

#include "movecommand.h"

namespace sudoku {

Game::Game(QObject* parent)
    : QObject(parent), m_inPlay(std::make_shared<StoredGame>()), m_state(m_inPlay->puzzle) {}

void Game::start(GameInPlay game) {
  m_undoStack.clear();
  m_inPlay = std::move(game);
  m_state = GameState(m_inPlay->puzzle);
  m_marks = {};
  for (const PlayedMove& played : m_inPlay->moves)
    m_undoStack.push(new MoveCommand(m_state, applyMoveWithChanges(m_state, played.move)));  // applies it
  m_undoStack.setIndex(m_inPlay->position);
  m_started = true;
  emit started();
}

QString Game::puzzleIdOrCells() const {
  if (!puzzleId().isEmpty()) return puzzleId();
  return QString::fromStdString(toPackedId(m_state.puzzle.givens));
}

void Game::play(const Move& move) {
  if (!m_started) return;
  const AppliedMove applied = applyMoveWithChanges(m_state, move);
  if (applied.changed.isEmpty()) return;
  auto& moves = m_inPlay->moves;
  moves.erase(moves.begin() + position(), moves.end());
  moves.emplace_back(move);
  m_undoStack.push(new MoveCommand(m_state, applied));  // applies it
  m_inPlay->position = m_undoStack.index();
  emit moveMade();
  announce(applied.changed, false);  // a solved game takes no moves
}

void Game::undo() {
  if (!canUndo()) return;
  const bool wasSolved = isSolved();
  m_undoStack.undo();
  m_inPlay->position = m_undoStack.index();
  emit positionChanged();
  announce(changedBy(position()), wasSolved);
}

void Game::redo() {
  if (!canRedo()) return;
  const bool wasSolved = isSolved();
  m_undoStack.redo();
  m_inPlay->position = m_undoStack.index();
  emit positionChanged();
  announce(changedBy(position() - 1), wasSolved);
}

void Game::chooseDigit(std::optional<Digit> digit) {
  if (std::exchange(m_inPlay->chosenDigit, digit) == digit) return;
  emit settingsChanged();
  emit chosenDigitChanged();
}

void Game::select(Cell cell) {
  if (std::exchange(m_selectedCell, cell) == cell) return;
  emit selectionChanged();
}

void Game::setHints(bool on) {
  if (std::exchange(m_inPlay->hints, on) == on) return;
  emit settingsChanged();
  emit hintsChanged();
}

void Game::setNotesMode(bool on) {
  if (std::exchange(m_inPlay->notesMode, on) == on) return;
  emit settingsChanged();
  emit notesModeChanged();
}

void Game::setNotesComplete(bool complete) {
  if (std::exchange(m_inPlay->notesComplete, complete) == complete) return;
  emit settingsChanged();
}

void Game::setMarksTwoCandidates(bool on) {
  if (std::exchange(m_marksTwoCandidates, on) == on) return;
  emit marksTwoCandidatesChanged();
}

CellSet Game::twoCandidateMarks() const {
  return m_started && m_marksTwoCandidates ? twoCandidateCells(m_state) : CellSet();
}

void Game::recordHelp(HelpKind kind, int mistakes) {
  m_inPlay->events.push_back({kind, position(), mistakes});
  emit helpRecorded();
}

void Game::check() {
  if (!m_started) return;
  m_marks = checkEntries(m_state.puzzle.givens, m_state.board, m_state.puzzle.solution);
  recordHelp(HelpKind::Check, m_marks.wrong.size());
  emit checked(m_marks);
}

CellSet Game::changedBy(int move) const {
  return static_cast<const MoveCommand*>(m_undoStack.command(move))->changed();
}

void Game::announce(CellSet changed, bool wasSolved) {
  m_marks.right -= changed;
  m_marks.wrong -= changed;
  emit cellsChanged(changed);
  if (isSolved() != wasSolved) emit solvedChanged(isSolved());
}

}  // namespace sudoku
