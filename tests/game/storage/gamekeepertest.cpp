#include <memory>
#include <stop_token>
#include <sys/stat.h>

#include <QDir>
#include <QSignalSpy>
#include <QTest>

#include "../../patience.h"
#include "../base/fulldisk.h"
#include "../control/gamefixture.h"
#include "../play/storedgames.h"
#include "game/base/limits.h"
#include "game/control/gamecontroller.h"
#include "game/storage/backup.h"
#include "game/storage/backups.h"

namespace sudoku {

using namespace Qt::Literals::StringLiterals;

namespace {

/// Tests with a controller over a store in a folder where somebody else can be at work.
class GameKeeperTest : public FolderTest {
 protected:
  QString path() const { return m_folder.path(); }
  QString database() const { return m_folder.filePath(u"games.sqlite"_s); }

  void start(const StartRequest& request) {
    m_game = std::make_unique<Game>();
    m_store = std::make_unique<GameStore>(path());
    m_controller = std::make_unique<GameController>(*m_game, *m_store, m_settings);
    m_controller->start(request);
    ASSERT_TRUE(waitFor([&] { return m_game->isStarted(); }));
  }
  void end() {
    m_controller.reset();
    m_game.reset();
    m_store.reset();
  }

  const GameKeeper& keeper() const { return m_controller->keeper(); }
  StorageState::Kind kind() { return keeper().state().kind; }
  bool becomes(StorageState::Kind kind) {
    return waitFor([&] { return keeper().state().kind == kind; });
  }
  void play(Digit digit) { m_game->play(Move::enter(m_game->state().board.emptyCells().first(), digit)); }

  /// Plays a move, then replaces the open file by a file with another game. Returns that game.
  StoredGame startAndReplaceFile() {
    const QTemporaryDir other;
    StoredGame restored = keep(other.path(), playedGame(7));
    start(puzzle());
    play(Digit(4));
    EXPECT_TRUE(QFile::remove(database()));
    EXPECT_TRUE(QFile::rename(other.filePath(u"games.sqlite"_s), database()));
    return restored;
  }

  /// The games in the file, by their givens, each with its number of moves.
  QStringList kept() const {
    return Intruder(path()).run(
        u"SELECT givens, (SELECT count(*) FROM moves WHERE game = games.id) FROM games ORDER BY play_order"_s);
  }
  static QString row(const Puzzle& puzzle, int moves) {
    return QString::fromStdString(toLine(puzzle.givens)) + u'|' + QString::number(moves);
  }

  Settings m_settings;
  std::unique_ptr<Game> m_game;
  std::unique_ptr<GameStore> m_store;
  std::unique_ptr<GameController> m_controller;
};

/// Holds the database's lock, so that nobody else can write, until it is released.
class Lock {
 public:
  explicit Lock(const QString& directory) : m_intruder(std::make_unique<Intruder>(directory)) {
    m_intruder->run(u"PRAGMA locking_mode = EXCLUSIVE"_s);
    m_intruder->run(u"BEGIN EXCLUSIVE"_s);
  }
  void release() { m_intruder.reset(); }

