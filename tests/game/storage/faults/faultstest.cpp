#include <chrono>
#include <gtest/gtest.h>

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

#include <sudoku/formats/formats.h>

#include "faultfixture.h"
#include "game/base/filesafety.h"
#include "game/storage/syncerconnections.h"
#include "playscript.h"

/// Tests of a session of play in which the system fails at any one of its calls, or the power fails at any
/// moment.
namespace sudoku {

using namespace Qt::Literals::StringLiterals;

namespace {

class FaultsTest : public FaultFixture {
 protected:
  /// The system calls of a run without faults.
  std::vector<SystemCall> callsOf(Side side) {
    const QTemporaryDir directory;
    PlayScript::prepare(directory.path());
    PlayScript script(directory.path(), readAll(directory.path()));
    m_vfs.reset();
    script.run([] {});
    return m_vfs.calls(side);
  }

  /// Plays with one fault, or with a fault that lasts until the player exits. Nothing may be lost, and the
  /// player has to be told what cannot be kept.
  void playWithFault(Side side, std::size_t index, Fault fault, bool lasts) {
    SCOPED_TRACE(testing::Message() << (side == Side::Gui ? "gui" : "worker") << " call " << index
                                    << " fault " << static_cast<int>(fault) << (lasts ? " lasting" : ""));
    const QTemporaryDir directory;
    PlayScript::prepare(directory.path());
    PlayScript script(directory.path(), readAll(directory.path()));
    m_vfs.reset();
    m_vfs.setFault(side, index, fault, lasts);
    int steps = 0;
    script.run([&] {
      if (lasts && ++steps % 25 == 0) m_vfs.clearFault();
      const bool tellsTrouble = script.store()->state().kind == StorageState::Kind::Trouble;
      EXPECT_TRUE(tellsTrouble || !script.store()->play().hasUnwrittenMoves());
    });
    m_vfs.reset();
    expectAll(script.shown(), readAll(directory.path()));
    EXPECT_EQ(readBesides(directory.path()).mastery[Technique::XWing].seen, script.masteryShown());
    EXPECT_EQ(readBesides(directory.path()).dailyIds, script.dailyIdsShown());
    EXPECT_TRUE(QDir(directory.path()).entryList({u"*.damaged-*"_s}).isEmpty());
    const QTemporaryDir restored;
    ASSERT_TRUE(QFile::copy(directory.filePath(u"backups/games-2026-11-24.sqlite"_s),
                            restored.filePath(u"games.sqlite"_s)));
    expectAll(script.backedUp(), readAll(restored.path()));
  }

  static void expectAll(const PlayScript::Shown& expected, const PlayScript::Shown& found) {
    for (const auto& [key, game] : expected) {
      const auto place = found.find(key);
      // A game without any move is replaced by the game that the player goes on with.
      if (place == found.end() && game.moves.empty()) continue;
      ASSERT_NE(place, found.end()) << toLine(game.puzzle.givens);
      EXPECT_EQ(withoutId(place->second), withoutId(game));
    }
    for (const auto& [key, game] : found) EXPECT_TRUE(expected.contains(key)) << toLine(game.puzzle.givens);
  }

  /// Plays with each fault that fits at each `stride`-th call. Returns the number of runs.
  int playWithFaults(Side side, std::size_t first, std::size_t stride, bool lasts) {
    const auto calls = callsOf(side);
    int runs = 0;
    for (std::size_t index = first; index < calls.size() && !HasFailure(); index += stride)
      for (const Fault fault : faultsOf(calls[index])) {
        playWithFault(side, index, fault, lasts);
        ++runs;
      }
    RecordProperty("calls", static_cast<int>(calls.size()));
    RecordProperty("runs", runs);
    return runs;
  }
};

TEST_F(FaultsTest, NoCallThatFailsOnceLosesAnything) {
  EXPECT_GT(playWithFaults(Side::Gui, 3, 101, false), 5);
}

TEST_F(FaultsTest, NoCallThatFailsForAWhileLosesAnything) {
  EXPECT_GT(playWithFaults(Side::Gui, 5, 211, true), 3);
}

TEST_F(FaultsTest, NoFailedSyncLosesAnything) {
  EXPECT_GT(playWithFaults(Side::Worker, 2, 31, false), 3);
}

TEST_F(FaultsTest, AFileThatOthersKeepLockedIsNoTroubleOfTheDisk) {
  const QTemporaryDir directory;
  GameDatabase database(directory.path(), std::chrono::hours(1));
  ASSERT_EQ(database.open(), GameDatabase::State::Usable);
  SyncerConnections connections(database.path(), identityOf(database.path()),
                                [](const auto& read) { return read(); });
  ASSERT_TRUE(connections.sync(true)) << qPrintable(connections.failure());
  m_vfs.reset();
  m_vfs.setFault(Side::Gui, 0, Fault::NoLock, true);
  EXPECT_FALSE(connections.sync(true));
  EXPECT_EQ(connections.failure(), u"locking protocol"_s);  // SQLite's words after a hundred attempts
  EXPECT_TRUE(connections.isLocked());
  m_vfs.reset();
  EXPECT_TRUE(connections.sync(true)) << qPrintable(connections.failure());
}

/// Leaves free pages in the database, as deleted games do.
void leaveFreePages(const QString& directory) {
  GameDatabase database(directory, std::chrono::hours(1));
  ASSERT_EQ(database.open(), GameDatabase::State::Usable);
  for (const char* sql : {"CREATE TABLE filling (text)", "INSERT INTO filling VALUES (hex(zeroblob(10000)))",
                          "DROP TABLE filling"})
    ASSERT_TRUE(database.run(sql)) << sql;
  const auto count = database.run("PRAGMA freelist_count");
  ASSERT_TRUE(count);
  EXPECT_GT(count->front().front().toInt(), 2);
}

TEST_F(FaultsTest, NoReadThatFailsAtTheStartIsTakenForDamage) {
  const QTemporaryDir directory;
  PlayScript::prepare(directory.path());
  leaveFreePages(directory.path());
  const auto open = [&] { return GameDatabase(directory.path(), std::chrono::hours(1)).open(); };
  m_vfs.reset();
  ASSERT_EQ(open(), GameDatabase::State::Usable);
  const auto calls = m_vfs.calls(Side::Gui);
  int reads = 0;
  for (std::size_t index = 0; index < calls.size(); ++index) {
    if (calls[index] != SystemCall::Read) continue;
    ++reads;
    m_vfs.reset();
    m_vfs.setFault(Side::Gui, index, Fault::IoError, false);
    EXPECT_NE(open(), GameDatabase::State::Damaged) << "call " << index;
  }
  EXPECT_GT(reads, 20);
}

using FaultsLongTest = FaultsTest;

TEST_F(FaultsLongTest, NoCallThatFailsOnceLosesAnything) {
  EXPECT_GT(playWithFaults(Side::Gui, 0, 1, false), 100);
}

TEST_F(FaultsLongTest, NoCallThatFailsForAWhileLosesAnything) {
  EXPECT_GT(playWithFaults(Side::Gui, 0, 5, true), 100);
}

TEST_F(FaultsLongTest, NoFailedSyncLosesAnything) {
  EXPECT_GT(playWithFaults(Side::Worker, 0, 1, false) + playWithFaults(Side::Worker, 0, 1, true), 100);
}

}  // namespace
}  // namespace sudoku
