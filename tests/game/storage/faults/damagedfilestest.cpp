#include <algorithm>
#include <array>
#include <cstdint>
#include <functional>
#include <gtest/gtest.h>
#include <map>
#include <optional>

#include <QDir>
#include <QFile>
#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QSqlRecord>
#include <QTemporaryDir>
#include <QUuid>

#include <sudoku/grid/random.h>

#include "../../play/storedgames.h"
#include "game/storage/backup.h"
#include "game/storage/dailyidrows.h"
#include "game/storage/gamerows.h"
#include "game/storage/masteryrows.h"
#include "playscript.h"

/// Tests of files damaged in many ways: what a plain reader can still read of them has to be taken over.
namespace sudoku {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr int kPageBytes = 4096;

QByteArray contentOf(const QString& path) {
  QFile file(path);
  return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void write(const QString& path, const QByteArray& content) {
  QFile file(path);
  ASSERT_TRUE(file.open(QIODevice::WriteOnly));
  ASSERT_EQ(file.write(content), content.size());
}

/// The two files of a store, database and log, as a killed process leaves them.
struct Files {
  QByteArray database;
  QByteArray log;
  int games = 0;

  void writeTo(const QString& directory) const {
    write(directory + u"/games.sqlite"_s, database);
    if (!log.isEmpty()) write(directory + u"/games.sqlite-wal"_s, log);
  }
};

/// A store with some games, the last fourth of them only in the log.
Files makeFiles(int games) {
  const QTemporaryDir directory;
  int made = 0;
  const auto make = [&](PlayedStore& store, int count) {
    while (made < count) store.add(playedGame(static_cast<std::uint64_t>(made++)));
  };
  {
    PlayedStore before(directory.path());
    make(before, games * 3 / 4);
  }
  PlayedStore store(directory.path(), std::chrono::hours(1));
  make(store, games);
  store.library().recordMastery(Technique::XWing, MasteryKind::FoundAlone);
  store.library().recordMastery(Technique::HiddenPair, MasteryKind::Seen);
  for (int day = 1; day <= 20; ++day)
    store.library().addDailyId(QDate(2026, 11, day), Level::Easy, u"1-backtracking-all-180-%1"_s.arg(day));
  store.library().setLabels({{1, {u"The first"_s, {}}}});
  return {contentOf(directory.filePath(u"games.sqlite"_s)),
          contentOf(directory.filePath(u"games.sqlite-wal"_s)), games};
}

/// A backup with some games: a database without a log.
Files makeBackup(int games) {
  const QTemporaryDir directory;
  makeFiles(games).writeTo(directory.path());
  const QDate day(2026, 11, 24);
  EXPECT_TRUE(backUp(directory.filePath(u"games.sqlite"_s), directory.filePath(u"backups"_s), day));
  return {contentOf(directory.filePath(u"backups/games-2026-11-24.sqlite"_s)), {}, games};
}

/// What a plain reader, which knows nothing of repair, gets from the files.
struct Readable {
  PlayScript::Shown games;
  MasteryTable mastery;
  DailyIds dailyIds;
};

Readable readPlainly(const Files& files) {
  const QTemporaryDir directory;
  files.writeTo(directory.path());
  Readable readable;
  const QString name = QUuid::createUuid().toString();
  {
    auto connection = QSqlDatabase::addDatabase(u"QSQLITE"_s, name);
    connection.setDatabaseName(directory.filePath(u"games.sqlite"_s));
    connection.open();
    const auto read = [&](const QString& sql) -> std::optional<TableRows> {
      TableRows rows;
      QSqlQuery query(connection);
      if (!query.exec(sql)) return std::nullopt;
      while (query.next()) {
        auto& row = rows.emplace_back();
        for (int column = 0; column < query.record().count(); ++column) row.push_back(query.value(column));
      }
      return query.lastError().isValid() ? std::nullopt : std::optional(rows);
    };
    const auto parts = [&](const QString& table, int id) {
      return read(u"SELECT * FROM %1 WHERE game = %2 ORDER BY number"_s.arg(table).arg(id));
    };
    for (int id = 1; id <= files.games; ++id) {
      const auto row = read(u"SELECT * FROM games WHERE id = %1"_s.arg(id));
      const auto moves = parts(u"moves"_s, id);
      if (!row || row->size() != 1 || !moves) continue;
      if (const auto game = toGame({row->front(), *moves, parts(u"events"_s, id).value_or(TableRows()),
                                    parts(u"checkpoints"_s, id).value_or(TableRows())}))
        readable.games[game->key] = *game;
    }
    readable.mastery = toMastery(read(u"SELECT * FROM mastery"_s).value_or(TableRows()));
    readable.dailyIds = toDailyIds(read(u"SELECT * FROM daily_puzzles"_s).value_or(TableRows()));
  }
  QSqlDatabase::removeDatabase(name);
  return readable;
}

void run(const Files& files, Files& changed, const QString& sql) {
  const QTemporaryDir directory;
  files.writeTo(directory.path());
  {
    const Intruder intruder(directory.path());
    intruder.run(sql);
    changed.log = contentOf(directory.filePath(u"games.sqlite-wal"_s));
    changed.database = contentOf(directory.filePath(u"games.sqlite"_s));
  }
}

void flipBits(QByteArray& content, qsizetype begin, qsizetype end, std::uint64_t count, Random& random) {
  for (std::uint64_t flip = 0; flip < count && end > begin; ++flip) {
    const auto at = begin + static_cast<qsizetype>(random.below(static_cast<std::uint32_t>(end - begin)));
    content[at] = static_cast<char>(content[at] ^ (1 << random.below(8)));
  }
}

const std::array kWrongRows = {
    "UPDATE games SET givens = '12345' WHERE id % 3 = 1",
    "UPDATE games SET givens = NULL || 'x' WHERE id = -1",
    "UPDATE games SET givens = zeroblob(81) WHERE id % 4 = 1",
    "UPDATE games SET position = 'some' WHERE id % 2 = 1",
    "UPDATE games SET position = 1000000 WHERE id = 2",
    "UPDATE games SET elapsed_ms = 9223372036854775807",
    "UPDATE games SET elapsed_ms = -5",
    "UPDATE games SET puzzle_number = '<img src=/dev/zero>'",
    "UPDATE games SET chosen_digit = 77 WHERE id % 5 = 1",
    "UPDATE moves SET kind = 'jump' WHERE game = 3",
    "UPDATE moves SET cells = '81=1' WHERE game % 3 = 2 AND number = 3",
    "DELETE FROM moves WHERE number = 5 AND game % 2 = 0",
    "DELETE FROM games WHERE id % 2 = 0",
    "UPDATE events SET kind = 'shout' WHERE number = 1",
    "UPDATE games SET notes_complete = 'maybe' WHERE id = 2",
    "DROP INDEX games_by_play_order",
    "ALTER TABLE games RENAME COLUMN elapsed_ms TO elapsed",
    "ALTER TABLE moves RENAME COLUMN game TO played",
    "ALTER TABLE moves RENAME TO steps",
    "PRAGMA user_version = 0",
    "PRAGMA user_version = -7",
    "PRAGMA user_version = 77",
    "PRAGMA user_version = 2000000000",
    "PRAGMA application_id = 5",
    "UPDATE games SET trials = 'here' WHERE id % 2 = 1",
    "UPDATE games SET trials = '3 41' WHERE id % 2 = 1",
    "UPDATE games SET begun_day = 'today', solved_day = '2026-02-30' WHERE id % 2 = 1",
    "UPDATE games SET day = 'Tuesday', solved = 'then' WHERE id % 2 = 1",
    "UPDATE games SET name = zeroblob(100), tags = zeroblob(100), starred = 'so' WHERE id % 2 = 1",
    "UPDATE games SET status = 'lost', board = '.', had_help = 'much'",
    "UPDATE games SET key = 'none' WHERE id % 2 = 1",
    "UPDATE games SET key = (SELECT key FROM games WHERE id = 1)",
    "UPDATE moves SET parent = number + 1 WHERE game % 3 = 1 AND number = 20",
    "UPDATE moves SET key = 'none' WHERE game % 3 = 1 AND number = 20",
    "UPDATE checkpoints SET position = 1000 WHERE number = 1",
    "UPDATE checkpoints SET key = 'none', name = zeroblob(9) WHERE number = 1",
    "DELETE FROM checkpoints WHERE number = 1",
    "UPDATE events SET key = 'none' WHERE number = 1",
    "UPDATE mastery SET seen = -4, found_alone = 'often' WHERE technique > '0200'",
    "INSERT INTO daily_puzzles VALUES ('Tuesday', 'easy', 'p'), ('2026-11-24', 'dire', 'p')",
    "UPDATE daily_puzzles SET puzzle_number = '<b>' WHERE day > '2026-11-10'",
    "DROP TABLE daily_puzzles",
    "DROP TABLE mastery",
    "ALTER TABLE checkpoints RENAME TO marks",
    "ALTER TABLE events RENAME COLUMN game TO played",
    "DROP INDEX games_by_givens",
    "DROP INDEX games_by_key",
};

/// The files with damage of a kind given by number; the seed decides everything else.
Files damaged(const Files& whole, int way, Random& random) {
  Files files = whole;
  const auto size = files.database.size();
  switch (way % 8) {
    case 0:
      flipBits(files.database, 0, 100, 1 + random.below(3), random);
      break;
    case 1:
      flipBits(files.database, 100, size, 1 + random.below(30), random);
      break;
    case 2: {
      const auto page = static_cast<qsizetype>(random.below(static_cast<std::uint32_t>(size / kPageBytes)));
      files.database.replace(page * kPageBytes, kPageBytes,
                             QByteArray(kPageBytes, static_cast<char>(random.below(256))));
      break;
    }
    case 3:
      flipBits(files.log, 0, files.log.size(), 1 + random.below(10), random);
      break;
    case 4:
      files.database.resize(static_cast<qsizetype>(random.below(static_cast<std::uint32_t>(size / 512))) *
                            512);
      break;
    case 5:
      files.log.resize(
          static_cast<qsizetype>(random.below(static_cast<std::uint32_t>(files.log.size() / 512))) * 512);
      break;
    case 6:
      run(whole, files,
          QString::fromLatin1(kWrongRows[static_cast<std::size_t>(way / 8) % kWrongRows.size()]));
      break;
    default:
      flipBits(files.database, 0, kPageBytes, 1 + random.below(20), random);
  }
  return files;
}

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

void expectTakenOver(const Files& files) {
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
  const MasteryTable mastery = readMastery(directory.path());
  for (const auto& [technique, counts] : expected.mastery) {
    ASSERT_TRUE(mastery.contains(technique));
    EXPECT_GE(mastery.at(technique).seen, counts.seen);
    EXPECT_GE(mastery.at(technique).foundAlone, counts.foundAlone);
  }
  const DailyIds dailyIds = readDailyIds(directory.path());
  for (const auto& [puzzle, id] : expected.dailyIds) EXPECT_TRUE(dailyIds.contains(puzzle));
}

void damageAndTakeOver(const Files& whole, int first, int last) {
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
  const Files whole = makeFiles(8);
  for (const char* sql : kWrongRows) {
    SCOPED_TRACE(sql);
    Files files = whole;
    run(whole, files, QString::fromLatin1(sql));
    expectTakenOver(files);
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
  const Files whole = makeFiles(400);
  for (qsizetype page = 0; page < whole.database.size() / kPageBytes; page += 13) {
    SCOPED_TRACE(page);
    Files files = whole;
    files.database.replace(page * kPageBytes, kPageBytes, QByteArray(kPageBytes, '\xEE'));
    expectTakenOver(files);
  }
}

TEST(DamagedFilesTest, ThePlayerIsToldHowManyGamesWereSaved) {
  const Files whole = makeFiles(150);
  Files files = whole;
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
  const Files whole = makeFiles(5);
  for (const char* sql : {"ALTER TABLE games RENAME COLUMN hints TO clues", "DROP INDEX games_by_play_order",
                          "INSERT INTO mastery VALUES ('wrong', 1, 2, 3)", "DROP TABLE events"}) {
    SCOPED_TRACE(sql);
    Files files = whole;
    run(whole, files, QString::fromLatin1(sql));
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
