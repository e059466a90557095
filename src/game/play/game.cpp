#include "game.h"

#include <algorithm>
#include <utility>

#include <QDateTime>

#include <sudoku/making/puzzleid.h>

#include "commandmoves.h"
#include "corrections.h"
#include "game/base/localday.h"
#include "gamerecord.h"
#include "movecommand.h"

namespace sudoku {
namespace {

/// The cells that two check reports mark differently.
CellSet differenceOf(const CheckReport& a, const CheckReport& b) {
  return (a.right - b.right) | (b.right - a.right) | (a.wrong - b.wrong) | (b.wrong - a.wrong);
}

}  // namespace

Game::Game(QObject* parent) : QObject(parent), m_state(m_stored.puzzle) {}

void Game::start(StoredGame game) {
  m_stored = std::move(game);
  m_marks = {};
  m_judged = {};
  m_dropped.clear();
  takeLine();
  takeTrialBoards();
  m_started = true;
  if (m_checksEntries) markWrong(allCells());
  emit started();
}

void Game::setLabels(const GameLabels& labels) {
  m_stored.name = labels.name;
  m_stored.tags = labels.tags;
  m_stored.isStarred = labels.isStarred;
}

void Game::timeLastMove(qint64 elapsedMs) {
  m_stored.elapsedMs = elapsedMs;
  m_stored.moves.back().elapsedMs = elapsedMs;
}

void Game::timeLastHelp(qint64 elapsedMs) {
  m_stored.elapsedMs = elapsedMs;
  m_stored.events.back().elapsedMs = elapsedMs;
}

void Game::takeLine() {
  m_undoStack.clear();
  m_state = startOf(m_stored);
  m_line = m_stored.presentLine();
  for (const int number : m_line)
    m_undoStack.push(
        new MoveCommand(m_state, applyMoveWithChanges(m_state, m_stored.moveNumbered(number).move)));
  m_undoStack.setIndex(static_cast<int>(m_stored.lineTo(position()).size()));
}

QString Game::puzzleIdOrCells() const {
  if (!puzzleId().isEmpty()) return puzzleId();
  if (hasSeveralSolutions()) return {};
  return QString::fromStdString(toPackedId(m_state.puzzle.givens));
}

void Game::play(const Move& move) {
  if (!m_started) return;
  const AppliedMove applied = applyMoveWithChanges(m_state, move);
  if (applied.changed.isEmpty()) return;
  const int left = position();
  const auto before = m_stored.playedBefore(move);
  if (before) {
    m_stored.position = *before;
    takeLine();
  } else {
    m_stored.append(move);
    m_line.resize(static_cast<std::size_t>(m_undoStack.index()));
    m_line.push_back(position());
    m_undoStack.push(new MoveCommand(m_state, applied));  // QUndoStack::push() applies the move
  }
  if (isSolved() && !isGivenUp() && !m_stored.solvedMs) noteSolved();
  // Solving the game ends all trials (see beginTrial()).
  const bool changesTrials = isSolved() ? setTrials({}) : followTrials(left);
  if (before)
    emit positionChanged();
  else
    emit moveMade();
  if (changesTrials) emit trialChanged();
  if (m_checksEntries && move.kind == Move::Kind::Enter) checkEntries(applied.changed);
  announce(applied.changed, false);  // was not solved before: a solved game accepts no moves
}

void Game::goTo(int move) {
  if (!m_started || move == position()) return;
  const bool wasSolved = isSolved();
  const GameState before = m_state;
  const int left = std::exchange(m_stored.position, move);
  takeLine();
  tellPosition(left);
  CellSet changed;
  for (const Cell cell : allCells())
    if (m_state.at(cell) != before.at(cell)) changed.add(cell);
  announce(changed, wasSolved);
}

void Game::undo() {
  if (!canUndo()) return;
  const bool wasSolved = isSolved();
  m_undoStack.undo();
  follow();
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
  tellPosition(std::exchange(m_stored.position, place == 0 ? 0 : m_line[place - 1]));
}

void Game::tellPosition(int left) {
  const bool changesTrials = followTrials(left);
  emit positionChanged();
  if (changesTrials) emit trialChanged();
}

bool Game::followTrials(int left) {
  if (!isTrying() && m_dropped.empty()) return false;
  const auto parentOf = [this](int move) { return move == 0 ? 0 : m_stored.moveNumbered(move).parent; };
  std::vector<int> trials = m_stored.trials;
  if (const auto undone = m_dropped.find(left); undone != m_dropped.end() && parentOf(left) == position()) {
    trials = undone->second;
  } else if (const auto redone = m_dropped.find(position());
             redone != m_dropped.end() && parentOf(position()) == left) {
    trials = redone->second;
    trials.pop_back();
  }
  std::vector<int> line = m_stored.lineTo(position());
  line.insert(line.begin(), 0);
  trials.erase(
      std::remove_if(trials.begin(), trials.end(),
                     [&line](int trial) { return !std::binary_search(line.begin(), line.end(), trial); }),
      trials.end());
  return setTrials(std::move(trials));
}

void Game::chooseDigit(std::optional<Digit> digit) {
  if (std::exchange(m_stored.chosenDigit, digit) == digit) return;
  emit settingsChanged();
  emit chosenDigitChanged();
}

void Game::chooseColour(std::optional<Digit> colour) {
  if (std::exchange(m_stored.chosenColour, colour) == colour) return;
  emit settingsChanged();
  emit chosenColourChanged();
}

void Game::select(const Selection& selection) {
  if (std::exchange(m_stored.selection, selection) == selection) return;
  emit selectionChanged();
}

void Game::setHints(bool on) {
  if (std::exchange(m_stored.hints, on) == on) return;
  emit settingsChanged();
  emit hintsChanged();
}

void Game::setInputMode(InputMode mode) {
  if (std::exchange(m_stored.inputMode, mode) == mode) return;
  emit settingsChanged();
  emit inputModeChanged();
}

void Game::setNotesComplete(std::optional<bool> complete) {
  if (std::exchange(m_stored.notesComplete, complete) == complete) return;
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
  auto& checkpoints = m_stored.checkpoints;
  const UniqueId last = checkpoints.empty() ? m_stored.key : checkpoints.back().key;
  checkpoints.push_back({UniqueId::after(last), name, position()});
  emit settingsChanged();
  emit checkpointsChanged();
}

void Game::renameCheckpoint(std::size_t place, const QString& name) {
  m_stored.checkpoints[place].name = name;
  emit checkpointsEdited();
  emit checkpointsChanged();
}

void Game::removeCheckpoint(std::size_t place) {
  auto& checkpoints = m_stored.checkpoints;
  checkpoints.erase(checkpoints.begin() + static_cast<std::ptrdiff_t>(place));
  emit checkpointsEdited();
  emit checkpointsChanged();
}

void Game::beginTrial() {
  if (!m_started || isSolved() || (isTrying() && trials().back() == position())) return;
  std::vector<int> more = trials();
  more.push_back(position());
  setTrials(std::move(more));
  emit positionChanged();
  emit trialChanged();
}

void Game::endTrial() {
  if (!isTrying()) return;
  setTrials({trials().begin(), trials().end() - 1});
  emit positionChanged();
  emit trialChanged();
}

void Game::endTrials() {
  if (!setTrials({})) return;
  emit positionChanged();
  emit trialChanged();
}

void Game::dropTrial() {
  if (!isTrying()) return;
  const std::vector<int> dropped = trials();
  const int tried = position();
  play(Move::restore(positionAt(m_stored, dropped.back())));
  if (position() != tried) m_dropped[position()] = dropped;
  if (!setTrials({dropped.begin(), dropped.end() - 1})) return;
  emit positionChanged();
  emit trialChanged();
}

bool Game::setTrials(std::vector<int> trials) {
  if (trials == m_stored.trials) return false;
  m_stored.trials = std::move(trials);
  takeTrialBoards();
  return true;
}

void Game::takeTrialBoards() {
  m_trialBoard = isTrying() ? positionAt(m_stored, trials().front()).board : Grid();
  m_lastTrialBoard = trials().size() > 1 ? positionAt(m_stored, trials().back()).board : m_trialBoard;
}

void Game::noteSolved() {
  m_stored.solvedMs = QDateTime::currentMSecsSinceEpoch();
  m_stored.solvedDay = dayKeptFor(*m_stored.solvedMs, std::nullopt);
}

CellSet Game::triedCells() const {
  return isTrying() ? entriesSince(m_trialBoard) : CellSet();
}

CellSet Game::lastTriedCells() const {
  return isTrying() ? entriesSince(m_lastTrialBoard) : CellSet();
}

CellSet Game::entriesSince(const Grid& board) const {
  CellSet made;
  for (const Cell cell : m_state.board.filledCells())
    if (m_state.board.at(cell) != board.at(cell)) made.add(cell);
  return made;
}

void Game::recordHelp(HelpKind kind, int mistakes) {
  if (m_stored.solvedMs) return;
  const UniqueId last = m_stored.events.empty() ? m_stored.key : m_stored.events.back().key;
  m_stored.events.push_back({kind, position(), mistakes, 0, UniqueId::after(last)});
  emit helpRecorded();
}

void Game::check() {
  if (!m_started) return;
  m_marks = sudoku::checkEntries(m_state.puzzle.givens, m_state.board, m_state.puzzle.solution);
  for (const Cell cell : m_marks.right | m_marks.wrong)
    m_judged[static_cast<std::size_t>(cell.index())].add(*m_state.board.at(cell));
  recordHelp(HelpKind::Check, m_marks.wrong.size());
  emit checked(m_marks);
}

CheckCounts Game::counts() const {
  const int entries = (m_state.board.filledCells() - m_state.puzzle.givens.filledCells()).size();
  const int wrong = m_marks.wrong.size();
  // While entries are checked as they are made, all entries are judged, but only wrong ones are marked.
  const int right = m_checksEntries ? entries - wrong : m_marks.right.size();
  return {right, wrong, m_state.board.emptyCells().size(), entries - right - wrong};
}

void Game::clearMarks() {
  m_judged = {};
  if (m_marks.right.isEmpty() && m_marks.wrong.isEmpty()) return;
  m_marks = {};
  emit marksChanged();
}

void Game::setChecksEntries(bool on) {
  if (std::exchange(m_checksEntries, on) == on || !on || !m_started) return;
  checkEntries(allCells());
  emit marksChanged();
}

void Game::markKnown(CellSet cells) {
  m_marks.right -= cells;
  m_marks.wrong -= cells;
  for (const Cell cell : cells& m_state.board.filledCells()) {
    const Digit entry = *m_state.board.at(cell);
    if (!m_judged[static_cast<std::size_t>(cell.index())].contains(entry)) continue;
    const bool isRight = entry == m_state.puzzle.solution.at(cell);
    (isRight ? m_marks.right : m_marks.wrong).add(cell);
  }
}

int Game::markWrong(CellSet cells) {
  const CellSet wrong = wrongEntries(m_state) & cells;
  for (const Cell cell : wrong) m_judged[static_cast<std::size_t>(cell.index())].add(*m_state.board.at(cell));
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
  const CheckReport before = m_marks;
  // Where there are several solutions, whether an entry is right may depend on another entry.
  const CellSet judged = hasSeveralSolutions() ? allCells() : changed;
  markKnown(judged);
  if (m_checksEntries) markWrong(judged);
  emit cellsChanged(changed | differenceOf(before, m_marks));
  if (isSolved() != wasSolved) emit solvedChanged(isSolved());
}

}  // namespace sudoku
