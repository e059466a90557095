#include "game.h"

#include <utility>

#include <sudoku/puzzleid.h>

#include "movecommand.h"

namespace sudoku {

Game::Game(QObject* parent) : QObject(parent), m_state(Puzzle{}) {}

void Game::start(const StoredGame& game) {
  m_undoStack.clear();
  m_moves.clear();
  m_state = GameState(game.puzzle);
  m_puzzleNumber = game.puzzleNumber;
  m_level = game.level;
  m_chosenDigit = game.chosenDigit;
  m_hints = game.hints;
  m_notesMode = game.notesMode;
  m_marks = {};
  for (const Move& move : game.moves) push(move, applyMove(m_state, move));
  m_undoStack.setIndex(game.position);
  m_started = true;
  emit started();
}

StoredGame Game::snapshot() const {
  StoredGame game;
  game.puzzle = m_state.puzzle;
  game.puzzleNumber = m_puzzleNumber;
  game.level = m_level;
  game.moves = m_moves;
  game.position = position();
  game.chosenDigit = m_chosenDigit;
  game.hints = m_hints;
  game.notesMode = m_notesMode;
  return game;
}

QString Game::puzzleId() const {
  if (!m_puzzleNumber.isEmpty()) return m_puzzleNumber;
  return QString::fromStdString(toPackedId(m_state.puzzle.givens));
}

void Game::play(const Move& move) {
  if (!m_started) return;
  const GameState before = m_state;
  const GameState after = applyMove(m_state, move);
  if (after == before) return;
  push(move, after);
  emit moveRecorded(move, position());
  announce(before);
}

void Game::undo() {
  if (!canUndo()) return;
  const GameState before = m_state;
  m_undoStack.undo();
  emit positionRecorded(position());
  announce(before);
}

void Game::redo() {
  if (!canRedo()) return;
  const GameState before = m_state;
  m_undoStack.redo();
  emit positionRecorded(position());
  announce(before);
}

void Game::chooseDigit(std::optional<Digit> digit) {
  if (std::exchange(m_chosenDigit, digit) == digit) return;
  emit settingsRecorded();
  emit chosenDigitChanged();
}

void Game::select(Cell cell) {
  if (std::exchange(m_selectedCell, cell) == cell) return;
  emit selectionChanged();
}

void Game::setHints(bool on) {
  if (std::exchange(m_hints, on) == on) return;
  emit settingsRecorded();
  emit hintsChanged();
}

void Game::setNotesMode(bool on) {
  if (std::exchange(m_notesMode, on) == on) return;
  emit settingsRecorded();
  emit notesModeChanged();
}

void Game::check() {
  if (!m_started) return;
  m_marks = checkEntries(m_state.puzzle.givens, m_state.board, m_state.puzzle.solution);
  emit checked(m_marks);
}

void Game::push(const Move& move, const GameState& after) {
  m_moves.resize(static_cast<std::size_t>(position()), move);
  m_moves.push_back(move);
  m_undoStack.push(new MoveCommand(m_state, after));  // applies it
}

void Game::announce(const GameState& before) {
  const CellSet changed = changedCells(before, m_state);
  m_marks.right -= changed;
  m_marks.wrong -= changed;
  emit cellsChanged(changed);
  if (isSolved() != sudoku::isSolved(before.board)) emit solvedChanged(isSolved());
}

}  // namespace sudoku
