#include "playscript.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <utility>

#include <QFile>

#include <sudoku/formats/formats.h>
#include <sudoku/grid/random.h>

#include "../../play/storedgames.h"
#include "../keptgames.h"
#include "game/history/exchange.h"
#include "game/play/gamerecord.h"
#include "game/puzzles/puzzletext.h"
#include "game/storage/backup.h"
#include "game/storage/gamedatabase.h"
#include "game/storage/gametables.h"
#include "game/storage/keptbesides.h"
#include "game/storage/unite.h"

namespace sudoku {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr auto kElsewhere = QLatin1String("/elsewhere.json");
/// The row id of the prepared game that was played on elsewhere too.
constexpr qint64 kPlayedElsewhere = 1;
constexpr qint64 kDeleted = 2;
constexpr qint64 kRenamed = 3;
/// How often a player tries again what fails: no fault lasts as long.
constexpr int kMostTries = 60;

History elsewhere(const QString& directory) {
  QFile file(directory + kElsewhere);
  EXPECT_TRUE(file.open(QIODevice::ReadOnly));
  return readBack(file.readAll());
}

}  // namespace

void PlayScript::prepare(const QString& directory) {
  for (std::uint64_t seed = 1; seed <= 3; ++seed) keep(directory, playedGame(seed));
  GameDatabase database(directory, std::chrono::hours(1));
  ASSERT_EQ(database.open(), GameDatabase::State::Usable);
  const auto own = readKeptGame(database, kPlayedElsewhere);
  ASSERT_TRUE(own);
  Machine machine(*own, 301);
  machine.playOn(12);
  KeptGame playedOn = machine.kept();
  playedOn.game.id = 0;
  QFile file(directory + kElsewhere);
  ASSERT_TRUE(file.open(QIODevice::WriteOnly));
  file.write(written(historyOf({playedOn, keptGame(302), keptGame(303), begunGame(304)})));
}

void PlayScript::run(const std::function<void()>& afterStep) {
  m_afterStep = afterStep;
  start();
  play(1, 20);
  branch();
  begin(freshGame(102));
  play(2, 6);
  giveUp();
  begin(gameOf(m_game->state().puzzle, m_game->stored().puzzleId, m_game->level()));
  play(3, 5);
  if (const auto previous = m_keeper->resumePrevious()) take(*previous);
  step();
  changeLibrary();
  importGames();
  play(4, 5);
  backUpGames();
  lookAtLibrary();
  m_store->sync();
  step();
  writePuzzleFile(m_directory + u"/saved.txt"_s, toLine(m_game->state().board));
  m_game->chooseDigit(Digit(5));
  m_game->setHints(!m_game->hints());
  step();
  exit();
  start();
  play(5, 5);
  lookAtLibrary();
  exit();
}

/// Leaves the program. What is not kept yet is first tried again, as the window does.
void PlayScript::exit() {
  insist([this] { return tryToKeepAll(); });
  step();
  m_keeper.reset();
  m_clock.reset();
  m_game.reset();
  m_store.reset();
}

bool PlayScript::tryToKeepAll() {
  m_keeper->tryAgain();
  return !m_store->play().hasUnwrittenMoves() && isWell();
}

/// Whether everything is kept. What the disk refused is synced again here, since nothing else would ask for
/// it.
bool PlayScript::isWell() {
  if (m_store->state().kind == StorageState::Kind::Trouble) m_store->sync();
  return m_store->state().kind != StorageState::Kind::Trouble;
}

void PlayScript::start() {
  // Syncs happen only where the script asks for them: otherwise no two runs would be alike.
  m_store = std::make_unique<GameStore>(m_directory, std::chrono::hours(1));
  m_game = std::make_unique<Game>();
  m_clock = std::make_unique<GameClock>();
  m_keeper = std::make_unique<GameKeeper>(*m_game, *m_store, *m_clock);
  QObject::connect(m_keeper.get(), &GameKeeper::latestFound, [this](const StoredGame& game) { take(game); });
  if (const auto latest = m_keeper->resumeLatest())
    take(*latest);
  else
    begin(freshGame(101));
  step();
}

void PlayScript::begin(StoredGame game) {
  m_keeper->keepSettings();
  game.hints = m_game->hints();
  take(m_keeper->add(std::move(game)));
  step();
}

void PlayScript::take(const StoredGame& game) {
  m_clock->setElapsedMs(game.elapsedMs);
  m_game->start(game);
}

/// Makes moves, every fourth of them undone, every eighth done again.
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

/// Makes a checkpoint, a trial that is kept and one that is dropped, and goes back to the checkpoint.
void PlayScript::branch() {
  m_game->endTrial();
  m_game->addCheckpoint(u"A fork"_s);
  const int fork = m_game->position();
  step();
  m_game->beginTrial();
  play(11, 3);
  m_game->endTrial();
  step();
  m_game->beginTrial();
  const int before = m_game->position();
  play(12, 3);
  m_game->play(Move::restore(positionAt(m_game->stored(), before)));
  m_game->endTrial();
  step();
  m_game->play(Move::restore(positionAt(m_game->stored(), fork)));
  step();
}

