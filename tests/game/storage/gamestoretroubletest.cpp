#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

#include <sudoku/formats/formats.h>

#include "../play/storedgames.h"
#include "game/storage/schema.h"

/// Tests of what becomes of the games when something is wrong with the place where they are kept.
namespace sudoku {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr qint64 kPageOfStore = 4096;

class GameStoreTroubleTest : public testing::Test {
 protected:
  QString path() const { return m_directory.path(); }
  QString database() const { return m_directory.filePath(u"games.sqlite"_s); }
  QStringList setAside() const {
    return QDir(path()).entryList({u"games.sqlite.damaged-*"_s}, QDir::Files, QDir::Name);
  }

  void write(const QByteArray& content) const {
    QFile file(database());
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write(content);
  }

  /// Overwrites everything behind the first page, which holds the names of the tables.
  void garble() const {
    QFile file(database());
    ASSERT_TRUE(file.open(QIODevice::ReadWrite));
    ASSERT_TRUE(file.seek(kPageOfStore));
    file.write(QByteArray(file.size() - kPageOfStore, '\xEE'));
  }

  /// Expects a store that has set the damaged file aside, and works with a new one.
  void expectNewBeginning(PlayedStore& store) const {
    ASSERT_EQ(setAside().size(), 1);
    EXPECT_TRUE(told(store).contains(setAside().front())) << qPrintable(told(store));
    const qint64 id = store.add(playedGame(5));
    EXPECT_NE(id, 0);
    EXPECT_TRUE(store.recordPosition(0, 0));
    EXPECT_TRUE(told(store).contains(setAside().front()));
  }

  /// Expects a store that keeps nothing, says so, and leaves the game alone.
  static void expectNothingKept(PlayedStore& store) {
    EXPECT_NE(told(store), QString());
    EXPECT_EQ(store.resumeLatest(), std::nullopt);
    EXPECT_EQ(store.resumePrevious(), std::nullopt);
    EXPECT_EQ(store.resumeUnfinished(freshGame(1).puzzle.givens), std::nullopt);
    const StoredGame game = playedGame(1);
    EXPECT_EQ(store.add(game), 0);
    EXPECT_FALSE(store.recordMove(game.moves.front().move, 0));
    EXPECT_NE(told(store), QString());
  }

