#include <functional>
#include <gtest/gtest.h>

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

#include "../base/fulldisk.h"
#include "../play/storedgames.h"
#include "../storage/faults/faultfixture.h"
#include "game/history/exchange.h"
#include "game/storage/gamerows.h"

namespace sudoku {

using namespace Qt::Literals::StringLiterals;

namespace {

class ExchangeTest : public testing::Test {
 protected:
  static QByteArray contentOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
  }
  QString file(const QString& name) const { return m_files.filePath(name); }
  /// The bytes that an export of a directory writes.
  QByteArray exported(const QTemporaryDir& directory) const {
    const ExchangeReport report = exportHistory(directory.path(), file(u"exported.json"_s));
    EXPECT_EQ(report.failure, QString());
    return contentOf(file(u"exported.json"_s));
  }
  static int countOf(const QTemporaryDir& directory) {
    return static_cast<int>(Intruder(directory.path()).run(u"SELECT id FROM games"_s).size());
  }

  QTemporaryDir m_here;
  QTemporaryDir m_there;
  QTemporaryDir m_files;
};

TEST_F(ExchangeTest, ExportImportExportGivesTheSameBytes) {
  for (std::uint64_t seed = 1; seed <= 12; ++seed) keep(m_here.path(), playedGame(seed));
  keep(m_here.path(), solvedGame(13));
  {
    GameStore store(m_here.path());
    store.library().recordMastery(Technique::XWing, MasteryKind::Seen);
    store.library().addDailyId(QDate(2026, 11, 24), Level::Hard, u"1-backtracking-all-180-48213"_s);
    store.library().setLabels({{3, {u"Third"_s, {}}}});
  }
  const QByteArray all = exported(m_here);
  const ExchangeReport report = importHistory(m_there.path(), file(u"exported.json"_s));
  EXPECT_EQ(report.failure, QString());
  EXPECT_EQ(report.games, 13);
  EXPECT_EQ(report.refused, 0);
  EXPECT_EQ(exported(m_there), all);
  EXPECT_EQ(importHistory(m_there.path(), file(u"exported.json"_s)).united, 13);
  EXPECT_EQ(exported(m_there), all) << "once more changes nothing";
}

TEST_F(ExchangeTest, TwoHistoriesHoldEveryGameOnceAndAllOfItsMoves) {
  StoredGame common = playedGame(1);
  common.events.clear();  // the player has not given up
  common = keep(m_here.path(), common);
  exported(m_here);
  importHistory(m_there.path(), file(u"exported.json"_s));
  keep(m_here.path(), playedGame(2));
  keep(m_there.path(), playedGame(3));
  for (const QTemporaryDir* directory : {&m_here, &m_there}) {
    PlayedStore store(directory->path());
    ASSERT_TRUE(store.resumeUnfinished(common.puzzle.givens));
    store.recordMove(0, common.moves.front().move, common.elapsedMs + 1);
  }
  exported(m_here);
  const ExchangeReport report = importHistory(m_there.path(), file(u"exported.json"_s));
  EXPECT_EQ(report.games, 1);
  EXPECT_EQ(report.united, 1);
  EXPECT_EQ(countOf(m_there), 3);
  const auto united = PlayedStore(m_there.path()).resumeUnfinished(common.puzzle.givens);
  ASSERT_TRUE(united);
  EXPECT_EQ(united->moves.size(), common.moves.size() + 2);
  const QByteArray there = exported(m_there);
  importHistory(m_here.path(), file(u"exported.json"_s));
  EXPECT_EQ(exported(m_here), there) << "it does not matter which way";
}

TEST_F(ExchangeTest, AGameThatIsBeingPlayedIsLeftAsItIs) {
  const StoredGame game = keep(m_here.path(), playedGame(1));
  exported(m_here);
  PlayedStore playing(m_here.path());
  ASSERT_EQ(playing.resumeLatest(), game);
  EXPECT_EQ(importHistory(m_here.path(), file(u"exported.json"_s)).inPlay, 1);
  EXPECT_TRUE(playing.recordMove(game.moves.front().move, 5));
}

TEST_F(ExchangeTest, TheGamePlayedLastStaysThat) {
  const StoredGame imported = keep(m_there.path(), playedGame(1));
  exported(m_there);
  const StoredGame own = keep(m_here.path(), playedGame(2));
  importHistory(m_here.path(), file(u"exported.json"_s));
  EXPECT_EQ(resumeLatest(m_here.path()), own);
  EXPECT_EQ(countOf(m_here), 2);
}

TEST_F(ExchangeTest, WhatIsNoHistoryChangesNothingAndSaysWhere) {
  keep(m_here.path(), playedGame(1));
  const QStringList before = Intruder(m_here.path()).contents();
  for (const char* text :
       {"", "{", "[]", R"({"format":"other"})", "53..7....6..195", R"({"format":"sudoku-history"})"}) {
    QFile hostile(file(u"hostile.json"_s));
    ASSERT_TRUE(hostile.open(QIODevice::WriteOnly));
    hostile.write(text);
    hostile.close();
    const ExchangeReport report = importHistory(m_here.path(), file(u"hostile.json"_s));
    EXPECT_TRUE(report.failure.startsWith(u"hostile.json: "_s)) << text << ": " << qPrintable(report.failure);
    EXPECT_EQ(Intruder(m_here.path()).contents(), before);
  }
  EXPECT_NE(importHistory(m_here.path(), file(u"none.json"_s)).failure, QString());
  EXPECT_NE(importHistory(m_here.path(), m_files.path()).failure, QString()) << "a directory";
}

TEST_F(ExchangeTest, AnExportThatFailsLeavesTheOldFile) {
  keep(m_here.path(), playedGame(1));
  const QByteArray good = exported(m_here);
  std::stop_source stopped;
  stopped.request_stop();
  EXPECT_NE(exportHistory(m_here.path(), file(u"exported.json"_s), stopped.get_token()).failure, QString());
  {
    const FullDisk disk;
    EXPECT_NE(exportHistory(m_here.path(), file(u"exported.json"_s)).failure, QString());
  }
  EXPECT_EQ(contentOf(file(u"exported.json"_s)), good);
  EXPECT_NE(exportHistory(m_here.path(), file(u"no/such/folder.json"_s)).failure, QString());
}

TEST_F(ExchangeTest, AnExportNeverTakesThePlaceOfTheGames) {
  keep(m_here.path(), playedGame(1));
  for (const QString& name : {u"games.sqlite"_s, u"backups"_s, u"new.json"_s}) {
    const QString path = m_here.filePath(name);
    const ExchangeReport report = exportHistory(m_here.path(), path);
    EXPECT_TRUE(report.failure.startsWith(path + u": is "_s)) << report.failure.toStdString();
  }
  EXPECT_EQ(countOf(m_here), 1);
}

TEST_F(ExchangeTest, AnExportThatIsRefusedDoesNotEvenMakeAFileOfGames) {
  EXPECT_EQ(exportHistory(m_here.path(), m_files.path()).failure, m_files.path() + u": is a folder"_s);
  EXPECT_TRUE(QDir(m_here.path()).isEmpty());
}

class ExchangeFaultsTest : public FaultFixture {
 protected:
  /// Lets each system call fail in turn; `work` does something again each time and checks the outcome.
  /// Returns how many times it did.
  int failAtEach(std::size_t stride, const std::function<void()>& work) {
    m_vfs.reset();
    work();
    const auto calls = m_vfs.calls(Side::Gui);
    int runs = 0;
    for (std::size_t index = 0; index < calls.size() && !HasFailure(); index += stride)
      for (const Fault fault : faultsOf(calls[index])) {
        SCOPED_TRACE(testing::Message() << "call " << index << " fault " << static_cast<int>(fault));
        m_vfs.reset();
        m_vfs.setFault(Side::Gui, index, fault, false);
        work();
        ++runs;
      }
    return runs;
  }