void PlayScript::giveUp() {
  m_game->recordHelp(HelpKind::GivenUp);
  m_game->play(solvingMove(m_game->stored()));
  step();
}

/// Expects the lists to show what was shown in play, unless they say that they cannot be read now.
void PlayScript::lookAtLibrary() {
  std::optional<std::vector<GameSummary>> games;
  insist([&] {
    games = m_store->library().summaries();
    return games && isWell();
  });
  ASSERT_TRUE(games);
  ASSERT_EQ(games->size(), m_shown.size());
  for (const GameSummary& summary : *games) {
    const StoredGame game = inRow(summary.id);
    EXPECT_EQ(summary.board, boardOf(game));
    EXPECT_EQ(summary.status, statusOf(game, summary.board));
    EXPECT_EQ(summary.hadHelp, game.help().any());
    EXPECT_EQ(summary.name, game.name);
    std::optional<StoredGame> read;
    insist([&] {
      read = m_store->library().game(summary.id);
      return read.has_value();
    });
    EXPECT_EQ(read, game);
  }
}

void PlayScript::changeLibrary() {
  insist([this] { return m_store->library().setLabels({{kRenamed, {u"Third"_s, {}}}}); });
  inRow(kRenamed).name = u"Third"_s;
  insist([this] { return m_store->library().setLabels({{kRenamed, {u"Third"_s, {u"a"_s, u"b"_s}}}}); });
  inRow(kRenamed).tags = QStringList{u"a"_s, u"b"_s};
  insist([this] { return m_store->library().setRemoved({kPlayedElsewhere}, true); });
  insist([this] { return m_store->library().setRemoved({kPlayedElsewhere}, false); });
  insist([this] { return m_store->library().setRemoved({kDeleted}, true); });
  m_shown.erase(inRow(kDeleted).key);
  const QString puzzle = u"1-backtracking-all-180-48213"_s;
  insist([&] { return m_store->library().addDailyId(QDate(2026, 11, 24), Level::Hard, puzzle); });
  m_dailyIds[{QDate(2026, 11, 24), Level::Hard}] = puzzle;
  step();
}

void PlayScript::importGames() {
  insist([this] { return tryToKeepAll(); });
  insist([this] {
    // The import would wait for a lock: here it is stopped and tried again.
    std::stop_source impatience;
    const auto tell = [&](double /*part*/, bool isWaiting) {
      if (isWaiting) impatience.request_stop();
    };
    return importHistory(m_directory, m_directory + kElsewhere, tell, impatience.get_token())
        .failure.isEmpty();
  });
  const History history = elsewhere(m_directory);
  qint64 id = 0;
  for (const auto& [key, game] : m_shown) id = std::max(id, game.id);
  for (const KeptGame& kept : history.games) {
    const auto own = m_shown.find(kept.game.key);
    const auto united = own == m_shown.end() ? kept : unite({own->second, 0, 0}, kept);
    ASSERT_TRUE(united);
    m_shown[kept.game.key] = united->game;
    if (own == m_shown.end()) m_shown[kept.game.key].id = ++id;
  }
  m_dailyIds = unite(m_dailyIds, history.besides.dailyIds);
  step();
}

void PlayScript::backUpGames() {
  insist([this] { return tryToKeepAll(); });
  insist([this] {
    return backUp(m_directory + u"/games.sqlite"_s, m_directory + u"/backups"_s, QDate(2026, 11, 24));
  });
  m_backedUp = m_shown;
}

void PlayScript::step() {
  if (m_game->isStarted()) {
    StoredGame game = m_game->stored();
    game.elapsedMs = m_clock->elapsedMs();
    m_shown[game.key] = game;
  }
  m_afterStep();
}

/// Tries something again, as a player does after a message that it failed.
void PlayScript::insist(const std::function<bool()>& work) {
  bool isDone = work();
  for (int tries = 1; !isDone && tries < kMostTries; ++tries) {
    step();
    isDone = work();
  }
  EXPECT_TRUE(isDone) << qPrintable(told(*m_store));
}

StoredGame& PlayScript::inRow(qint64 id) {
  const auto place =
      std::find_if(m_shown.begin(), m_shown.end(), [id](const auto& entry) { return entry.second.id == id; });
  EXPECT_NE(place, m_shown.end()) << id;
  return place == m_shown.end() ? m_shown.begin()->second : place->second;
}

StoredGame withoutId(StoredGame game) {
  game.id = 0;
  return game;
}

KeptBesides readBesides(const QString& directory) {
  GameDatabase database(directory, std::chrono::hours(1));
  if (database.open() != GameDatabase::State::Usable) return {};
  return readBesides(database).value_or(KeptBesides());
}

PlayScript::Shown readAll(const QString& directory) {
  PlayScript::Shown games;
  GameDatabase database(directory, std::chrono::hours(1));
  if (database.open() != GameDatabase::State::Usable) return games;
  for (const auto& row : database.run("SELECT id FROM games WHERE removed = 0").value_or(TableRows()))
    if (const auto game = readGame(database, row.front().toLongLong())) games[game->key] = *game;
  return games;
}

}  // namespace sudoku