 private:
  QTemporaryDir m_directory;
};

TEST_F(GameStoreTroubleTest, SetsGarbageAside) {
  const QByteArray garbage(10'000, 'x');
  write(garbage);
  PlayedStore store(path());
  expectNewBeginning(store);
  QFile file(QDir(path()).filePath(setAside().front()));
  ASSERT_TRUE(file.open(QIODevice::ReadOnly));
  EXPECT_EQ(file.readAll(), garbage);
}

TEST_F(GameStoreTroubleTest, SetsATruncatedFileAside) {
  keep(path(), playedGame(1));
  const qint64 size = QFile(database()).size();
  for (const qint64 rest : {size - kPageOfStore, size / 2, qint64{1000}, qint64{100}, qint64{10}}) {
    SCOPED_TRACE(rest);
    const QTemporaryDir directory;
    const QString copy = directory.filePath(u"games.sqlite"_s);
    ASSERT_TRUE(QFile::copy(database(), copy));
    ASSERT_TRUE(QFile::resize(copy, rest));
    PlayedStore store(directory.path());
    EXPECT_TRUE(told(store).contains(u"games.sqlite.damaged-"_s));
    EXPECT_NE(store.add(playedGame(2)), 0);
  }
}

TEST_F(GameStoreTroubleTest, BeginsAnewInAnEmptyFile) {
  write({});
  PlayedStore store(path());
  EXPECT_EQ(told(store), QString());
  EXPECT_NE(store.add(playedGame(1)), 0);
  EXPECT_TRUE(setAside().isEmpty());
}

TEST_F(GameStoreTroubleTest, SetsALogWithoutItsDatabaseAside) {
  QFile log(database() + u"-wal"_s);
  ASSERT_TRUE(log.open(QIODevice::WriteOnly));
  log.write("the last moves");
  log.close();
  const GameStore store(path());
  EXPECT_TRUE(told(store).contains(u"games.sqlite.damaged-"_s));
  ASSERT_EQ(setAside().size(), 1);
  EXPECT_TRUE(setAside().front().endsWith(u"-wal"_s));
}

TEST_F(GameStoreTroubleTest, SetsADatabaseWithoutItsTablesAside) {
  keep(path(), playedGame(1));
  Intruder(path()).run(u"DROP TABLE moves"_s);
  PlayedStore store(path());
  expectNewBeginning(store);
}

TEST_F(GameStoreTroubleTest, FindsDamageInsideASmallFileAtOnce) {
  keep(path(), playedGame(1));
  garble();
  PlayedStore store(path());
  expectNewBeginning(store);
}

TEST_F(GameStoreTroubleTest, FindsDamageInsideALargeFileWhenItIsRead) {
  const StoredGame game = keep(path(), playedGame(1));
  Intruder(path()).run(
      u"INSERT INTO moves SELECT 1, value, randomblob(16), value - 1, 'clear', '0=', NULL, NULL, NULL, NULL, "
      u"NULL, NULL, "
      u"0, NULL, NULL FROM"
      " (WITH RECURSIVE n(value) AS (SELECT 41 UNION ALL SELECT value + 1 FROM n"
      " WHERE value < 200000) SELECT value FROM n)"_s);
  garble();
  PlayedStore store(path());
  EXPECT_EQ(told(store), QString());
  EXPECT_EQ(store.resumeLatest(), std::nullopt);
  waitForRescue(store);
  expectNewBeginning(store);
}

TEST_F(GameStoreTroubleTest, KeepsTheGameThroughDamageDuringPlay) {
  StoredGame game = playedGame(1);
  {
    PlayedStore store(path());
    store.add(game);
    {
      const Intruder intruder(path());
      intruder.run(u"PRAGMA wal_checkpoint(TRUNCATE)"_s);
      garble();
      // A change from outside makes the store read its pages anew.
      intruder.run(u"CREATE TABLE other (a)"_s);
    }
    EXPECT_TRUE(store.recordPosition(40, 0));
    EXPECT_TRUE(store.recordMove(game.moves.front().move, game.elapsedMs));
    game = store.played();
    EXPECT_TRUE(told(store).contains(u"games.sqlite.damaged-"_s));
  }
  EXPECT_EQ(resumeLatest(path()), game);
}

TEST_F(GameStoreTroubleTest, NeverOverwritesWhatWasSetAside) {
  for (int count = 1; count <= 5; ++count) {
    write(QByteArray(100, static_cast<char>('0' + count)));
    const GameStore store(path());
    EXPECT_EQ(setAside().size(), count);
  }
}

TEST_F(GameStoreTroubleTest, LeavesTheGamesOfANewerVersionAlone) {
  keep(path(), playedGame(1));
  Intruder(path()).run(u"ALTER TABLE games ADD COLUMN tag TEXT"_s);
  Intruder(path()).run(u"PRAGMA user_version = %1"_s.arg(kSchemaVersion + 1));
  const QStringList before = Intruder(path()).contents();
  PlayedStore store(path());
  EXPECT_TRUE(told(store).contains(u"newer version"_s)) << qPrintable(told(store));
  expectNothingKept(store);
  EXPECT_EQ(Intruder(path()).contents(), before);
  EXPECT_TRUE(setAside().isEmpty());
}

TEST_F(GameStoreTroubleTest, ADirectoryThatCannotBeMadeKeepsNothing) {
  write("a file");
  PlayedStore store(database() + u"/below"_s);
  expectNothingKept(store);
}

TEST_F(GameStoreTroubleTest, ADirectoryInPlaceOfTheDatabaseKeepsNothing) {
  ASSERT_TRUE(QDir().mkpath(database()));
  PlayedStore store(path());
  expectNothingKept(store);
  EXPECT_TRUE(QDir(database()).exists());
}

TEST_F(GameStoreTroubleTest, APipeOrALinkToItselfInPlaceOfTheDatabaseKeepsNothing) {
  ASSERT_EQ(::mkfifo(QFile::encodeName(database()).constData(), 0600), 0);
  PlayedStore piped(path());
  expectNothingKept(piped);
  ASSERT_TRUE(QFile::remove(database()));
  ASSERT_TRUE(QFile::link(database(), database()));
  PlayedStore linked(path());
  expectNothingKept(linked);
}

TEST_F(GameStoreTroubleTest, ALockThatCannotBeMadeKeepsNothing) {
  keep(path(), playedGame(1));
  ASSERT_TRUE(QDir(path()).mkdir(u"game-1.lock"_s));
  ASSERT_TRUE(QDir(path()).mkdir(u"game-2.lock"_s));
  PlayedStore store(path());
  EXPECT_EQ(store.resumeLatest(), std::nullopt);
  EXPECT_NE(told(store), QString());
  expectNothingKept(store);
}

TEST_F(GameStoreTroubleTest, ALockedDatabaseIsNotWaitedForAtTheStart) {
  const Intruder intruder(path());
  intruder.run(u"CREATE TABLE other (a)"_s);
  intruder.run(u"BEGIN EXCLUSIVE"_s);
  PlayedStore store(path());
  expectNothingKept(store);
  EXPECT_TRUE(setAside().isEmpty());
  intruder.run(u"ROLLBACK"_s);
}

TEST_F(GameStoreTroubleTest, WritesLaterWhatCouldNotBeWritten) {
  StoredGame game = playedGame(1);
  const Move move = game.moves.front().move;
  {
    PlayedStore store(path());
    store.add(game);
    const Intruder intruder(path());
    intruder.run(u"BEGIN IMMEDIATE"_s);
    EXPECT_FALSE(store.recordMove(2, move, 1));
    EXPECT_TRUE(told(store).contains(u"locked"_s)) << qPrintable(told(store));
    intruder.run(u"ROLLBACK"_s);
    EXPECT_TRUE(store.recordMove(move, 2));
    EXPECT_EQ(told(store), QString());
    game = store.played();
    EXPECT_EQ(game.moves.size(), 42U);
  }
  EXPECT_EQ(resumeLatest(path()), game);
}

TEST_F(GameStoreTroubleTest, AGameThatCouldNotBeAddedIsNotClaimed) {
  PlayedStore store(path());
  {
    const Intruder intruder(path());
    intruder.run(u"BEGIN IMMEDIATE"_s);
    EXPECT_EQ(store.add(playedGame(1)), 0);
    EXPECT_NE(told(store), QString());
    intruder.run(u"ROLLBACK"_s);
  }
  EXPECT_NE(store.add(playedGame(1)), 0);
  EXPECT_EQ(told(store), QString());
}

TEST_F(GameStoreTroubleTest, AFileThatWasReadOnlyIsNotDamaged) {
  if (::geteuid() == 0) GTEST_SKIP() << "nothing is read-only for root";
  keep(path(), playedGame(1));
  QFile::setPermissions(database(), QFile::ReadOwner);
  PlayedStore store(path());
  EXPECT_EQ(store.add(playedGame(2)), 0);
  EXPECT_TRUE(told(store).contains(u"cannot be written to"_s)) << qPrintable(told(store));
  QFile::setPermissions(database(), QFile::ReadOwner | QFile::WriteOwner);
  EXPECT_TRUE(store.tryAgain());
  EXPECT_EQ(told(store), QString());
  EXPECT_TRUE(setAside().isEmpty());
}

TEST_F(GameStoreTroubleTest, ALockOfAnotherProgramIsNoCutOfThePower) {
  PlayedStore store(path(), std::chrono::milliseconds(0));
  store.add(playedGame(1));
  ASSERT_TRUE(store.sync());
  const Intruder intruder(path());
  intruder.run(u"BEGIN IMMEDIATE"_s);
  EXPECT_FALSE(store.recordPosition(39, 0));
  store.sync();
  EXPECT_FALSE(told(store).contains(u"power"_s)) << qPrintable(told(store));
  intruder.run(u"ROLLBACK"_s);
  EXPECT_TRUE(store.tryAgain());
  EXPECT_EQ(told(store), QString());
}

TEST_F(GameStoreTroubleTest, WhatAKilledRescueHasLeftGoesAtTheNextStart) {
  keep(path(), playedGame(1));
  ASSERT_TRUE(QDir(path()).mkpath(u"rescue-AbCdEf/copy-GhIjKl"_s));
  EXPECT_EQ(told(PlayedStore(path())), QString());
  EXPECT_FALSE(QDir(path()).exists(u"rescue-AbCdEf"_s));
}

/// SQL that replaces a move of game 2 by another one.
#define MOVE(columns)                                                          \
  "UPDATE moves SET (kind, cells, sets, erases, notes, ruled_out) = (" columns \
  ") WHERE game = 2"                                                           \
  " AND number = 40"

/// Tests with rows of game 2, 40 moves long, that no program has written.
class GameStoreInvalidRowTest : public testing::TestWithParam<const char*> {};

TEST_P(GameStoreInvalidRowTest, IsPassedOverAndLeftAlone) {
  const QTemporaryDir directory;
  const StoredGame older = keep(directory.path(), playedGame(1));
  const StoredGame newer = keep(directory.path(), playedGame(2));
  const QString given = QString::number(newer.puzzle.givens.filledCells().first().index());
  const QString open = QString::number(newer.puzzle.givens.emptyCells().first().index());
  const QString otherPuzzle = QString::fromStdString(toLine(solvedGame(3).puzzle.solution));
  Intruder(directory.path())
      .run(QString::fromLatin1(GetParam())
               .replace(u"GIVEN"_s, given)
               .replace(u"OPEN"_s, open)
               .replace(u"SOLVED"_s, otherPuzzle));
  const QStringList before = Intruder(directory.path()).contents();
  {
    PlayedStore store(directory.path());
    EXPECT_EQ(told(store), QString());
    EXPECT_EQ(store.resumeUnfinished(newer.puzzle.givens), std::nullopt);
    EXPECT_EQ(store.resumeLatest(), older);
    EXPECT_NE(told(store), QString());
  }
  EXPECT_EQ(Intruder(directory.path()).contents(), before);
}

INSTANTIATE_TEST_SUITE_P(
    TableRows, GameStoreInvalidRowTest,
    testing::Values(
        "UPDATE games SET givens = '12345' WHERE id = 2",
        "UPDATE games SET givens = '11' || substr(givens, 3) WHERE id = 2",
        "UPDATE games SET givens = replace(hex(zeroblob(41)), '00', '..') WHERE id = 2",
        "UPDATE games SET givens = 'SOLVED' WHERE id = 2", "UPDATE games SET position = -1 WHERE id = 2",
        "UPDATE games SET position = 41 WHERE id = 2", "UPDATE games SET position = 'some' WHERE id = 2",
        "UPDATE games SET chosen_digit = 0 WHERE id = 2", "UPDATE games SET chosen_digit = 10 WHERE id = 2",
        "UPDATE moves SET kind = 'jump' WHERE game = 2 AND number = 3",
        MOVE("'enter', '81=1', NULL, 1, NULL, NULL"), MOVE("'enter', '-1=1', NULL, 1, NULL, NULL"),
        MOVE("'enter', 'GIVEN=1', NULL, 1, NULL, NULL"), MOVE("'enter', 'OPEN=', NULL, 1, NULL, NULL"),
        MOVE("'enter', 'OPEN=12', NULL, 1, NULL, NULL"), MOVE("'enter', 'OPEN=1', 1, 1, NULL, NULL"),
        MOVE("'enter', 'OPEN=1', NULL, NULL, NULL, NULL"), MOVE("'enter', '', NULL, 1, NULL, NULL"),
        MOVE("'clear', 'OPEN=1', NULL, NULL, NULL, NULL"), MOVE("'note', 'OPEN=0', 1, NULL, NULL, NULL"),
        MOVE("'note', 'OPEN=21', 1, NULL, NULL, NULL"), MOVE("'note', 'OPEN=1 OPEN=2', 1, NULL, NULL, NULL"),
        MOVE("'note', 'OPEN=1', 2, NULL, NULL, NULL"), MOVE("'note', 'OPEN=1', 1, NULL, '', ''"),
        MOVE("'link', 'OPEN=12', 3, NULL, NULL, NULL"), MOVE("'link', 'OPEN=1', 1, NULL, NULL, NULL"),
        MOVE("'candidate-colour', 'OPEN=1', 7, NULL, NULL, NULL"),
        MOVE("'candidate-colour', 'GIVEN=1', 1, NULL, NULL, NULL"),
        MOVE("'unlink', 'OPEN=1', 1, NULL, NULL, NULL"), MOVE("'restore', '', NULL, NULL, '', ''"),
        MOVE("'restore', '', NULL, NULL, NULL, ''"), "DELETE FROM moves WHERE game = 2 AND number = 3",
        "DELETE FROM moves WHERE game = 2"));

#undef MOVE

TEST(GameStoreMovesTest, NoMovesFollowTheSolution) {
  const QTemporaryDir directory;
  const StoredGame game = keep(directory.path(), solvedGame(1));
  Intruder(directory.path())
      .run(
          u"INSERT INTO moves VALUES (1, %1, randomblob(16), %1 - 1, 'clear', '%2=', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL)"_s
              .arg(game.moves.size() + 1)
              .arg(game.moves.front().move.parts.front().cell.index()));
  EXPECT_EQ(resumeLatest(directory.path()), std::nullopt);
}

}  // namespace
}  // namespace sudoku