 private:
  std::unique_ptr<Intruder> m_intruder;
};

TEST_F(GameKeeperTest, AFullDiskIsToldUntilThereIsRoomAgain) {
  start(puzzle());
  QSignalSpy changes(&keeper(), &GameKeeper::stateChanged);
  {
    const FullDisk full;
    play(Digit(4));
    EXPECT_EQ(kind(), StorageState::Kind::Trouble);
    EXPECT_TRUE(keeper().hasUnkeptMoves());
    EXPECT_EQ(changes.count(), 1);
    play(Digit(6));
    EXPECT_EQ(kind(), StorageState::Kind::Trouble);
  }
  EXPECT_TRUE(becomes(StorageState::Kind::Fine));
  EXPECT_FALSE(keeper().hasUnkeptMoves());
  EXPECT_EQ(kept(), QStringList(row(puzzle(), 2)));
}

TEST_F(GameKeeperTest, ANewGameDoesNotDiscardWhatIsNotWritten) {
  start(puzzle());
  {
    const FullDisk full;
    play(Digit(4));
    m_controller->start(freshGame(5));
    play(Digit(1));
    m_controller->start(freshGame(6));
    play(Digit(1));
    EXPECT_EQ(kept(), QStringList(row(puzzle(), 0)));
  }
  m_controller->keeper().tryAgain();
  EXPECT_EQ(kept(),
            QStringList({row(puzzle(), 1), row(freshGame(5).puzzle, 1), row(freshGame(6).puzzle, 1)}));
  EXPECT_EQ(kind(), StorageState::Kind::Fine);
}

TEST_F(GameKeeperTest, PreviousReturnsToAGameThatIsNotWritten) {
  const FullDisk full;
  start(puzzle());
  play(Digit(4));
  m_controller->start(freshGame(5));
  m_controller->session().previousGame();
  EXPECT_EQ(m_game->state().puzzle, puzzle());
  EXPECT_EQ(m_game->position(), 1);
}

TEST_F(GameKeeperTest, TheOwnGameIsResumedLaterIfNothingWasPlayedMeanwhile) {
  const StoredGame own = keep(path(), playedGame(1));
  Lock lock(path());
  start({});
  EXPECT_EQ(kind(), StorageState::Kind::Trouble);
  EXPECT_NE(m_game->state().puzzle, own.puzzle);
  m_game->setHints(!m_game->hints());
  lock.release();
  EXPECT_TRUE(becomes(StorageState::Kind::Fine));
  EXPECT_EQ(m_game->state().puzzle, own.puzzle);
  EXPECT_EQ(m_game->moves(), own.moves);
  EXPECT_EQ(kept(), QStringList(row(own.puzzle, 40)));
}

TEST_F(GameKeeperTest, WhatWasPlayedMeanwhileIsAGameOfItsOwn) {
  const StoredGame own = keep(path(), playedGame(1));
  Lock lock(path());
  start({});
  play(Digit(1));
  const Puzzle meanwhile = m_game->state().puzzle;
  EXPECT_FALSE(keeper().offersReturn());
  lock.release();
  EXPECT_TRUE(becomes(StorageState::Kind::Notice));
  EXPECT_TRUE(keeper().offersReturn());
  EXPECT_EQ(m_game->state().puzzle, meanwhile);
  EXPECT_EQ(kept(), QStringList({row(own.puzzle, 40), row(meanwhile, 1)}));
  m_controller->session().previousGame();
  EXPECT_EQ(m_game->moves(), own.moves);
  EXPECT_EQ(kind(), StorageState::Kind::Fine);
}

/// Makes a damaged store whose games have to be read page by page, too many to be read at once. Returns the
/// game played last.
StoredGame makeLargeDamagedStore(const QString& directory) {
  StoredGame last;
  for (std::uint64_t seed = 1; seed <= 40; ++seed) last = keep(directory, playedGame(seed));
  Intruder(directory).run(
      u"UPDATE games SET name = (SELECT group_concat(hex(randomblob(10000))) FROM moves WHERE game = 1)"
      u" WHERE id = 1"_s);
  QFile file(directory + u"/games.sqlite"_s);
  EXPECT_TRUE(file.open(QIODevice::ReadWrite));
  file.write(QByteArray(4096, '\0'));
  return last;
}

TEST_F(GameKeeperTest, TheOwnGameIsResumedOnceADamagedFileIsRead) {
  const StoredGame own = makeLargeDamagedStore(path());
  start({});
  EXPECT_EQ(kind(), StorageState::Kind::Rescue) << qPrintable(keeper().state().sentence);
  EXPECT_NE(m_game->state().puzzle, own.puzzle);
  EXPECT_TRUE(becomes(StorageState::Kind::Notice));
  EXPECT_EQ(m_game->moves(), own.moves);
  EXPECT_EQ(kept().size(), 40) << "the game that stood in is no game of the player's";
}

TEST_F(GameKeeperTest, WhatWasPlayedWhileADamagedFileIsReadStaysInPlay) {
  const StoredGame own = makeLargeDamagedStore(path());
  start({});
  play(Digit(1));
  const Puzzle meanwhile = m_game->state().puzzle;
  EXPECT_TRUE(becomes(StorageState::Kind::Notice));
  EXPECT_EQ(m_game->state().puzzle, meanwhile);
  EXPECT_TRUE(keeper().offersReturn());
  EXPECT_EQ(kept().size(), 41);
  m_controller->session().previousGame();
  EXPECT_EQ(m_game->moves(), own.moves);
}

TEST_F(GameKeeperTest, PreviousReturnsToTheOwnGameToo) {
  const StoredGame own = keep(path(), playedGame(1));
  Lock lock(path());
  start({});
  lock.release();
  m_controller->session().previousGame();
  EXPECT_EQ(m_game->moves(), own.moves);
  const bool hints = !m_game->hints();
  m_game->setHints(hints);
  end();
  start({});
  EXPECT_EQ(m_game->moves(), own.moves);
  EXPECT_EQ(m_game->hints(), hints);
}

TEST_F(GameKeeperTest, AFirstGameIsKeptLaterWhereThereIsNoOther) {
  ASSERT_TRUE(QDir().mkpath(database()));
  start({});
  EXPECT_EQ(kind(), StorageState::Kind::Trouble);
  ASSERT_TRUE(QDir().rmdir(database()));
  EXPECT_TRUE(becomes(StorageState::Kind::Fine));
  EXPECT_EQ(kept(), QStringList(row(m_game->state().puzzle, 0)));
}

TEST_F(GameKeeperTest, ADeletedFileIsPutBackWithAllThatWasInIt) {
  keep(path(), playedGame(1));
  start(puzzle());
  play(Digit(4));
  const QStringList before = kept();
  for (const char* ending : {"-wal", "-shm", ""}) QFile::remove(database() + QLatin1String(ending));
  play(Digit(6));
  EXPECT_EQ(kind(), StorageState::Kind::Notice);
  EXPECT_EQ(kept(), QStringList({before.front(), row(puzzle(), 2)}));
  m_controller->background().dismissNotice();
  EXPECT_EQ(kind(), StorageState::Kind::Fine);
  // The old file's log must not be taken for the new file's.
  ASSERT_TRUE(QFile::remove(database()));
  play(Digit(7));
  EXPECT_EQ(kept(), QStringList({before.front(), row(puzzle(), 3)}));
  EXPECT_EQ(Intruder(path()).run(u"PRAGMA integrity_check"_s), QStringList(u"ok"_s));
}

TEST_F(GameKeeperTest, AReplacedFileGetsTheGameToo) {
  const StoredGame restored = startAndReplaceFile();
  play(Digit(6));
  EXPECT_EQ(kept(), QStringList({row(restored.puzzle, 40), row(puzzle(), 2)}));
  EXPECT_EQ(Intruder(path()).run(u"PRAGMA integrity_check"_s), QStringList(u"ok"_s));
  EXPECT_EQ(kind(), StorageState::Kind::Notice);
}

TEST_F(GameKeeperTest, NoOtherThreadReadsAReplacedFileByTheLogOfTheOldOne) {
  const StoredGame restored = startAndReplaceFile();
  std::stop_source stop;
  stop.request_stop();
  GameDatabase background(path(), std::chrono::milliseconds(0), BackgroundWork{stop.get_token()});
  EXPECT_EQ(background.open(), GameDatabase::State::Refused);
  EXPECT_FALSE(backUp(database(), backupsOf(path()), QDate::currentDate(), {}));
  play(Digit(6));
  EXPECT_EQ(kept(), QStringList({row(restored.puzzle, 40), row(puzzle(), 2)}));
  EXPECT_EQ(background.open(), GameDatabase::State::Usable);
  EXPECT_TRUE(backUp(database(), backupsOf(path()), QDate::currentDate(), {}));
}

TEST_F(GameKeeperTest, AFileThatIsPutInPlaceOfADeletedOneStaysAndSoDoesWhatWasDeleted) {
  const QTemporaryDir other;
  const StoredGame newer = keep(other.path(), playedGame(7));
  const StoredGame deleted = keep(path(), playedGame(1));
  GameDatabase file(path(), std::chrono::milliseconds(0));
  ASSERT_EQ(file.open(), GameDatabase::State::Usable);
  ASSERT_TRUE(QFile::remove(database()));
  ASSERT_TRUE(QFile::rename(other.filePath(u"games.sqlite"_s), database()));
  EXPECT_FALSE(file.restoreFile());
  EXPECT_EQ(kept(), QStringList(row(newer.puzzle, 40)));
  const QStringList aside = QDir(path()).entryList({u"*.deleted-*"_s});
  ASSERT_EQ(aside.size(), 1);
  const QTemporaryDir restored;
  ASSERT_TRUE(QFile::copy(QDir(path()).filePath(aside.front()), restored.filePath(u"games.sqlite"_s)));
  EXPECT_EQ(Intruder(restored.path()).run(u"SELECT givens FROM games"_s),
            QStringList(QString::fromStdString(toLine(deleted.puzzle.givens))));
}

TEST_F(GameKeeperTest, TheClockIsKeptWhileItRuns) {
  start(puzzle());
  const auto keptMs = [this] {
    return Intruder(path()).run(u"SELECT elapsed_ms FROM games"_s).front().toInt();
  };
  auto& clock = const_cast<GameClock&>(m_controller->time().clock());
  clock.setElapsedMs(9'000);
  EXPECT_EQ(keptMs(), 0);
  clock.setElapsedMs(10'000);
  EXPECT_EQ(keptMs(), 10'000);
  clock.setElapsedMs(19'000);
  EXPECT_EQ(keptMs(), 10'000);
  clock.setElapsedMs(20'500);
  EXPECT_EQ(keptMs(), 20'500);
}

TEST_F(GameKeeperTest, GoingOnWithAGameLeavesWhatTheFileSaysOfIt) {
  StoredGame game = playedGame(1);
  game.chosenDigit = Digit(9);
  game.hints = true;
  game.elapsedMs = 600'000;
  keep(path(), game);
  const QString kept = u"SELECT chosen_digit, hints, input_mode, position, elapsed_ms FROM games"_s;
  const QStringList before = Intruder(path()).run(kept);
  start({});
  EXPECT_EQ(m_game->chosenDigit(), Digit(9));
  EXPECT_EQ(Intruder(path()).run(kept), before);
}

TEST_F(GameKeeperTest, TheGameBeingPlayedIsResumedAsItStands) {
  start(puzzle());
  play(Digit(4));
  EXPECT_EQ(m_store->play().resumeUnfinished(puzzle().givens), m_game->stored());
  m_controller->start(freshGame(5));
  m_controller->session().previousGame();
  EXPECT_EQ(m_game->moves().size(), 1U);
}

TEST_F(GameKeeperTest, TheMovesOfAGameThatIsLeftStayUntilTheyAreWritten) {
  start(puzzle());
  {
    const FullDisk full;
    play(Digit(4));
    m_controller->start(freshGame(5));
    EXPECT_TRUE(m_store->play().hasUnwrittenMoves());
  }
  m_controller->keeper().tryAgain();
  EXPECT_FALSE(m_store->play().hasUnwrittenMoves());
  EXPECT_EQ(kept().front(), row(puzzle(), 1));
}

TEST_F(GameKeeperTest, AFailureOfTheStoreDoesNotChangeTheGame) {
  start(puzzle());
  play(Digit(4));
  m_game->addCheckpoint(u"Before it fails"_s);
  const StoredGame before = m_game->stored();
  const GameState state = m_game->state();
  PlayStore& store = m_store->play();
  StoredGame elsewhere = before;
  elsewhere.append(Move::enter(state.board.emptyCells().first(), Digit(1)));
  {
    const FullDisk full;
    EXPECT_FALSE(store.recordMove(before, state.board));
    EXPECT_FALSE(store.recordPosition(before, state.board));
    EXPECT_FALSE(store.recordSettings(before));
    EXPECT_FALSE(store.recordCheckpoints(before));
    EXPECT_FALSE(store.unite({elsewhere, 0, 0}));
    EXPECT_FALSE(store.resumePrevious());
    EXPECT_FALSE(m_store->library().setLabels({{before.id, {u"Another"_s, {}, true}}}));
    EXPECT_FALSE(m_store->library().recordMastery(Technique::XWing, MasteryKind::Seen));
    EXPECT_FALSE(m_store->tryAgain());
    EXPECT_EQ(m_game->stored(), before);
    EXPECT_EQ(m_game->state(), state);
  }
  EXPECT_TRUE(m_store->tryAgain());
  EXPECT_EQ(m_game->stored(), before);
  EXPECT_EQ(kept(), QStringList(row(puzzle(), 1)));
}

TEST_F(GameKeeperTest, TheLabelsThatTheLibraryGivesReachTheGame) {
  start(puzzle());
  play(Digit(4));
  m_controller->history().library().rename(m_game->stored().id, u"Evening"_s);
  EXPECT_EQ(m_game->stored().name, u"Evening"_s);
  m_controller->history().library().undo();
  EXPECT_EQ(m_game->stored().name, QString());
}

TEST_F(GameKeeperTest, AnImpossibleClockIsSetRight) {
  StoredGame game = keep(path(), playedGame(1));
  for (const auto& [stored, shown] :
       {std::pair("9223372036854775807", kLongestTimeMs), std::pair("-5", qint64{0})}) {
    Intruder(path()).run(u"UPDATE games SET elapsed_ms = %1"_s.arg(QString::fromLatin1(stored)));
    game.elapsedMs = shown;
    EXPECT_EQ(resumeLatest(path()), game);
  }
}

TEST_F(GameKeeperTest, TheFilesAreForTheUserAlone) {
  const auto modeOf = [](const QString& file) {
    struct stat status {};
    EXPECT_EQ(::stat(QFile::encodeName(file).constData(), &status), 0) << qPrintable(file);
    return status.st_mode & 0777U;
  };
  const QString directory = m_folder.filePath(u"made/here"_s);
  PlayedStore store(directory);
  store.add(playedGame(1));
  ASSERT_TRUE(store.sync());
  for (const char* name : {"games.sqlite", "games.sqlite-wal", "games.sqlite-shm", "game-1.lock"})
    EXPECT_EQ(modeOf(QDir(directory).filePath(QLatin1String(name))), 0600U) << name;
  EXPECT_EQ(modeOf(directory), 0700U);
  EXPECT_EQ(modeOf(m_folder.filePath(u"made"_s)), 0700U);
  m_settings.setLevel(Level::Hard);
  m_settings.sync();
  EXPECT_EQ(modeOf(m_folder.filePath(u"sudoku"_s)), 0700U);
  EXPECT_EQ(modeOf(m_folder.filePath(u"sudoku/sudoku.conf"_s)), 0600U);
}

}  // namespace
}  // namespace sudoku
