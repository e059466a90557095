#include "gamecontroller.h"

#include <utility>

#include <sudoku/puzzlemaker.h>
#include <sudoku/rating.h>

namespace sudoku {

GameController::GameController(Game& game, GameStore& store, Settings& settings, QObject* parent)
    : QObject(parent), m_game(game), m_store(store), m_settings(settings), m_queue(this) {
  connect(&m_game, &Game::moveRecorded, this, &GameController::keepMove);
  connect(&m_game, &Game::positionRecorded, this, [this](int position) {
    if (m_gameId == 0) return;
    m_store.recordPosition(m_gameId, position, m_clock.elapsedMs(), m_game.isSolved());
    reportComplaint();
  });
  connect(&m_game, &Game::settingsRecorded, this, &GameController::keepSettings);
  connect(&m_game, &Game::solvedChanged, this, &GameController::runClock);
  connect(&m_queue, &PuzzleQueue::ready, this, [this](Level level) {
    if (m_awaitedLevel == level) make(level);
  });
}

GameController::~GameController() {
  keepSettings();
}

void GameController::start(const StartRequest& request) {
  if (const auto* level = std::get_if<Level>(&request)) {
    make(*level);
  } else if (const auto* id = std::get_if<PuzzleId>(&request)) {
    open(makePuzzle(*id), QString::fromStdString(toText(*id)));
  } else if (const auto* puzzle = std::get_if<Puzzle>(&request)) {
    open(*puzzle, {});
  } else if (const auto latest = m_store.takeUpLatest()) {
    take(*latest);
  } else {
    newGame();
  }
  m_queue.fill(nextLevel());
  reportComplaint();
}

void GameController::newGame() {
  make(nextLevel());
}

void GameController::previousGame() {
  keepSettings();
  const auto previous = m_store.takeUpPrevious(m_gameId);
  if (previous)
    take(*previous);
  else
    emit noPreviousGame();
}

void GameController::setNextLevel(Level level) {
  m_settings.setLevel(level);
  m_queue.fill(level);
}

void GameController::setWatched(bool watched) {
  m_watched = watched;
  runClock();
}

void GameController::activate(Cell cell) {
  m_game.select(cell);
  const auto digit = m_game.chosenDigit();
  if (!digit) return;
  if (m_game.notesMode())
    m_game.play(Move::toggleNote(cell, *digit));
  else if (m_game.state().board.at(cell) == digit)
    m_game.play(Move::clear(cell));
  else
    m_game.play(Move::enter(cell, *digit));
}

void GameController::clear(Cell cell) {
  m_game.select(cell);
  m_game.play(Move::clear(cell));
}

void GameController::pick(Cell cell) {
  m_game.select(cell);
  if (const auto digit = m_game.state().board.at(cell)) m_game.chooseDigit(digit);
}

void GameController::type(Digit digit, bool asNote) {
  const Cell cell = m_game.selectedCell();
  m_game.play(asNote || m_game.notesMode() ? Move::toggleNote(cell, digit) : Move::enter(cell, digit));
}

void GameController::toggleChosen(Digit digit) {
  m_game.chooseDigit(m_game.chosenDigit() == digit ? std::nullopt : std::optional(digit));
}

void GameController::stepChosen(int steps) {
  if (steps == 0) return;
  // Without a choice the first step leads to 1 upwards and to 9 downwards.
  const auto chosen = m_game.chosenDigit();
  const int from = chosen ? chosen->index() : steps > 0 ? -1 : kDigitCount;
  const int index = (from + steps) % kDigitCount;
  m_game.chooseDigit(Digit(1 + (index + kDigitCount) % kDigitCount));
}

void GameController::make(Level level) {
  const auto made = m_queue.take(level);
  m_awaitedLevel = made ? std::nullopt : std::optional(level);
  if (made) begin(made->puzzle, QString::fromStdString(toText(made->id)));
}

void GameController::open(const Puzzle& puzzle, const QString& number) {
  if (const auto unfinished = m_store.takeUpUnfinished(puzzle.givens))
    take(*unfinished);
  else
    begin(puzzle, number);
}

void GameController::begin(const Puzzle& puzzle, const QString& number) {
  keepSettings();
  StoredGame game;
  game.puzzle = puzzle;
  game.puzzleNumber = number;
  game.level = levelOf(puzzle.givens);
  game.hints = m_game.hints();
  game.id = m_store.add(game);
  take(game);
  reportComplaint();
}

void GameController::take(const StoredGame& game) {
  m_awaitedLevel = std::nullopt;
  m_gameId = game.id;
  m_clock.setElapsedMs(game.elapsedMs);
  m_game.start(game);
  runClock();
}

void GameController::keepMove(const Move& move, int position) {
  if (m_gameId == 0) {
    // The game could not be stored when it began: perhaps it can now.
    StoredGame game = m_game.snapshot();
    game.elapsedMs = m_clock.elapsedMs();
    m_gameId = m_store.add(game);
  } else {
    m_store.recordMove(m_gameId, position, move, m_clock.elapsedMs(), m_game.isSolved());
  }
  reportComplaint();
}

void GameController::keepSettings() {
  if (m_gameId == 0) return;
  m_store.recordSettings(m_gameId, m_game.chosenDigit(), m_game.hints(), m_game.notesMode(),
                         m_clock.elapsedMs());
  reportComplaint();
}

void GameController::runClock() {
  m_clock.setRunning(m_watched && m_game.isStarted() && !m_game.isSolved());
}

void GameController::reportComplaint() {
  const QString complaint = m_store.complaint();
  if (std::exchange(m_complaint, complaint) != complaint && !complaint.isEmpty())
    emit storeComplained(complaint);
}

}  // namespace sudoku
