#include "playscript.h"

#include <utility>

#include <QSqlDatabase>

#include <sudoku/formats/formats.h>
#include <sudoku/grid/random.h>

#include "../storedgames.h"
#include "game/gamedatabase.h"
#include "game/gamerecord.h"
#include "game/gamerows.h"
#include "game/puzzletext.h"

namespace sudoku {

using namespace Qt::Literals::StringLiterals;

void PlayScript::run(const std::function<void()>& afterStep) {
  m_afterStep = afterStep;
  start();
  play(1, 20);
  begin(freshGame(102));
  play(2, 10);
  if (const auto previous = m_keeper->resumePrevious()) take(previous);
  step();
  play(3, 5);
  m_store->sync();
  step();
  writePuzzleFile(m_directory + u"/saved.txt"_s, toLine(m_game->state().board));
  m_game->chooseDigit(Digit(5));
  m_game->setHints(!m_game->hints());
  step();
  exit();
  start();
  play(4, 5);
  exit();
}

void PlayScript::exit() {
  m_keeper->tryAgain();
  step();
  m_keeper.reset();
  m_clock.reset();
  m_game.reset();
  m_store.reset();
}

void PlayScript::start() {
  // Synchronised only where the script says so: else no two runs would be alike.
  m_store = std::make_unique<GameStore>(m_directory, std::chrono::hours(1));
  m_game = std::make_unique<Game>();
  m_clock = std::make_unique<GameClock>();
  m_keeper = std::make_unique<GameKeeper>(*m_game, *m_store, *m_clock);
  QObject::connect(m_keeper.get(), &GameKeeper::latestFound, [this](const GameInPlay& game) { take(game); });
  if (const auto latest = m_keeper->resumeLatest())
    take(latest);
  else
    begin(freshGame(101));
  step();
}

void PlayScript::begin(StoredGame game) {
  m_keeper->keepSettings();
  game.hints = m_game->hints();
  const auto inPlay = std::make_shared<StoredGame>(std::move(game));
  m_keeper->add(inPlay);
  take(inPlay);
  step();
}

void PlayScript::take(const GameInPlay& game) {
  m_clock->setElapsedMs(game->elapsedMs);
  m_game->start(game);
}

/// Moves, every fourth of them undone, every eighth done again.
void PlayScript::play(std::uint64_t seed, int moves) {
  Random random(seed);
  for (int count = 1; count <= moves; ++count) {
    m_game->play(randomMove(m_game->state().puzzle, random));
    step();
    if (count % 5 == 0) {
      m_game->recordHelp(HelpKind::RungWhat);
      m_keeper->recordMastery(Technique::XWing, MasteryKind::Seen);
      ++m_masteryShown;
      step();
    }
    if (count % 4 != 0) continue;
    m_game->undo();
    step();
    if (count % 8 == 0) m_game->redo();
    step();
  }
}

void PlayScript::step() {
  if (m_game->isStarted()) {
    StoredGame game = *m_game->inPlay();
    game.elapsedMs = m_clock->elapsedMs();
    m_shown[toLine(game.puzzle.givens)] = game;
  }
  m_afterStep();
}

StoredGame withoutId(StoredGame game) {
  game.id = 0;
  return game;
}

MasteryTable readMastery(const QString& directory) {
  GameDatabase database(directory, std::chrono::hours(1));
  if (database.open() != GameDatabase::State::Usable) return {};
  return readMastery(database).value_or(MasteryTable());
}

PlayScript::Shown readAll(const QString& directory) {
  PlayScript::Shown games;
  GameDatabase database(directory, std::chrono::hours(1));
  if (database.open() != GameDatabase::State::Usable) return games;
  for (const auto& row : database.run("SELECT id FROM games").value_or(GameDatabase::Rows()))
    if (const auto game = readGame(database, row.front().toLongLong()))
      games[toLine(game->puzzle.givens)] = withoutId(*game);
  return games;
}

}  // namespace sudoku
