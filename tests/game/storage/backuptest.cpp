#include <atomic>
#include <gtest/gtest.h>
#include <sys/stat.h>
#include <thread>

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSignalSpy>
#include <QTest>

#include "../../patience.h"
#include "../base/fulldisk.h"
#include "../control/gamefixture.h"
#include "../play/storedgames.h"
#include "faults/faultfixture.h"
#include "game/storage/backup.h"
#include "game/storage/backups.h"

namespace sudoku {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr auto kToday = QLatin1String("games-2026-11-24.sqlite");
/// The backups that exist before today's is made: of five days, the oldest first.
QStringList earlier() {
  return {u"games-2026-06-30.sqlite"_s, u"games-2026-11-20.sqlite"_s, u"games-2026-11-21.sqlite"_s,
          u"games-2026-11-22.sqlite"_s, u"games-2026-11-23.sqlite"_s};
}

QDate backupDay() {
  return {2026, 11, 24};
}

/// A folder for games, and a folder for their backups that does not exist yet.
struct Folders {
  QString games() const { return m_folder.path(); }
  QString database() const { return m_folder.filePath(u"games.sqlite"_s); }
  QString backups() const { return m_folder.filePath(u"backups"_s); }
  QString backup(const QString& name = kToday) const { return QDir(backups()).filePath(name); }
  QStringList names() const {
    return QDir(backups()).entryList(QDir::AllEntries | QDir::NoDotAndDotDot, QDir::Name);
  }

  bool backUpToday(const std::stop_token& stop = {}) const {
    return backUp(database(), backups(), backupDay(), stop);
  }

  bool backUpOn(QDate day) const { return backUp(database(), backups(), day); }

  void putBackups(const QStringList& names) const {
    QDir().mkpath(backups());
    for (const QString& name : names) {
      QFile file(backup(name));
      ASSERT_TRUE(file.open(QIODevice::WriteOnly));
      file.write("earlier");
    }
  }

