#include "damagedfiles.h"

#include <chrono>
#include <gtest/gtest.h>
#include <optional>

#include <QDate>
#include <QFile>
#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QSqlRecord>
#include <QTemporaryDir>
#include <QUuid>

#include "../../play/storedgames.h"
#include "game/storage/backup.h"
#include "game/storage/gamerows.h"
#include "game/storage/learningrows.h"
#include "game/storage/masteryrows.h"

namespace sudoku {

using namespace Qt::Literals::StringLiterals;

namespace {

void write(const QString& path, const QByteArray& content) {
  QFile file(path);
  ASSERT_TRUE(file.open(QIODevice::WriteOnly));
  ASSERT_EQ(file.write(content), content.size());
}

void flipBits(QByteArray& content, qsizetype begin, qsizetype end, std::uint64_t count, Random& random) {
  for (std::uint64_t flip = 0; flip < count && end > begin; ++flip) {
    const auto at = begin + static_cast<qsizetype>(random.below(static_cast<std::uint32_t>(end - begin)));
    content[at] = static_cast<char>(content[at] ^ (1 << random.below(8)));
  }
}

}  // namespace

QByteArray contentOf(const QString& path) {
  QFile file(path);
  return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void StoreFiles::writeTo(const QString& directory) const {
  write(directory + u"/games.sqlite"_s, database);
  if (!log.isEmpty()) write(directory + u"/games.sqlite-wal"_s, log);
}

StoreFiles makeFiles(int games) {
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

StoreFiles makeBackup(int games) {
  const QTemporaryDir directory;
  makeFiles(games).writeTo(directory.path());
  const QDate day(2026, 11, 24);
  EXPECT_TRUE(backUp(directory.filePath(u"games.sqlite"_s), directory.filePath(u"backups"_s), day));
  return {contentOf(directory.filePath(u"backups/games-2026-11-24.sqlite"_s)), {}, games};
}

Readable readPlainly(const StoreFiles& files) {
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
    readable.besides.mastery = toMastery(read(u"SELECT * FROM mastery"_s).value_or(TableRows()));
    readable.besides.dailyIds = toDailyIds(read(u"SELECT * FROM daily_puzzles"_s).value_or(TableRows()));
    readable.besides.learning = toLearning(read(u"SELECT * FROM learning"_s).value_or(TableRows()));
  }
  QSqlDatabase::removeDatabase(name);
  return readable;
}

StoreFiles changedBy(const StoreFiles& files, const QString& sql) {
  StoreFiles changed = files;
  const QTemporaryDir directory;
  files.writeTo(directory.path());
  {
    const Intruder intruder(directory.path());
    intruder.run(sql);
    changed.log = contentOf(directory.filePath(u"games.sqlite-wal"_s));
    changed.database = contentOf(directory.filePath(u"games.sqlite"_s));
  }
  return changed;
}

StoreFiles damaged(const StoreFiles& whole, int way, Random& random) {
  StoreFiles files = whole;
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
      return changedBy(
          whole, QString::fromLatin1(kWrongRows[static_cast<std::size_t>(way / 8) % kWrongRows.size()]));
    default:
      flipBits(files.database, 0, kPageBytes, 1 + random.below(20), random);
  }
  return files;
}

}  // namespace sudoku