  static QByteArray contentOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
  }
};

TEST_F(ExchangeFaultsTest, AnExportHasEveryGameOrSaysThatItFailed) {
  const QTemporaryDir directory;
  const QTemporaryDir files;
  for (std::uint64_t seed = 1; seed <= 6; ++seed) keep(directory.path(), playedGame(seed));
  const QString file = files.filePath(u"exported.json"_s);
  ASSERT_EQ(exportHistory(directory.path(), file).failure, QString());
  const QByteArray whole = contentOf(file);
  int failures = 0;
  const int runs = failAtEach(1, [&] {
    QFile::remove(file);
    const bool isDone = exportHistory(directory.path(), file).failure.isEmpty();
    m_vfs.clearFault();
    failures += isDone ? 0 : 1;
    EXPECT_TRUE(contentOf(file) == (isDone ? whole : QByteArray()));
  });
  EXPECT_GT(runs, 50);
  EXPECT_GT(failures, 10);
}

TEST_F(ExchangeFaultsTest, AnImportBringsEveryGameOrSaysThatItFailed) {
  const QTemporaryDir from;
  const QTemporaryDir files;
  for (std::uint64_t seed = 1; seed <= 4; ++seed) keep(from.path(), playedGame(seed));
  const QString file = files.filePath(u"exported.json"_s);
  ASSERT_EQ(exportHistory(from.path(), file).failure, QString());
  const QTemporaryDir own;
  keep(own.path(), playedGame(5));
  const QByteArray database = contentOf(own.filePath(u"games.sqlite"_s));
  const int runs = failAtEach(7, [&] {
    const QTemporaryDir directory;
    QFile copy(directory.filePath(u"games.sqlite"_s));
    ASSERT_TRUE(copy.open(QIODevice::WriteOnly));
    copy.write(database);
    copy.close();
    const bool isDone = importHistory(directory.path(), file).failure.isEmpty();
    m_vfs.clearFault();
    const auto games = Intruder(directory.path()).run(u"SELECT count(*) FROM games"_s).front().toInt();
    EXPECT_TRUE(isDone ? games == 5 : games >= 1) << games;
    EXPECT_EQ(importHistory(directory.path(), file).failure, QString());
    EXPECT_EQ(Intruder(directory.path()).run(u"SELECT count(*) FROM games"_s), QStringList(u"5"_s));
  });
  EXPECT_GT(runs, 30);
}

}  // namespace
}  // namespace sudoku
