#include "exchange.h"

#include <algorithm>
#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <utility>
#include <vector>

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QIODevice>

#include "game/base/filesafety.h"
#include "game/base/outputfile.h"
#include "game/storage/collectionrows.h"
#include "game/storage/gamedatabase.h"
#include "game/storage/gamerescue.h"
#include "game/storage/gamerows.h"
#include "game/storage/gametables.h"
#include "game/storage/keptbesides.h"
#include "game/storage/storereader.h"
#include "gameimport.h"
#include "historyjson.h"

namespace sudoku {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr auto kSyncDelay = std::chrono::milliseconds(300);

struct ExchangeTexts {
  Q_DECLARE_TR_FUNCTIONS(Exchange)
};

/// Reads the next batch of games from a file; the last batch is smaller.
template <typename Reader>
std::vector<KeptGame> nextGames(Reader& reader) {
  std::vector<KeptGame> games;
  for (std::size_t rows = 0; rows < GameImport::kRowsAtOnce;) {
    auto game = reader.next();
    if (!game) break;
    rows += 1 + game->game.moves.size();
    games.push_back(*std::move(game));
  }
  return games;
}

/// The part of a file that has been read so far, from 0 to 1.
double partRead(const QFile& file) {
  return file.size() > 0 ? static_cast<double>(file.pos()) / static_cast<double>(file.size()) : 0;
}

QString whyNot(const QFileDevice& file) {
  return QDir::toNativeSeparators(file.fileName()) + u": "_s + file.errorString();
}

/// Writes the chosen games into a file, or all games and other data if `chosen` is empty. Returns the reason
/// if something could not be written, else an empty text.
QString writeHistory(GameDatabase& database, QIODevice& file, const std::set<qint64>& chosen,
                     ExchangeReport& report, const std::stop_token& stop) {
  auto ids = database.run("SELECT id FROM games WHERE removed = 0 ORDER BY key");
  const auto besides = chosen.empty() ? readBesides(database) : KeptBesides();
  const auto collections = chosen.empty() ? collectionIds(database) : std::vector<qint64>();
  if (!ids || !besides || !collections) return database.failure();
  if (!chosen.empty())
    std::erase_if(*ids, [&chosen](const auto& row) { return !chosen.contains(row.front().toLongLong()); });
  HistoryWriter writer(file);
  for (const auto& row : *ids) {
    if (stop.stop_requested()) return ExchangeTexts::tr("It was stopped.");
    // A row without a valid game is left out; but if a row cannot be read at the moment, the export fails.
    database.forgetFailure();
    const auto kept = readKeptGame(database, row.front().toLongLong());
    if (!kept && database.hasFailed()) return database.failure();
    if (!kept) continue;
    writer.add(*kept);
    ++report.games;
    report.moves += static_cast<qint64>(kept->game.moves.size());
  }
  for (const qint64 id : *collections) {
    if (stop.stop_requested()) return ExchangeTexts::tr("It was stopped.");
    const auto collection = readCollection(database, id);
    if (!collection) return database.failure();
    writer.add(*collection);
  }
  return writer.finish(*besides) ? QString() : file.errorString();
}

/// Writes what can be read of a damaged database into a file. Returns the reason if not all of that could be
/// written, else an empty text.
QString writeDamagedHistory(const QString& path, QIODevice& file, ExchangeReport& report,
                            const std::stop_token& stop) {
  StoreReader reader(path);
  if (!reader.failure().isEmpty()) return reader.failure();
  HistoryWriter writer(file);
  report.games = 0;
  report.moves = 0;
  while (const auto kept = reader.next()) {
    if (stop.stop_requested()) return ExchangeTexts::tr("It was stopped.");
    writer.add(*kept);
    ++report.games;
    report.moves += static_cast<qint64>(kept->game.moves.size());
  }
  auto collections = reader.collections();
  std::sort(collections.begin(), collections.end(),
            [](const Collection& a, const Collection& b) { return a.key < b.key; });
  for (const Collection& collection : collections) writer.add(collection);
  report.refused = reader.refused() + reader.lost();
  report.complaints = reader.complaints();
  report.isDamaged = true;
  return writer.finish(reader.besides()) ? QString() : file.errorString();
}

/// Exports the chosen games, or all games if `chosen` is empty, as far as they can be read.
ExchangeReport exportSome(const QString& directory, const QString& file, const std::set<qint64>& chosen,
                          const std::stop_token& stop) {
  ExchangeReport report;
  const auto refuse = [&](const QString& reason) {
    report.failure = QDir::toNativeSeparators(file) + u": "_s + reason;
  };
  if (const QString objection = outputPlace(file, directory).objection; !objection.isEmpty()) {
    refuse(objection);
    return report;
  }
  GameDatabase database(directory, kSyncDelay, BackgroundWork{stop});
  const auto state = database.open();
  if (state == GameDatabase::State::Refused || (database.isDamaged() && !chosen.empty())) {
    report.failure = ExchangeTexts::tr("The games cannot be read: %1").arg(database.failure());
    return report;
  }
  const auto write = [&](QIODevice& target) {
    report.failure = database.isDamaged() ? writeDamagedHistory(database.path(), target, report, stop)
                                          : writeHistory(database, target, chosen, report, stop);
    return report.failure.isEmpty();
  };
  const bool wasDamaged = database.isDamaged();
  FileOutcome outcome = writeOutput(file, write, directory);
  // Damage to the database may be found only while games are read; then everything is written once more.
  if (!wasDamaged && database.isDamaged() && chosen.empty()) outcome = writeOutput(file, write, directory);
  if (!outcome.reason.isEmpty()) refuse(outcome.reason);
  return report;
}

/// Imports everything that a reader finds in a file.
template <typename Reader>
ExchangeReport importFrom(Reader& reader, GameDatabase& database, const QString& directory,
                          const QString& file, const std::function<void(bool)>& tell,
                          const std::stop_token& stop) {
  GameImport import(database, directory);
  bool isWritten = true;
  for (auto games = nextGames(reader); isWritten && !games.empty(); games = nextGames(reader)) {
    if (stop.stop_requested()) break;
    isWritten = import.take(games);
    tell(false);
  }
  for (const Collection& collection : reader.collections())
    isWritten = isWritten && !stop.stop_requested() && import.take(collection, stop);
  ExchangeReport& report = import.report();
  report.refused += reader.refused();
  report.complaints = reader.complaints() + report.complaints;
  const bool isReadWhole = isWritten && reader.failure().isEmpty() && !stop.stop_requested();
  if (isReadWhole) isWritten = import.takeRest(reader.besides());
  // Games are sorted even if only a part of the file could be imported.
  if (isWritten && report.games + report.united > 0) isWritten = import.orderGames(stop);
  if (!isWritten && !stop.stop_requested())
    report.failure = ExchangeTexts::tr("The games cannot be kept: %1").arg(database.failure());
  else if (!reader.failure().isEmpty())
    report.failure = QFileInfo(file).fileName() + u": "_s + reader.failure() + u'.';
  else if (!isReadWhole)
    report.failure = ExchangeTexts::tr("It was stopped.");
  return report;
}

/// Opens the database of games. A damaged one is replaced by a new one with everything that can be read of
/// it.
bool openForImport(GameDatabase& database, const std::stop_token& stop) {
  auto state = database.open();
  if (state == GameDatabase::State::Damaged && database.setAside()) state = database.open();
  if (state != GameDatabase::State::Usable) return false;
  return rescueAll(database, stop) || !stop.stop_requested();
}

}  // namespace

