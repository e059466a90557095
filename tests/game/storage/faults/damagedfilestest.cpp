#include <algorithm>
#include <cstdint>
#include <gtest/gtest.h>
#include <map>

#include <QDir>
#include <QTemporaryDir>

#include <sudoku/grid/random.h>

#include "../../play/storedgames.h"
#include "damagedfiles.h"
#include "game/storage/dailyidrows.h"
#include "game/storage/masteryrows.h"

/// Tests of files damaged in many ways: what a plain reader can still read of them has to be taken over.
namespace sudoku {

using namespace Qt::Literals::StringLiterals;

namespace {

/// Opens the files and looks at every game, as far as it can be read.
void lookAtAll(const QString& directory, int games) {
  PlayedStore store(directory);
  store.resumeLatest();
  waitForRescue(store);
  for (int count = 0; count < games; ++count) store.resumePrevious();
  waitForRescue(store);
  EXPECT_NE(store.add(playedGame(1000)), 0) << qPrintable(told(store));
  EXPECT_TRUE(store.library().summaries()) << qPrintable(told(store));
}

/// The games that the library lists, by their ids.
std::map<qint64, GameSummary> listed(const QString& directory) {
  std::map<qint64, GameSummary> games;
  GameStore store(directory);
  for (const GameSummary& game : store.library().summaries().value_or(std::vector<GameSummary>()))
    games[game.id] = game;
  return games;
}

bool hasAllMovesOf(const StoredGame& game, const StoredGame& part) {
  return std::all_of(part.moves.begin(), part.moves.end(), [&game](const PlayedMove& move) {
    return std::any_of(game.moves.begin(), game.moves.end(),
                       [&move](const PlayedMove& own) { return own.key == move.key; });
  });
}

void expectTakenOver(const StoreFiles& files) {
  const Readable expected = readPlainly(files);
  const QTemporaryDir directory;
  files.writeTo(directory.path());
  lookAtAll(directory.path(), files.games);
  const auto found = readAll(directory.path());
  const auto inLists = listed(directory.path());
  for (const auto& [key, game] : expected.games) {
    const auto place = found.find(key);
    ASSERT_NE(place, found.end()) << game.id << " of " << expected.games.size();
    StoredGame taken = place->second;
    // Help and checkpoints on a damaged page cannot be read by a plain reader.
    if (game.events.empty()) taken.events.clear();
    if (game.checkpoints.empty()) taken.checkpoints.clear();
    // Moves that the damaged tree does not lead to any more cannot be read by a plain reader.
    if (taken.moves.size() > game.moves.size()) {
      EXPECT_TRUE(hasAllMovesOf(taken, game)) << game.id;
    } else {
      EXPECT_EQ(taken, game);
    }
    const auto summary = inLists.find(taken.id);
    ASSERT_NE(summary, inLists.end()) << taken.id;
    EXPECT_EQ(summary->second.board, boardOf(taken));
    // The event of giving up a game stands among its help, and shows in the list too.
    if (summary->second.status != GameStatus::GivenUp || !taken.events.empty()) {
      EXPECT_EQ(summary->second.status, statusOf(taken, summary->second.board));
    }
  }
  const KeptBesides besides = readBesides(directory.path());
  for (const auto& [technique, counts] : expected.besides.mastery) {
    ASSERT_TRUE(besides.mastery.contains(technique));
    EXPECT_GE(besides.mastery.at(technique).seen, counts.seen);
    EXPECT_GE(besides.mastery.at(technique).foundAlone, counts.foundAlone);
  }
  for (const auto& [puzzle, id] : expected.besides.dailyIds) EXPECT_TRUE(besides.dailyIds.contains(puzzle));
  for (const auto& [event, count] : expected.besides.learning) {
    ASSERT_TRUE(besides.learning.contains(event));
    EXPECT_GE(besides.learning.at(event), count);
  }
}

void damageAndTakeOver(const StoreFiles& whole, int first, int last) {
  for (int way = first; way < last && !testing::Test::HasFailure(); ++way) {
    SCOPED_TRACE(way);
    const bool isOfLog = way % 8 == 3 || way % 8 == 5;
    if (isOfLog && whole.log.isEmpty()) continue;
    Random random(static_cast<std::uint64_t>(way));
    expectTakenOver(damaged(whole, way, random));
  }
}

TEST(DamagedFilesTest, WhatCanBeReadOfASmallFileIsTakenOver) {
  damageAndTakeOver(makeFiles(5), 0, 40);
}

TEST(DamagedFilesTest, WhatCanBeReadOfALargeFileIsTakenOver) {
  damageAndTakeOver(makeFiles(150), 40, 56);
}

TEST(DamagedFilesTest, WhateverIsWrongInRowsCostsNoMoreThanThose) {
  const StoreFiles whole = makeFiles(8);
  for (const char* sql : kWrongRows) {
    SCOPED_TRACE(sql);
    expectTakenOver(changedBy(whole, QString::fromLatin1(sql)));
    if (HasFailure()) break;
  }
}

TEST(DamagedFilesTest, WhatCanBeReadOfABackupIsTakenOverInPlaceOfTheFile) {
  damageAndTakeOver(makeBackup(20), 0, 32);
}

TEST(DamagedFilesLongTest, WhatCanBeReadOfBackupsIsTakenOverInPlaceOfTheFile) {
  damageAndTakeOver(makeBackup(20), 0, 200);
}

TEST(DamagedFilesLongTest, WhatCanBeReadOfSmallFilesIsTakenOver) {
  damageAndTakeOver(makeFiles(5), 0, 200);
}

TEST(DamagedFilesLongTest, WhatCanBeReadOfLargeFilesIsTakenOver) {
  damageAndTakeOver(makeFiles(150), 0, 200);
}

TEST(DamagedFilesLongTest, OneDamagedPageAmong400Games) {
  const StoreFiles whole = makeFiles(400);
  for (qsizetype page = 0; page < whole.database.size() / kPageBytes; page += 13) {
    SCOPED_TRACE(page);
    StoreFiles files = whole;
    files.database.replace(page * kPageBytes, kPageBytes, QByteArray(kPageBytes, '\xEE'));
    expectTakenOver(files);
  }
}

TEST(DamagedFilesTest, ThePlayerIsToldHowManyGamesWereSaved) {
  const StoreFiles whole = makeFiles(150);
  StoreFiles files = whole;
  for (qsizetype page = 5; readPlainly(files).games.size() == 150; ++page) {
    files = whole;
    files.database.replace(page * kPageBytes, kPageBytes, QByteArray(kPageBytes, '\xEE'));
  }
  const QTemporaryDir directory;
  files.writeTo(directory.path());
  PlayedStore store(directory.path());
  store.resumeLatest();
  waitForRescue(store);
  for (int count = 0; count < files.games; ++count) store.resumePrevious();
  waitForRescue(store);
  const QStringList aside =
      QDir(directory.path()).entryList({u"games.sqlite.damaged-*"_s}, QDir::Files, QDir::Name);
  ASSERT_FALSE(aside.isEmpty());
  EXPECT_EQ(store.state().kind, StorageState::Kind::Notice);
  EXPECT_TRUE(told(store).contains(aside.front())) << qPrintable(told(store));
  const auto saved = readAll(directory.path()).size();
  EXPECT_GE(saved, readPlainly(files).games.size());
  const QString sentence = store.state().sentence;
  EXPECT_TRUE(sentence.contains(u"saved from it: %1,"_s.arg(saved))) << qPrintable(sentence);
}

TEST(DamagedFilesTest, MasteryIsTakenOver) {
  const StoreFiles whole = makeFiles(5);
  for (const char* sql : {"ALTER TABLE games RENAME COLUMN hints TO clues", "DROP INDEX games_by_play_order",
                          "INSERT INTO mastery VALUES ('wrong', 1, 2, 3)", "DROP TABLE events"}) {
    SCOPED_TRACE(sql);
    const StoreFiles files = changedBy(whole, QString::fromLatin1(sql));
    const QTemporaryDir directory;
    files.writeTo(directory.path());
    MasteryTable expected;
    expected[Technique::XWing].foundAlone = 1;
    expected[Technique::HiddenPair].seen = 1;
    EXPECT_EQ(GameStore(directory.path()).library().mastery(), expected);
    EXPECT_EQ(readAll(directory.path()).size(), 5U);
  }
}

TEST(DamagedFilesTest, AForeignFileIsSetAsideWhole) {
  const QTemporaryDir directory;
  Intruder(directory.path()).run(u"CREATE TABLE songs (name TEXT)"_s);
  const QByteArray foreign = contentOf(directory.filePath(u"games.sqlite"_s));
  PlayedStore store(directory.path());
  EXPECT_NE(store.add(playedGame(1)), 0);
  const QStringList aside = QDir(directory.path()).entryList({u"games.sqlite.damaged-*"_s});
  ASSERT_EQ(aside.size(), 1);
  EXPECT_EQ(contentOf(directory.filePath(aside.front())), foreign);
}

TEST(DamagedFilesTest, AFileIsRepairedOnceAndForAll) {
  for (const char* sql : {"PRAGMA user_version = 0", "PRAGMA user_version = -1", "PRAGMA user_version = 77",
                          "ALTER TABLE games RENAME COLUMN hints TO clues"}) {
    SCOPED_TRACE(sql);
    const QTemporaryDir directory;
    const StoredGame game = keep(directory.path(), playedGame(1));
    Intruder(directory.path()).run(QString::fromLatin1(sql));
    EXPECT_EQ(resumeLatest(directory.path()), game);
    EXPECT_EQ(told(PlayedStore(directory.path())), QString());
  }
}

}  // namespace
}  // namespace sudoku
