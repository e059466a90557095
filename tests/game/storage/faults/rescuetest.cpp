#include <cstdint>
#include <gtest/gtest.h>
#include <iostream>
#include <vector>

#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QTemporaryDir>

#include <sudoku/grid/random.h>

#include "../../play/storedgames.h"
#include "game/history/exchange.h"
#include "game/storage/backup.h"
#include "game/storage/backups.h"
#include "game/storage/gamerescue.h"
#include "game/storage/gamerows.h"
#include "game/storage/gametables.h"
#include "game/storage/setaside.h"
#include "game/storage/storefile.h"
#include "playscript.h"

/// Tests of stores that have lost some pages: what stands on the others, and what a backup has, has to be
/// there again.
namespace sudoku {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr qsizetype kRescuePageBytes = 4096;

QByteArray bytesOfFile(const QString& path) {
  QFile file(path);
  return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void writeBytes(const QString& path, const QByteArray& content) {
  QFile file(path);
  ASSERT_TRUE(file.open(QIODevice::WriteOnly));
  ASSERT_EQ(file.write(content), content.size());
}

/// A store with some games of each of eight days, and its backups; nothing has been played since the last
/// backup.
class DaysOfPlay {
 public:
  explicit DaysOfPlay(int gamesOfDay) {
    std::uint64_t seed = 1;
    for (int day = 17; day <= 24; ++day) {
      {
        PlayedStore store(m_folder.path());
        for (int game = 0; game < gamesOfDay; ++game) store.add(playedGame(seed++));
      }
      EXPECT_TRUE(backUp(database(), m_folder.filePath(u"backups"_s), QDate(2026, 11, day)));
    }
    m_bytes = bytesOfFile(database());
    m_games = readAll(m_folder.path());
  }

  QString folder() const { return m_folder.path(); }
  QString database() const { return m_folder.filePath(u"games.sqlite"_s); }
  const PlayScript::Shown& games() const { return m_games; }
  qsizetype pages() const { return m_bytes.size() / kRescuePageBytes; }

  /// Overwrites a page of the store.
  void put(qsizetype page, const QByteArray& content) const {
    for (const QString& name : QDir(folder()).entryList({u"games.sqlite*"_s}, QDir::Files))
      QFile::remove(QDir(folder()).filePath(name));
    QByteArray bytes = m_bytes;
    if (page >= 0) bytes.replace(page * kRescuePageBytes, content.size(), content);
    writeBytes(database(), bytes);
  }

 private:
  QTemporaryDir m_folder;
  QByteArray m_bytes;
  PlayScript::Shown m_games;
};

QByteArray noise(std::uint64_t seed) {
  Random random(seed);
  QByteArray bytes(kRescuePageBytes, '\0');
  for (char& byte : bytes) byte = static_cast<char>(random.below(256));
  return bytes;
}

/// Plays a little and looks at every game, without knowing of the damage.
void playOn(const QString& folder) {
  PlayedStore store(folder);
  store.resumeLatest();
  waitForRescue(store);
  const auto games = store.library().summaries().value_or(std::vector<GameSummary>());
  waitForRescue(store);
  for (const GameSummary& game : games) {
    store.library().game(game.id);
    waitForRescue(store);
  }
  EXPECT_NE(store.add(playedGame(5000)), 0) << qPrintable(told(store));
}

void expectAllBack(const PlayScript::Shown& expected, const QString& folder) {
  const auto found = readAll(folder);
  for (const auto& [key, game] : expected) {
    const auto place = found.find(key);
    ASSERT_NE(place, found.end()) << game.id;
    EXPECT_EQ(place->second, game);
  }
}

void damageEachPage(const DaysOfPlay& days) {
  for (qsizetype page = 0; page < days.pages() && !testing::Test::HasFailure(); ++page)
    for (const QByteArray& content :
         {QByteArray(kRescuePageBytes, '\0'), noise(static_cast<std::uint64_t>(page))}) {
      SCOPED_TRACE(page);
      days.put(page, content);
      playOn(days.folder());
      expectAllBack(days.games(), days.folder());
    }
}

TEST(RescueTest, WhateverPageIsLostAllGamesOfABackupAreBack) {
  damageEachPage(DaysOfPlay(1));
}

TEST(RescueLongTest, WhateverPageIsLostAllGamesOfABackupAreBack) {
  damageEachPage(DaysOfPlay(10));
}

/// How many games are lost if a page is lost and there is no backup.
std::size_t lostWithoutBackup(const DaysOfPlay& days, qsizetype page) {
  days.put(page, QByteArray(kRescuePageBytes, '\0'));
  QDir(days.folder() + u"/backups"_s).removeRecursively();
  playOn(days.folder());
  const auto found = readAll(days.folder());
  std::size_t lost = 0;
  for (const auto& [key, game] : days.games()) lost += found.contains(key) ? 0 : 1;
  return lost;
}

TEST(RescueTest, ALostRootCostsNothingOfWhatStandsBelow) {
  const DaysOfPlay days(20);
  for (const char* table : {"games", "moves", "events"}) {
    SCOPED_TRACE(table);
    days.put(-1, {});
    const auto root =
        Intruder(days.folder())
            .run(u"SELECT rootpage FROM sqlite_master WHERE name = '%1'"_s.arg(QLatin1String(table)))
            .front()
            .toLongLong();
    EXPECT_EQ(lostWithoutBackup(days, root - 1), 0U);
  }
}

TEST(RescueTest, ALostPageCostsNoMoreThanItsGames) {
  const DaysOfPlay days(8);
  constexpr std::size_t kMostOnPage = 16;
  for (qsizetype page = 1; page < days.pages(); page += 5) {
    SCOPED_TRACE(page);
    EXPECT_LE(lostWithoutBackup(days, page), kMostOnPage);
  }
}

TEST(RescueTest, WhatIsFreeBringsNoGameBack) {
  DaysOfPlay days(20);
  days.put(-1, {});
  Intruder(days.folder()).run(u"DELETE FROM games WHERE id > 20 AND id < 140"_s);
  Intruder(days.folder()).run(u"DELETE FROM moves WHERE game > 20 AND game < 140"_s);
  Intruder(days.folder()).run(u"DELETE FROM events WHERE game > 20 AND game < 140"_s);
  QDir(days.folder() + u"/backups"_s).removeRecursively();
  QByteArray bytes = bytesOfFile(days.database());
  const auto root =
      Intruder(days.folder()).run(u"SELECT rootpage FROM sqlite_master WHERE name = 'moves'"_s).front();
  bytes.replace((root.toLongLong() - 1) * kRescuePageBytes, kRescuePageBytes,
                QByteArray(kRescuePageBytes, '\0'));
  writeBytes(days.database(), bytes);
  playOn(days.folder());
  const auto found = readAll(days.folder());
  EXPECT_EQ(found.size(), 42U);
  for (const auto& [key, game] : found) EXPECT_TRUE(game.id <= 20 || game.id >= 140) << game.id;
}

/// Leaves a damaged store that has been set aside, as a process does that is killed just then.
void leaveSetAside(const DaysOfPlay& days) {
  days.put(0, QByteArray(kRescuePageBytes, '\0'));
  GameDatabase database(days.folder(), std::chrono::hours(1));
  ASSERT_EQ(database.open(), GameDatabase::State::Damaged);
  ASSERT_TRUE(database.setAside());
}

TEST(RescueTest, ARescueThatWasCutShortGoesOnAtTheNextStart) {
  const DaysOfPlay days(3);
  QDir(days.folder() + u"/backups"_s).removeRecursively();
  for (const int rows : {0, 1, 100, 300, 900}) {
    SCOPED_TRACE(rows);
    leaveSetAside(days);
    {
      GameDatabase database(days.folder(), std::chrono::hours(1));
      ASSERT_EQ(database.open(), GameDatabase::State::Usable);
      // Number of games that one transaction or two take over.
      const StoreFile file(filesToRescue(database.path()).front());
      int written = 0;
      for (const StoreFile::Entry& entry : file.games()) {
        if (written >= rows) break;
        const auto found = file.read(entry);
        ASSERT_TRUE(found);
        ASSERT_TRUE(
            database.inTransaction([&] { return database.insertRows(toRows(found->row, found->game)); }));
        written += 1 + static_cast<int>(found->game.moves.size());
      }
    }
    playOn(days.folder());
    expectAllBack(days.games(), days.folder());
    EXPECT_TRUE(filesToRescue(days.database()).isEmpty());
    EXPECT_EQ(readAll(days.folder()).size(), days.games().size() + 1);
  }
}

TEST(RescueTest, AFileThatWasSetAsideByHalvesIsSetAsideWhole) {
  const DaysOfPlay days(1);
  days.put(0, QByteArray(kRescuePageBytes, '\0'));
  const QString aside = days.database() + u".damaged-20261124-120000-000"_s;
  writeBytes(aside + u".unread"_s, {});
  playOn(days.folder());
  EXPECT_TRUE(QFile::exists(aside));
  expectAllBack(days.games(), days.folder());
}

TEST(RescueTest, ALargeFileIsReadWhileTheStoreIsPlayedIn) {
  const DaysOfPlay days(40);
  QDir(days.folder() + u"/backups"_s).removeRecursively();
  days.put(0, QByteArray(kRescuePageBytes, '\0'));
  PlayedStore store(days.folder());
  EXPECT_EQ(store.state().kind, StorageState::Kind::Rescue) << qPrintable(told(store));
  store.add(playedGame(6000));
  StoredGame played = store.played();
  waitForRescue(store);
  EXPECT_EQ(store.state().kind, StorageState::Kind::Notice);
  EXPECT_TRUE(store.state().sentence.contains(u"All games in it could be saved: 320."_s))
      << qPrintable(told(store));
  Random random(1);
  EXPECT_TRUE(store.recordMove(randomMove(played.puzzle, random), 1));
  auto found = readAll(days.folder());
  EXPECT_EQ(found.size(), days.games().size() + 1);
  EXPECT_TRUE(found.contains(played.key));
  for (const auto& [key, game] : days.games()) EXPECT_EQ(withoutId(found.at(key)), withoutId(game));
  EXPECT_EQ(store.resumePrevious()->moves.size(), 40U) << "the game before is one of those";
}

TEST(RescueTest, AStoreThatWasOverwrittenComesBackFromItsBackups) {
  const DaysOfPlay days(2);
  days.put(-1, {});
  writeBytes(days.database(), QByteArray(100'000, 'x'));
  playOn(days.folder());
  expectAllBack(days.games(), days.folder());
}

TEST(RescueTest, AStoreThatIsGoneOrEmptyCanBeRestored) {
  const DaysOfPlay days(2);
  for (const bool isEmpty : {false, true}) {
    days.put(-1, {});
    ASSERT_TRUE(QFile::remove(days.database()));
    if (isEmpty) writeBytes(days.database(), {});
    playOn(days.folder());
    const auto offer = findMissingGames(days.folder());
    ASSERT_TRUE(offer);
    EXPECT_EQ(offer->missing, 16);
    const auto report = importHistory(days.folder(), offer->backup.path);
    EXPECT_EQ(report.failure, QString());
    EXPECT_EQ(report.games, 16);
    const auto found = readAll(days.folder());
    for (const auto& [key, game] : days.games()) {
      ASSERT_TRUE(found.contains(key));
      EXPECT_EQ(withoutId(found.at(key)), withoutId(game));
    }
    EXPECT_FALSE(findMissingGames(days.folder()));
  }
}

TEST(RescueTest, AGameThatWasRemovedComesBackWithItsBackup) {
  const DaysOfPlay days(1);
  days.put(-1, {});
  EXPECT_TRUE(GameStore(days.folder()).library().setRemoved({2}, true));
  const QString backup = days.folder() + u"/backups/games-2026-11-24.sqlite"_s;
  const QByteArray before = bytesOfFile(backup);
  EXPECT_EQ(importHistory(days.folder(), backup).failure, QString());
  EXPECT_EQ(readAll(days.folder()).size(), days.games().size());
  EXPECT_EQ(bytesOfFile(backup), before);
}

TEST(RescueTest, ADamagedStoreIsExportedAsFarAsItCanBeRead) {
  const DaysOfPlay days(10);
  QDir(days.folder() + u"/backups"_s).removeRecursively();
  days.put(-1, {});
  const auto root = Intruder(days.folder())
                        .run(u"SELECT rootpage FROM sqlite_master WHERE name = 'moves'"_s)
                        .front()
                        .toLongLong();
  for (const qsizetype page : {qsizetype{0}, static_cast<qsizetype>(root - 1)}) {
    days.put(page, QByteArray(kRescuePageBytes, '\0'));
    const QByteArray before = bytesOfFile(days.database());
    const QTemporaryDir elsewhere;
    const QString file = elsewhere.filePath(u"history.json"_s);
    const auto report = exportHistory(days.folder(), file);
    EXPECT_EQ(report.failure, QString()) << qPrintable(report.failure);
    EXPECT_TRUE(report.isDamaged);
    EXPECT_GE(report.games, 79);
    EXPECT_EQ(bytesOfFile(days.database()), before);
    EXPECT_EQ(importHistory(elsewhere.filePath(u"games"_s), file).games, report.games);
  }
}

TEST(RescueTest, ABackupComesInBesideADamagedStore) {
  const DaysOfPlay days(2);
  const QTemporaryDir folder;
  writeBytes(folder.filePath(u"games.sqlite"_s), QByteArray(10'000, 'x'));
  const auto report = importHistory(folder.path(), days.folder() + u"/backups/games-2026-11-24.sqlite"_s);
  EXPECT_EQ(report.failure, QString());
  EXPECT_EQ(report.games, 16);
}

TEST(RescueTest, ADamagedLargestIdIsNotCountedUpTo) {
  const QTemporaryDir folder;
  for (std::uint64_t seed = 1; seed <= 5; ++seed) keep(folder.path(), playedGame(seed));
  Intruder(folder.path()).run(u"PRAGMA foreign_keys = OFF"_s);
  Intruder(folder.path()).run(u"UPDATE games SET id = 999999 WHERE id = 5"_s);
  Intruder(folder.path()).run(u"ALTER TABLE games RENAME COLUMN hints TO clues"_s);
  QElapsedTimer timer;
  timer.start();
  playOn(folder.path());
  EXPECT_LT(timer.elapsed(), 1000);
  EXPECT_EQ(readAll(folder.path()).size(), 6U);
}

/// Fills a store with games of forty moves, without writing them to the disk.
void fillStore(const QString& folder, int games) {
  GameDatabase database(folder, std::chrono::hours(1));
  ASSERT_EQ(database.open(), GameDatabase::State::Usable);
  std::vector<StoredGame> some;
  for (std::uint64_t seed = 1; seed <= 100; ++seed) some.push_back(playedGame(seed));
  const auto write = [&](int number) {
    StoredGame next = some[static_cast<std::size_t>(number) % some.size()];
    next.id = number;
    next.key = UniqueId::make();
    return writeKeptGame(database, {next, 1, number});
  };
  ASSERT_TRUE(database.inTransaction([&] {
    for (int number = 1; number <= games; ++number)
      if (!write(number)) return false;
    return true;
  }));
}

TEST(RescueLongTest, OfTenThousandGamesADamagedPageTakesItsOwn) {
  constexpr int kGames = 10'000;
  const QTemporaryDir folder;
  fillStore(folder.path(), kGames);
  const QString path = folder.filePath(u"games.sqlite"_s);
  for (const qsizetype page : {0, 1, 2, 1000}) {
    QByteArray bytes = bytesOfFile(path);
    bytes.replace(page * kRescuePageBytes, kRescuePageBytes, QByteArray(kRescuePageBytes, '\0'));
    const QTemporaryDir other;
    const QString damaged = other.filePath(u"games.sqlite.damaged"_s);
    writeBytes(damaged, bytes);
    GameDatabase into(other.path(), std::chrono::milliseconds(300));
    ASSERT_EQ(into.open(), GameDatabase::State::Usable);
    QElapsedTimer timer;
    timer.start();
    const auto report = rescueGames(damaged, into);
    std::cout << "page " << page + 1 << ": " << timer.elapsed() << " ms for " << bytes.size() / 1'000'000
              << " MB\n";
    ASSERT_TRUE(report);
    EXPECT_GT(report->saved, kGames - 60);
  }
}

}  // namespace
}  // namespace sudoku
