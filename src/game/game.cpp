#include "game.h"

#include <memory>
#include <utility>

#include <QDateTime>

#include <sudoku/making/puzzleid.h>

#include "commandmoves.h"
#include "gamerecord.h"
#include "localday.h"
#include "movecommand.h"

namespace sudoku {

Game::Game(QObject* parent)
    : QObject(parent), m_inPlay(std::make_shared<StoredGame>()), m_state(m_inPlay->puzzle) {}

void Game::start(GameInPlay game) {
  m_undoStack.clear();
  m_inPlay = std::move(game);
  m_state = GameState(m_inPlay->puzzle);
  m_marks = {};
  m_line = m_inPlay->presentLine();
  for (const int number : m_line)
    m_undoStack.push(
        new MoveCommand(m_state, applyMoveWithChanges(m_state, m_inPlay->moveNumbered(number).move)));
  m_undoStack.setIndex(static_cast<int>(m_inPlay->lineTo(position()).size()));
  m_trialBoard = isTrying() ? positionAt(*m_inPlay, m_inPlay->trials.front()).board : Grid();
  m_started = true;
  if (m_checksEntries) markWrong(allCells());
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
  m_inPlay->append(move);
  m_line.resize(static_cast<std::size_t>(m_undoStack.index()));
  m_line.push_back(position());
  m_undoStack.push(new MoveCommand(m_state, applied));  // applies it
  if (isSolved() && !isGivenUp() && !m_inPlay->solvedMs) noteSolved();
  emit moveMade();
  if (m_checksEntries && move.kind == Move::Kind::Enter) checkEntries(applied.changed);
  announce(applied.changed, false);  // a solved game takes no moves
}

void Game::undo() {
  if (!canUndo()) return;
  const bool wasSolved = isSolved();
  const bool endsTrial = isTrying() && m_inPlay->trials.front() == position();
  m_undoStack.undo();
  follow();
  if (endsTrial) endTrial();
  announce(changedBy(m_undoStack.index()), wasSolved);
}

void Game::redo() {
  if (!canRedo()) return;
  const bool wasSolved = isSolved();
  m_undoStack.redo();
  follow();
  announce(changedBy(m_undoStack.index() - 1), wasSolved);
}

void Game::follow() {
  const auto place = static_cast<std::size_t>(m_undoStack.index());
  m_inPlay->position = place == 0 ? 0 : m_line[place - 1];
  emit positionChanged();
}

void Game::chooseDigit(std::optional<Digit> digit) {
  if (std::exchange(m_inPlay->chosenDigit, digit) == digit) return;
  emit settingsChanged();
  emit chosenDigitChanged();
}

void Game::chooseColour(std::optional<Digit> colour) {
  if (std::exchange(m_inPlay->chosenColour, colour) == colour) return;
  emit settingsChanged();
  emit chosenColourChanged();
}

void Game::select(const Selection& selection) {
  if (std::exchange(m_inPlay->selection, selection) == selection) return;
  emit selectionChanged();
}

void Game::setHints(bool on) {
  if (std::exchange(m_inPlay->hints, on) == on) return;
  emit settingsChanged();
  emit hintsChanged();
}

void Game::setInputMode(InputMode mode) {
  if (std::exchange(m_inPlay->inputMode, mode) == mode) return;
  emit settingsChanged();
  emit inputModeChanged();
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

void Game::addCheckpoint(const QString& name) {
  auto& checkpoints = m_inPlay->checkpoints;
  const UniqueId last = checkpoints.empty() ? m_inPlay->key : checkpoints.back().key;
  checkpoints.push_back({UniqueId::after(last), name, position()});
  emit settingsChanged();
  emit checkpointsChanged();
}

void Game::renameCheckpoint(std::size_t place, const QString& name) {
  m_inPlay->checkpoints[place].name = name;
  emit checkpointsEdited();
  emit checkpointsChanged();
}

void Game::removeCheckpoint(std::size_t place) {
  auto& checkpoints = m_inPlay->checkpoints;
  checkpoints.erase(checkpoints.begin() + static_cast<std::ptrdiff_t>(place));
  emit checkpointsEdited();
  emit checkpointsChanged();
}

void Game::beginTrial() {
  if (m_started && !isTrying() && !isSolved()) setTrials({position()});
}

void Game::endTrial() {
  if (isTrying()) setTrials({});
}

void Game::setTrials(std::vector<int> trials) {
  m_inPlay->trials = std::move(trials);
  m_trialBoard = m_state.board;
  emit positionChanged();
  emit trialChanged();
}

void Game::noteSolved() {
  m_inPlay->solvedMs = QDateTime::currentMSecsSinceEpoch();
  m_inPlay->solvedDay = dayKeptFor(*m_inPlay->solvedMs, std::nullopt);
}

CellSet Game::triedCells() const {
  CellSet tried;
  if (!isTrying()) return tried;
  for (const Cell cell : m_state.board.filledCells())
    if (m_state.board.at(cell) != m_trialBoard.at(cell)) tried.add(cell);
  return tried;
}

void Game::recordHelp(HelpKind kind, int mistakes) {
  const UniqueId last = m_inPlay->events.empty() ? m_inPlay->key : m_inPlay->events.back().key;
  m_inPlay->events.push_back({kind, position(), mistakes, 0, UniqueId::after(last)});
  emit helpRecorded();
}

void Game::check() {
  if (!m_started) return;
  m_marks = sudoku::checkEntries(m_state.puzzle.givens, m_state.board, m_state.puzzle.solution);
  m_markedBoard = m_state.board;
  recordHelp(HelpKind::Check, m_marks.wrong.size());
  emit checked(m_marks);
}

void Game::clearMarks() {
  if (m_marks.right.isEmpty() && m_marks.wrong.isEmpty()) return;
  m_marks = {};
  emit marksChanged();
}

void Game::setChecksEntries(bool on) {
  if (std::exchange(m_checksEntries, on) == on || !on || !m_started) return;
  checkEntries(allCells());
  emit marksChanged();
}

int Game::markWrong(CellSet cells) {
  const CellSet wrong = wrongEntries(m_state) & cells;
  for (const Cell cell : wrong) m_markedBoard.set(cell, m_state.board.at(cell));
  m_marks.wrong |= wrong;
  m_marks.right -= wrong;
  return wrong.size();
}

void Game::checkEntries(CellSet changed) {
  if ((changed & (m_state.board.filledCells() - m_state.puzzle.givens.filledCells())).isEmpty()) return;
  const int mistakes = markWrong(changed);
  if (mistakes > 0 || help().of(HelpKind::CheckedAsTyped) == 0)
    recordHelp(HelpKind::CheckedAsTyped, mistakes);
}

CellSet Game::changedBy(int place) const {
  return static_cast<const MoveCommand*>(m_undoStack.command(place))->changed();
}

void Game::announce(CellSet changed, bool wasSolved) {
  if (m_checksEntries) markWrong(changed);
  for (const Cell cell : changed)
    if (m_state.board.at(cell) != m_markedBoard.at(cell)) {
      m_marks.right.remove(cell);
      m_marks.wrong.remove(cell);
    }
  emit cellsChanged(changed);
  if (isSolved() != wasSolved) emit solvedChanged(isSolved());
}

}  // namespace sudoku