ExchangeReport exportHistory(const QString& directory, const QString& file, const std::stop_token& stop) {
  return exportSome(directory, file, {}, stop);
}

ExchangeReport exportGames(const QString& directory, const QString& file, const std::vector<qint64>& ids,
                           const std::stop_token& stop) {
  return exportSome(directory, file, {ids.begin(), ids.end()}, stop);
}

ExchangeReport importHistory(const QString& directory, const QString& file, const HistoryProgress& progress,
                             const std::stop_token& stop) {
  ExchangeReport failed;
  QFile source(file);
  const auto tell = [&](bool isWaiting) {
    if (progress) progress(partRead(source), isWaiting);
  };
  GameDatabase database(directory, kSyncDelay, BackgroundWork{stop, tell});
  if (isNotReadableAsFile(file))
    failed.failure = ExchangeTexts::tr("%1 is no ordinary file.").arg(QDir::toNativeSeparators(file));
  else if (!source.open(QIODevice::ReadOnly))
    failed.failure = whyNot(source);
  else if (!openForImport(database, stop))
    failed.failure = ExchangeTexts::tr("The games cannot be kept: %1").arg(database.failure());
  if (!failed.failure.isEmpty()) return failed;

  if (isFileOfGames(file)) {
    StoreReader reader(file);
    return importFrom(reader, database, directory, file, tell, stop);
  }
  HistoryReader reader(source);
  return importFrom(reader, database, directory, file, tell, stop);
}

}  // namespace sudoku