 private:
  QTemporaryDir m_folder;
};

/// The content of a backup, read as any database of games.
QStringList contentsOf(const QString& backup) {
  const QTemporaryDir folder;
  EXPECT_TRUE(QFile::copy(backup, folder.filePath(u"games.sqlite"_s)));
  const Intruder intruder(folder.path());
  EXPECT_EQ(intruder.run(u"PRAGMA integrity_check"_s), QStringList(u"ok"_s));
  return intruder.contents();
}

class BackupTest : public testing::Test {
 protected:
  Folders m_folders;
};

TEST_F(BackupTest, NothingIsWrittenIntoWhatIsNoOrdinaryFile) {
  keep(m_folders.games(), playedGame(1));
  for (const QString& name : {u"games.sqlite.part"_s, QString(kToday)}) {
    m_folders.putBackups({});
    const QByteArray pipe = QFile::encodeName(m_folders.backup(name));
    ASSERT_EQ(mkfifo(pipe.constData(), 0600), 0);
    EXPECT_FALSE(m_folders.backUpToday()) << name.toStdString();
    struct stat status {};
    EXPECT_EQ(stat(pipe.constData(), &status), 0);
    EXPECT_TRUE(S_ISFIFO(status.st_mode));
    QFile::remove(m_folders.backup(name));
  }
  EXPECT_TRUE(m_folders.backUpToday());
}

TEST_F(BackupTest, HoldsAllGamesOfAStoreThatIsInUse) {
  keep(m_folders.games(), playedGame(1));
  PlayedStore store(m_folders.games());
  store.add(playedGame(2));
  ASSERT_TRUE(m_folders.backUpToday());
  EXPECT_EQ(m_folders.names(), QStringList(kToday));
  EXPECT_EQ(contentsOf(m_folders.backup()), Intruder(m_folders.games()).contents());
}

TEST_F(BackupTest, IsForTheUserAlone) {
  keep(m_folders.games(), playedGame(1));
  ASSERT_TRUE(m_folders.backUpToday());
  constexpr auto kOthers = QFile::ReadGroup | QFile::WriteGroup | QFile::ReadOther | QFile::WriteOther;
  for (const QString& path : {m_folders.backup(), m_folders.backups()})
    EXPECT_FALSE(QFile::permissions(path) & kOthers) << qPrintable(path);
}

TEST_F(BackupTest, ThereIsOneOfADay) {
  keep(m_folders.games(), playedGame(1));
  ASSERT_TRUE(m_folders.backUpToday());
  const QStringList first = contentsOf(m_folders.backup());
  keep(m_folders.games(), playedGame(2));
  EXPECT_TRUE(m_folders.backUpToday());
  EXPECT_EQ(contentsOf(m_folders.backup()), first);
  EXPECT_TRUE(backUp(m_folders.database(), m_folders.backups(), backupDay().addDays(1)));
  EXPECT_EQ(m_folders.names(), (QStringList{kToday, u"games-2026-11-25.sqlite"_s}));
}

TEST_F(BackupTest, TheFiveNewestStay) {
  keep(m_folders.games(), playedGame(1));
  const QStringList others = {u"games-2026-02-30.sqlite"_s, u"games-best.sqlite"_s, u"notes.txt"_s};
  m_folders.putBackups(earlier() + others);
  ASSERT_TRUE(m_folders.backUpToday());
  QStringList expected = earlier().mid(1) + others + QStringList(kToday);
  expected.sort();
  EXPECT_EQ(m_folders.names(), expected);
}

TEST_F(BackupTest, OneOfADayToComeGoesFirst) {
  keep(m_folders.games(), playedGame(1));
  m_folders.putBackups(earlier() + QStringList{u"games-2027-01-01.sqlite"_s, u"games-2099-01-01.sqlite"_s});
  ASSERT_TRUE(m_folders.backUpToday());
  EXPECT_EQ(m_folders.names(), earlier().mid(1) + QStringList(kToday));
}

TEST_F(BackupTest, ADayWithoutPlayTakesNoSlot) {
  const StoredGame game = keep(m_folders.games(), playedGame(1));
  ASSERT_TRUE(m_folders.backUpToday());
  {
    PlayedStore store(m_folders.games());
    store.resumeLatest();
    EXPECT_TRUE(store.recordSettings(game));
  }
  EXPECT_TRUE(m_folders.backUpOn(backupDay().addDays(1)));
  EXPECT_EQ(m_folders.names(), QStringList(kToday)) << "the program was only opened";
  EXPECT_TRUE(GameStore(m_folders.games()).library().setLabels({{game.id, {u"Mine"_s, {}, false}}}));
  EXPECT_TRUE(m_folders.backUpOn(backupDay().addDays(2)));
  EXPECT_EQ(m_folders.names(), (QStringList{kToday, u"games-2026-11-26.sqlite"_s}));
}

TEST_F(BackupTest, OneWithGamesThatAreMissingStays) {
  for (std::uint64_t seed = 1; seed <= 3; ++seed) keep(m_folders.games(), playedGame(seed));
  ASSERT_TRUE(m_folders.backUpToday());
  for (const char* ending : {"", "-wal", "-shm"}) QFile::remove(m_folders.database() + QLatin1String(ending));
  for (int day = 1; day <= 9; ++day) {
    keep(m_folders.games(), playedGame(10 + static_cast<std::uint64_t>(day)));
    ASSERT_TRUE(m_folders.backUpOn(backupDay().addDays(day)));
  }
  EXPECT_EQ(m_folders.names().size(), 6);
  EXPECT_EQ(m_folders.names().front(), kToday);
  const auto offer = findMissingGames(m_folders.games());
  EXPECT_FALSE(offer) << "there are more games here by now";
}

TEST_F(BackupTest, GamesThatThePlayerHasRemovedAreNotMissed) {
  for (std::uint64_t seed = 1; seed <= 3; ++seed) keep(m_folders.games(), playedGame(seed));
  ASSERT_TRUE(m_folders.backUpToday());
  EXPECT_FALSE(findMissingGames(m_folders.games()));
  EXPECT_TRUE(GameStore(m_folders.games()).library().setRemoved({2}, true));
  EXPECT_FALSE(findMissingGames(m_folders.games()));
  Intruder(m_folders.games()).run(u"DELETE FROM games WHERE id = 3"_s);
  const auto offer = findMissingGames(m_folders.games());
  ASSERT_TRUE(offer);
  EXPECT_EQ(offer->missing, 1);
  EXPECT_EQ(offer->backup, (BackupSummary{m_folders.backup(), backupDay(), 3, 120}));
  letGoMissing(m_folders.games(), offer->backup.path);
  EXPECT_FALSE(findMissingGames(m_folders.games()));
}

TEST_F(BackupTest, AClockIn1970PushesOutNone) {
  keep(m_folders.games(), playedGame(1));
  m_folders.putBackups(earlier());
  for (int day = 1; day <= 9; ++day) {
    keep(m_folders.games(), playedGame(10 + static_cast<std::uint64_t>(day)));
    ASSERT_TRUE(m_folders.backUpOn(QDate(1970, 1, day)));
  }
  EXPECT_EQ(m_folders.names().mid(5), earlier());
  EXPECT_EQ(m_folders.names().front(), u"games-1970-01-05.sqlite"_s);
  keep(m_folders.games(), playedGame(30));
  ASSERT_TRUE(m_folders.backUpToday());
  EXPECT_EQ(m_folders.names(), earlier().mid(1) + QStringList(kToday)) << "those of 1970 go first";
}

TEST_F(BackupTest, WhatWasOpenToOthersIsNoLonger) {
  keep(m_folders.games(), playedGame(1));
  ASSERT_TRUE(m_folders.backUpToday());
  constexpr auto kOthers = QFile::ReadGroup | QFile::WriteGroup | QFile::ReadOther | QFile::WriteOther;
  for (const QString& path : {m_folders.backup(), m_folders.backups()})
    QFile::setPermissions(path, QFile::permissions(path) | kOthers);
  ASSERT_TRUE(m_folders.backUpToday());
  for (const QString& path : {m_folders.backup(), m_folders.backups()})
    EXPECT_FALSE(QFile::permissions(path) & kOthers) << qPrintable(path);
}

TEST_F(BackupTest, OfNoGamesThereIsNone) {
  const GameStore store(m_folders.games());
  m_folders.putBackups(earlier());
  EXPECT_TRUE(m_folders.backUpToday());
  EXPECT_EQ(m_folders.names(), earlier());
}

TEST_F(BackupTest, WithoutADatabaseThereIsNone) {
  EXPECT_FALSE(m_folders.backUpToday());
  EXPECT_EQ(m_folders.names(), QStringList());
  EXPECT_FALSE(QFileInfo::exists(m_folders.database()));
}

TEST_F(BackupTest, ADamagedDatabaseLeavesTheOthersAlone) {
  keep(m_folders.games(), playedGame(1));
  m_folders.putBackups(earlier());
  QFile file(m_folders.database());
  ASSERT_TRUE(file.open(QIODevice::ReadWrite));
  // The part of the file behind its first two pages, which hold the names of the tables and the games.
  constexpr qint64 kPages = qint64{2} * 4096;
  ASSERT_TRUE(file.seek(kPages));
  file.write(QByteArray(file.size() - kPages, '\xEE'));
  file.close();
  EXPECT_FALSE(m_folders.backUpToday());
  EXPECT_EQ(m_folders.names(), earlier());
}

TEST_F(BackupTest, AFullDiskLeavesTheOthersAlone) {
  PlayedStore store(m_folders.games());
  store.add(playedGame(1));
  m_folders.putBackups(earlier());
  {
    const FullDisk full;
    EXPECT_FALSE(m_folders.backUpToday());
  }
  EXPECT_EQ(m_folders.names(), earlier());
  EXPECT_TRUE(m_folders.backUpToday());
}

TEST_F(BackupTest, OneThatIsStoppedLeavesTheOthersAlone) {
  keep(m_folders.games(), playedGame(1));
  m_folders.putBackups(earlier());
  std::stop_source stop;
  stop.request_stop();
  EXPECT_FALSE(m_folders.backUpToday(stop.get_token()));
  EXPECT_EQ(m_folders.names(), earlier());
}

TEST_F(BackupTest, WhatAKilledProcessHasLeftGoes) {
  keep(m_folders.games(), playedGame(1));
  m_folders.putBackups({u"games.sqlite.part"_s, u"games.sqlite.part-wal"_s});
  EXPECT_TRUE(m_folders.backUpToday());
  EXPECT_EQ(m_folders.names(), QStringList(kToday));
}

TEST_F(BackupTest, WritersAreNotHeldUpAndTheCopyIsOfOneMoment) {
  keep(m_folders.games(), playedGame(1));
  std::atomic<int> written = 0;
  // Both columns change in one transaction: in a copy made of two moments they would differ.
  std::jthread writer([&](const std::stop_token& stop) {
    const Intruder intruder(m_folders.games());
    intruder.run(u"PRAGMA synchronous = OFF"_s);
    intruder.run(
        u"CREATE TABLE blobs AS WITH RECURSIVE n(i) AS (VALUES(1) UNION ALL SELECT i + 1 FROM n"
        u" WHERE i < 500) SELECT i, 0 AS round, randomblob(4096) AS content FROM n"_s);
    while (!stop.stop_requested()) {
      intruder.run(u"UPDATE blobs SET round = round + 1"_s);
      // A change, as if somebody played.
      intruder.run(u"UPDATE games SET name = (SELECT max(round) FROM blobs)"_s);
      ++written;
    }
  });
  for (int day = 0; day < 5; ++day) {
    // Without a change of the games there is no new backup. The first of two rounds may have ended before the
    // last change.
    const int before = written;
    while (written < before + 2) std::this_thread::yield();
    const QDate date = backupDay().addDays(day);
    ASSERT_TRUE(backUp(m_folders.database(), m_folders.backups(), date));
    const QTemporaryDir folder;
    ASSERT_TRUE(QFile::copy(m_folders.backup(u"games-%1.sqlite"_s.arg(date.toString(Qt::ISODate))),
                            folder.filePath(u"games.sqlite"_s)));
    EXPECT_EQ(Intruder(folder.path()).run(u"SELECT count(*), count(DISTINCT round) FROM blobs"_s),
              QStringList(u"500|1"_s));
  }
}

TEST_F(BackupTest, IsMadeInAnotherThread) {
  keep(m_folders.games(), playedGame(1));
  std::optional<bool> outcome;
  Backup backup(m_folders.database(), m_folders.backups(), [&](bool isDone) { outcome = isDone; });
  backup.start(backupDay());
  backup.start(backupDay());
  ASSERT_TRUE(waitFor([&] { return outcome.has_value(); }));
  EXPECT_TRUE(*outcome);
  EXPECT_EQ(m_folders.names(), QStringList(kToday));
}

class BackupFaultTest : public FaultFixture {};

TEST_F(BackupFaultTest, WhateverFailsABackupIsWholeOrNotThere) {
  const Folders folders;
  PlayedStore store(folders.games());
  store.add(playedGame(1));
  ASSERT_TRUE(store.sync());
  const QStringList games = Intruder(folders.games()).contents();
  m_vfs.reset();
  ASSERT_TRUE(folders.backUpToday());
  const auto calls = m_vfs.calls(Side::Gui);
  int failures = 0;
  for (std::size_t index = 0; index < calls.size(); ++index) {
    for (const Fault fault : faultsOf(calls[index])) {
      QDir(folders.backups()).removeRecursively();
      folders.putBackups(earlier());
      m_vfs.reset();
      m_vfs.setFault(Side::Gui, index, fault, false);
      const bool isDone = folders.backUpToday();
      m_vfs.clearFault();
      failures += isDone ? 0 : 1;
      ASSERT_EQ(folders.names(), isDone ? earlier().mid(1) + QStringList(kToday) : earlier()) << index;
      ASSERT_TRUE(!isDone || contentsOf(folders.backup()) == games) << index;
    }
  }
  EXPECT_GT(failures, 20);
  EXPECT_EQ(Intruder(folders.games()).contents(), games);
}

}  // namespace
}  // namespace sudoku
