#include <algorithm>
#include <array>
#include <gtest/gtest.h>

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

#include <sudoku/formats/formats.h>

#include "../play/storedgames.h"
#include "earlierfiles.h"
#include "faults/faultfixture.h"
#include "game/storage/gamerows.h"
#include "game/storage/gametables.h"
#include "game/storage/schema.h"

/// Tests with files of version 1, which the program of that version has written.
namespace sudoku {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr int kGames = 4;

class MigrationTest : public testing::Test {
 protected:
  MigrationTest() { makeVersion(1, path()); }

  QString path() const { return m_directory.path(); }
  QString version() const { return Intruder(path()).run(u"PRAGMA user_version"_s).front(); }
  QStringList setAside() const { return QDir(path()).entryList({u"*.damaged-*"_s}); }

 private:
  QTemporaryDir m_directory;
};

TEST_F(MigrationTest, EveryGameStandsWhereItStood) {
  ASSERT_EQ(version(), u"1"_s);
  {
    const GameStore store(path());
    EXPECT_EQ(told(store), QString());
  }
  EXPECT_EQ(version(), QString::number(kSchemaVersion));
  EXPECT_EQ(positionsOfVersion(1).size(), static_cast<std::size_t>(kGames));
  EXPECT_EQ(positionsIn(path()), positionsOfVersion(1));
  EXPECT_TRUE(setAside().isEmpty());
  EXPECT_EQ(Intruder(path()).run(u"PRAGMA integrity_check"_s), QStringList(u"ok"_s));
}

TEST_F(MigrationTest, AllThatTheRowsSaidIsStillThere) {
  const QString columns =
      u"SELECT id, created, last_played, play_order, givens, puzzle_number, level, position, %1,"
      " chosen_digit, hints, %2, elapsed_ms FROM games ORDER BY id"_s;
  const QString cells = u"SELECT game, number, kind, cell || '=' || coalesce(digit, '') FROM moves"_s;
  const QStringList games = Intruder(path()).run(columns.arg(u"finished"_s, u"notes_mode"_s));
  const QStringList moves = Intruder(path()).run(cells);
  { const GameStore store(path()); }
  EXPECT_EQ(Intruder(path()).run(columns.arg(u"status = 'solved'"_s, u"input_mode = 'corner'"_s)), games);
  EXPECT_EQ(Intruder(path()).run(u"SELECT game, number, kind, cells FROM moves"_s), moves);
}

TEST_F(MigrationTest, EachToggledNoteIsSetOrRemovedAsItWas) {
  { const GameStore store(path()); }
  GameDatabase database(path(), std::chrono::hours(1));
  ASSERT_EQ(database.open(), GameDatabase::State::Usable);
  std::array<int, 2> notes{};
  for (qint64 id = 1; id <= kGames; ++id) {
    const auto game = readGame(database, id);
    ASSERT_TRUE(game);
    GameState state(game->puzzle);
    for (const auto& [move, parent, key, clock] : game->moves) {
      EXPECT_FALSE(key.isNull());
      EXPECT_EQ(clock, std::nullopt);
      const GameState next = applyMove(state, move);
      EXPECT_NE(next, state) << "the old program kept no move that changes nothing";
      if (move.kind == Move::Kind::Note) ++notes[move.sets ? 1 : 0];
      state = next;
    }
  }
  EXPECT_GT(notes[0], 0);
  EXPECT_GT(notes[1], notes[0]);
}

TEST_F(MigrationTest, TheGameGoesOn) {
  {
    PlayedStore store(path());
    const auto game = store.resumeUnfinished(*parseLine(positionsOfVersion(1)[3].substr(0, 81)));
    ASSERT_TRUE(game);
    const Cell open = game->puzzle.givens.emptyCells().first();
    EXPECT_TRUE(store.recordMove(0, Move::ruleOut({{open, Digit(1)}}), 5));
  }
  EXPECT_EQ(resumeLatest(path())->moves.back().move.kind, Move::Kind::RuleOut);
}

TEST_F(MigrationTest, AnotherNumberOnTheSameTablesIsNoOtherVersion) {
  Intruder(path()).run(u"PRAGMA user_version = 77"_s);
  { const GameStore store(path()); }
  EXPECT_EQ(version(), QString::number(kSchemaVersion));
  EXPECT_EQ(positionsIn(path()), positionsOfVersion(1));
}

TEST_F(MigrationTest, ARowThatIsNoMoveStaysNone) {
  Intruder(path()).run(u"UPDATE moves SET cell = 81 WHERE game = 1 AND number = 3"_s);
  Intruder(path()).run(u"UPDATE moves SET kind = 'jump' WHERE game = 2 AND number = 3"_s);
  Intruder(path()).run(u"INSERT INTO moves VALUES (99, 1, 'enter', 1, 1)"_s);
  { const GameStore store(path()); }
  auto expected = positionsOfVersion(1);
  expected.erase(1);
  expected.erase(2);
  EXPECT_EQ(positionsIn(path()), expected);
  EXPECT_EQ(Intruder(path()).run(u"SELECT cells FROM moves WHERE game = 1 AND number = 3"_s).front().left(3),
            u"81="_s);
}

TEST_F(MigrationTest, ADamagedFileIsRescuedIntoThePresentVersion) {
  damageHead(path());
  {
    const GameStore store(path());
    EXPECT_EQ(store.state().kind, StorageState::Kind::Notice);
  }
  EXPECT_EQ(setAside().size(), 1);
  EXPECT_EQ(version(), QString::number(kSchemaVersion));
  EXPECT_EQ(positionsIn(path()), positionsOfVersion(1));
}

TEST_F(MigrationTest, AFileThatWasMigratedCanBeRescuedAsANewOneCan) {
  { const GameStore store(path()); }
  damageHead(path());
  { const GameStore store(path()); }
  EXPECT_EQ(setAside().size(), 1);
  EXPECT_EQ(positionsIn(path()), positionsOfVersion(1));
}

TEST_F(MigrationTest, AFileThatAnotherProgramHasLockedWaits) {
  {
    const Intruder intruder(path());
    intruder.run(u"BEGIN IMMEDIATE"_s);
    GameStore store(path());
    EXPECT_EQ(store.state().kind, StorageState::Kind::Trouble);
    intruder.run(u"ROLLBACK"_s);
    EXPECT_EQ(version(), u"1"_s);
    EXPECT_TRUE(store.tryAgain());
  }
  EXPECT_EQ(positionsIn(path()), positionsOfVersion(1));
}

TEST(SchemaTest, EachVersionHasAStatementThatNoOtherHas) {
  // The tables of a newer version are never taken for those of an older one, whose program would then use the
  // file.
  for (int version = 1; version < kSchemaVersion; ++version)
    for (int newer = version + 1; newer <= kSchemaVersion; ++newer)
      EXPECT_NE(versionOfTables(schemaStatements(newer)), version);
  const QStringList present = schemaStatements(kSchemaVersion);
  for (int version = 1; version < kSchemaVersion; ++version) {
    const QStringList older = schemaStatements(version);
    EXPECT_FALSE(std::all_of(older.begin(), older.end(), [&](const QString& statement) {
      return !statement.startsWith(u"CREATE"_s) || present.contains(statement);
    })) << version;
  }
}

TEST(SchemaTest, AllStatementsFitOnTheFirstPage) {
  const QTemporaryDir directory;
  { const GameStore store(directory.path()); }
  QFile file(directory.path() + u"/games.sqlite"_s);
  ASSERT_TRUE(file.open(QIODevice::ReadOnly));
  // The page of the table of tables is a leaf: https://www.sqlite.org/fileformat.html#b_tree_pages
  EXPECT_EQ(file.readAll().at(100), '\x0D');
}

/// Tests of what is left when the system fails during a migration, or the power fails.
class MigrationFaultsTest : public FaultFixture {
 protected:
  std::vector<SystemCall> callsOfMigration() {
    const QTemporaryDir directory;
    makeVersion(1, directory.path());
    m_vfs.reset();
    { const GameStore store(directory.path(), std::chrono::hours(1)); }
    return m_vfs.calls(Side::Gui);
  }

