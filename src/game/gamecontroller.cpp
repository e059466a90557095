#include "gamecontroller.h"

#include <algorithm>
#include <span>
#include <utility>

#include <QFileInfo>

#include <sudoku/puzzlemaker.h>

#include "gamerecord.h"

namespace sudoku {

GameController::GameController(Game& game, GameStore& store, Settings& settings, QObject* parent)
    : QObject(parent),
      m_game(game),
      m_store(store),
      m_settings(settings),
      m_queue(this),
      m_maker([this](const auto& made) { beginOrdered(made); }),
      m_reader([this](const PuzzleText& text) { openRead(text); }) {
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
    open(gameOf(makePuzzle(*id), QString::fromStdString(toText(*id))));
  } else if (const auto* puzzle = std::get_if<Puzzle>(&request)) {
    open(gameOf(*puzzle));
  } else if (const auto* game = std::get_if<StoredGame>(&request)) {
    open(*game);
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

void GameController::order(const PuzzleOrder& order) {
  m_maker.run([order](const std::stop_token& stop) { return fulfil(order, stop); });
}

void GameController::openFile(const QString& path) {
  m_reader.run([path](const std::stop_token& /*stop*/) { return readPuzzleFile(path); });
}

void GameController::openText(const QByteArray& text, const QString& source) {
  m_reader.run([text, source](const std::stop_token& /*stop*/) { return readPuzzleText(text, source); });
}

void GameController::openPuzzle(const PuzzleText& text, std::size_t number) {
  const auto game = gameOf(text, number);
  if (!game) {
    emit reported(game.error());
    return;
  }
  const bool goesOn = open(*game);
  if (!text.path.isEmpty()) emit fileUsed(text.path);
  // A complaint about the store is worth more than what can be seen anyway.
  if (!m_complaint.isEmpty()) return;
  emit reported(goesOn ? tr("%1: you had begun this puzzle, and go on with it.").arg(text.source)
                       : tr("%1: opened.").arg(text.source));
}

void GameController::save(const QString& path, Format format) {
  const std::string text = textOf(format);
  const QString name = QFileInfo(path).fileName();
  const QString failure = writePuzzleFile(path, text);
  if (!failure.isEmpty()) {
    emit reported(tr("%1: not saved: %2").arg(name, failure));
    return;
  }
  emit fileUsed(path);
  emit reported(holdsAll(text, m_game.state())
                    ? tr("%1: saved.").arg(name)
                    : tr("%1: saved, but this format cannot hold all entries and notes.").arg(name));
}

std::string GameController::textOf(Format format) const {
  PuzzleRecord record = recordOf(m_game.state());
  record.label.elapsed = std::chrono::milliseconds(m_clock.elapsedMs());
  return write(format, std::span(&record, 1));
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
  if (made) begin(gameOf(made->puzzle, QString::fromStdString(toText(made->id))));
}

bool GameController::open(const StoredGame& game) {
  keepSettings();
  const auto unfinished = m_store.takeUpUnfinished(game.puzzle.givens);
  const bool goesOn = unfinished && (game.moves.empty() || positionOf(*unfinished) == positionOf(game));
  if (goesOn)
    take(*unfinished);
  else
    begin(game);
  return goesOn;
}

void GameController::begin(StoredGame game) {
  keepSettings();
  game.hints = m_game.hints();
  game.id = m_store.add(game);
  take(game);
  reportComplaint();
}

void GameController::openRead(const PuzzleText& text) {
  const auto isGood = [](const ReadPuzzle& read) { return read.puzzle.hasValue(); };
  const bool anyGood = std::any_of(text.puzzles.begin(), text.puzzles.end(), isGood);
  if (!text.failure.isEmpty()) {
    emit reported(tr("%1: %2").arg(text.source, text.failure));
  } else if (text.puzzles.size() == 1 || !anyGood) {
    openPuzzle(text, 0);
  } else {
    emit choiceNeeded(text);
  }
}

void GameController::beginOrdered(const std::optional<OrderedPuzzle>& made) {
  if (made)
    open(gameOf(made->puzzle, made->number));
  else
    emit orderFailed();
}

void GameController::take(const StoredGame& game) {
  m_awaitedLevel = std::nullopt;
  m_maker.cancel();
  m_reader.cancel();
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