  /// Lets every system call from a given one on fail. The disk then holds what a killed program leaves: the
  /// file has to be of one version or the other, and all its games playable.
  void failFrom(std::size_t index, Fault fault) {
    SCOPED_TRACE(testing::Message() << "call " << index << " fault " << static_cast<int>(fault));
    const QTemporaryDir directory;
    makeVersion(1, directory.path());
    const QTemporaryDir copy;
    m_vfs.reset();
    m_vfs.setFault(Side::Gui, index, fault, true);
    {
      const GameStore store(directory.path(), std::chrono::hours(1));
      for (const char* name : {"games.sqlite", "games.sqlite-wal"})
        QFile::copy(directory.filePath(QLatin1String(name)), copy.filePath(QLatin1String(name)));
    }
    m_vfs.reset();
    for (const QString& path : {copy.path(), directory.path()}) {
      { const GameStore store(path); }
      EXPECT_EQ(positionsIn(path), positionsOfVersion(1));
      EXPECT_TRUE(QDir(path).entryList({u"*.damaged-*"_s}).isEmpty());
    }
  }

  /// Lets calls fail from each `stride`-th call on. Returns the number of runs.
  int failFromEach(std::size_t first, std::size_t stride) {
    const auto calls = callsOfMigration();
    int runs = 0;
    for (std::size_t index = first; index < calls.size() && !HasFailure(); index += stride)
      for (const Fault fault : faultsOf(calls[index])) {
        failFrom(index, fault);
        ++runs;
      }
    return runs;
  }
};

TEST_F(MigrationFaultsTest, AnInterruptionLeavesOneVersionOrTheOther) {
  EXPECT_GT(failFromEach(2, 13), 5);
}

TEST_F(MigrationFaultsTest, ACutOfThePowerLeavesOneVersionOrTheOther) {
  const QTemporaryDir directory;
  makeVersion(1, directory.path());
  m_vfs.reset();
  const GameStore store(directory.path(), std::chrono::hours(1));
  EXPECT_EQ(told(store), QString());
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    const QTemporaryDir copy;
    m_vfs.cutPower(directory.path(), copy.path(), seed);
    EXPECT_EQ(positionsIn(copy.path()), positionsOfVersion(1)) << seed;
  }
}

TEST_F(MigrationFaultsTest, TheGuiThreadDoesNotSync) {
  const QTemporaryDir directory;
  makeVersion(1, directory.path());
  m_vfs.reset();
  { const GameStore store(directory.path(), std::chrono::hours(1)); }
  EXPECT_EQ(m_vfs.count(Side::Gui, SystemCall::Sync), 0);
}

using MigrationFaultsLongTest = MigrationFaultsTest;

TEST_F(MigrationFaultsLongTest, AnInterruptionLeavesOneVersionOrTheOther) {
  EXPECT_GT(failFromEach(0, 1), 100);
}

}  // namespace
}  // namespace sudoku
