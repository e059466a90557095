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
#include <QLocale>

#include "game/base/filesafety.h"
#include "game/base/outputfile.h"
#include "game/storage/collectionimport.h"
#include "game/storage/collectionrows.h"
#include "game/storage/dailyidrows.h"
#include "game/storage/filelock.h"
#include "game/storage/gamerescue.h"
#include "game/storage/gamerows.h"
#include "game/storage/gametables.h"
#include "game/storage/masteryrows.h"
#include "game/storage/storereader.h"
#include "game/storage/unite.h"
#include "historyjson.h"

namespace sudoku {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr auto kSyncDelay = std::chrono::milliseconds(300);
/// The most games written in one transaction, so that a game that is being played need not wait long.
constexpr std::size_t kRowsAtOnce = 200;
/// The most games refused as invalid for which the report's text gives the reasons.
constexpr qsizetype kMostTold = 3;
/// The most games refused as invalid for which the report stores the reasons.
constexpr qsizetype kMostNamed = 20;

QString exchangeText(const char* text) {
  return QCoreApplication::translate("Exchange", text);
}

/// Imports games and other data of a file into the database.
class Import {
 public:
  Import(GameDatabase& database, QString directory)
      : m_database(database), m_directory(std::move(directory)) {}

  /// Imports some games in one transaction. Returns whether they could be written.
  bool take(const std::vector<KeptGame>& games) {
    ExchangeReport before = m_report;
    const bool isWritten = m_database.inTransaction([&] {
      return std::all_of(games.begin(), games.end(), [this](const KeptGame& game) { return take(game); });
    });
    if (!isWritten) m_report = std::move(before);
    return isWritten;
  }

  bool take(const Collection& collection, const std::stop_token& stop) {
    const auto id = collectionWithKey(m_database, collection.key);
    if (!id) return false;
    if (*id == 0) return count(addWholeCollection(m_database, m_directory, collection, stop));
    const auto own = readCollection(m_database, *id);
    if (!own) return false;
    const Collection united = unite(*own, collection);
    if (united.puzzles != own->puzzles)
      return count(addWholeCollection(m_database, m_directory, united, stop, *id));
    return m_database.inTransaction([&] { return finishCollection(m_database, *id, united); });
  }

  /// Imports what the file contains besides games and collections.
  template <typename Reader>
  bool takeRest(const Reader& reader) {
    return m_database.inTransaction([&] {
      const auto mastery = readMastery(m_database);
      const auto dailyIds = readDailyIds(m_database);
      return mastery && dailyIds && replaceMastery(m_database, unite(*mastery, reader.mastery())) &&
             replaceDailyIds(m_database, unite(*dailyIds, reader.dailyIds()));
    });
  }

  /// Numbers the stored games by when they were played last: lists show the greatest number first. Begins
  /// with the latest game, whose number exceeds all old ones, so that lists begin with the latest games even
  /// if this is stopped. A game that is played meanwhile gets the greatest number.
  bool orderGames(const std::stop_token& stop) {
    TableRows order;
    qint64 place = 0;
    std::size_t next = 0;
    const auto placeSome = [&] {
      bool isWritten = true;
      for (const std::size_t end = std::min(next + kRowsAtOnce, order.size()); isWritten && next < end;
           ++next, --place)
        isWritten = m_database
                        .run("UPDATE games SET play_order = ? WHERE id = ? AND play_order < ?",
                             {place, order[next].front(), place})
                        .has_value();
      return isWritten;
    };
    // Games that get a greater number than this were played while the query below took its time.
    const auto most = greatestOrder();
    auto ids = m_database.run("SELECT id FROM games ORDER BY last_played DESC, play_order DESC, id DESC");
    if (!ids || !most) return false;
    order = *std::move(ids);
    const auto begin = [&] {
      const auto now = greatestOrder();
      const auto since =
          m_database.run("SELECT id FROM games WHERE play_order > ? ORDER BY play_order DESC", {*most});
      if (!now || !since) return false;
      order.insert(order.begin(), since->begin(), since->end());
      place = *now + static_cast<qint64>(order.size());
      return placeSome();
    };
    bool isWritten = m_database.inTransaction(begin);
    while (isWritten && next < order.size() && !stop.stop_requested())
      isWritten = m_database.inTransaction(placeSome);
    return isWritten;
  }

  ExchangeReport& report() { return m_report; }

 private:
  /// Counts a collection in the report if it was written. Returns `isWritten`.
  bool count(bool isWritten) {
    m_report.collections += isWritten ? 1 : 0;
    return isWritten;
  }

  std::optional<qint64> greatestOrder() {
    const auto rows = m_database.run("SELECT coalesce(max(play_order), 0) FROM games");
    return rows ? std::optional(rows->front().front().toLongLong()) : std::nullopt;
  }

  bool take(const KeptGame& kept) {
    const auto rows =
        m_database.run("SELECT id, removed FROM games WHERE key = ?", {kept.game.key.toBytes()});
    if (!rows) return false;
    if (rows->empty()) return add(kept);
    const bool isRemoved = rows->front()[1].toLongLong() != 0;
    const qint64 id = rows->front().front().toLongLong();
    if (const FileLock claim(lockOf(id)); claim.state() == FileLock::State::Taken) {
      ++m_report.inPlay;
      m_report.waiting.push_back(kept);
      return true;
    }
    m_database.forgetFailure();
    const auto own = readKeptGame(m_database, id);
    if (!own && m_database.hasFailed()) return false;
    const auto united = own ? unite(*own, kept) : std::nullopt;
    if (!united) {
      refuse(kept, own.has_value());
      return true;
    }
    ++m_report.united;
    m_report.fromBin += isRemoved ? 1 : 0;
    m_report.moves += static_cast<qint64>(united->game.moves.size() - own->game.moves.size());
    return (*united == *own && !isRemoved) || writeKeptGame(m_database, *united);
  }

  void refuse(const KeptGame& kept, bool isOwnReadable) {
    ++m_report.refused;
    if (m_report.complaints.size() >= kMostNamed) return;
    const QString key = kept.game.key.toText();
    m_report.complaints +=
        isOwnReadable ? exchangeText("the game %1 is here already, and was not played the same way").arg(key)
                      : exchangeText("the game %1 is here already, and cannot be read").arg(key);
  }

  bool add(KeptGame kept) {
    const auto rows = m_database.run("SELECT coalesce(max(id), 0) + 1 FROM games");
    if (!rows) return false;
    ++m_report.games;
    m_report.moves += static_cast<qint64>(kept.game.moves.size());
    kept.game.id = rows->front().front().toLongLong();
    return writeKeptGame(m_database, kept);
  }

  QString lockOf(qint64 id) const { return QDir(m_directory).filePath(u"game-%1.lock"_s.arg(id)); }

  GameDatabase& m_database;
  QString m_directory;
  ExchangeReport m_report;
};

/// Reads the next batch of games from a file; the last batch is smaller.
template <typename Reader>
std::vector<KeptGame> nextGames(Reader& reader) {
  std::vector<KeptGame> games;
  for (std::size_t rows = 0; rows < kRowsAtOnce;) {
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

/// The other data of an export besides games: counts of techniques that the player used, ids of daily
/// puzzles, and row ids of collections. An optional is empty if reading failed.
struct Beside {
  std::optional<MasteryTable> mastery = MasteryTable();
  std::optional<DailyIds> dailyIds = DailyIds();
  std::optional<std::vector<qint64>> collections = std::vector<qint64>();
};

/// Writes the chosen games into a file, or all games and other data if `chosen` is empty. Returns the reason
/// if something could not be written, else an empty text.
QString writeHistory(GameDatabase& database, QIODevice& file, const std::set<qint64>& chosen,
                     ExchangeReport& report, const std::stop_token& stop) {
  auto ids = database.run("SELECT id FROM games WHERE removed = 0 ORDER BY key");
  const auto [mastery, dailyIds, collections] =
      chosen.empty() ? Beside{readMastery(database), readDailyIds(database), collectionIds(database)}
                     : Beside();
  if (!ids || !mastery || !dailyIds || !collections) return database.failure();
  if (!chosen.empty())
    std::erase_if(*ids, [&chosen](const auto& row) { return !chosen.contains(row.front().toLongLong()); });
  HistoryWriter writer(file);
  for (const auto& row : *ids) {
    if (stop.stop_requested()) return exchangeText("It was stopped.");
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
    if (stop.stop_requested()) return exchangeText("It was stopped.");
    const auto collection = readCollection(database, id);
    if (!collection) return database.failure();
    writer.add(*collection);
  }
  return writer.finish(*mastery, *dailyIds) ? QString() : file.errorString();
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
    if (stop.stop_requested()) return exchangeText("It was stopped.");
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
  return writer.finish(reader.mastery(), reader.dailyIds()) ? QString() : file.errorString();
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
    report.failure = exchangeText("The games cannot be read: ") + database.failure();
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
  Import import(database, directory);
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
  if (isReadWhole) isWritten = import.takeRest(reader);
  // Games are sorted even if only a part of the file could be imported.
  if (isWritten && report.games + report.united > 0) isWritten = import.orderGames(stop);
  if (!isWritten && !stop.stop_requested())
    report.failure = exchangeText("The games cannot be kept: ") + database.failure();
  else if (!reader.failure().isEmpty())
    report.failure = QFileInfo(file).fileName() + u": "_s + reader.failure() + u'.';
  else if (!isReadWhole)
    report.failure = exchangeText("It was stopped.");
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

QString ExchangeReport::toText(const QString& file) const {
  const QLocale locale;
  const bool hasAny = games > 0 || united > 0 || inPlay > 0 || refused > 0;
  if (!failure.isEmpty() && !hasAny) return failure;
  const QString counts =
      exchangeText("games: %1, moves: %2.").arg(locale.toString(games), locale.toString(moves));
  QStringList sentences = {failure.isEmpty()
                               ? exchangeText("%1: %2").arg(file, counts)
                               : failure + u' ' + exchangeText("Done before that: %1").arg(counts)};
  if (united > 0) sentences += exchangeText("There already: %1.").arg(locale.toString(united));
  if (isDamaged) sentences += exchangeText("The file of saved games is damaged.");
  return (sentences + leftOut()).join(u' ');
}

QStringList ExchangeReport::leftOut() const {
  const QLocale locale;
  QStringList sentences;
  if (inPlay > 0)
    sentences += exchangeText("Being played, and left as they are: %1.").arg(locale.toString(inPlay));
  if (refused > 0) {
    const QString why = complaints.mid(0, kMostTold).join(u"; "_s);
    sentences += why.isEmpty() ? exchangeText("Refused: %1.").arg(locale.toString(refused))
                               : exchangeText("Refused: %1 (%2).").arg(locale.toString(refused), why);
  }
  return sentences;
}

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
    failed.failure = exchangeText("%1 is no ordinary file.").arg(QDir::toNativeSeparators(file));
  else if (!source.open(QIODevice::ReadOnly))
    failed.failure = whyNot(source);
  else if (!openForImport(database, stop))
    failed.failure = exchangeText("The games cannot be kept: ") + database.failure();
  if (!failed.failure.isEmpty()) return failed;

  if (isFileOfGames(file)) {
    StoreReader reader(file);
    return importFrom(reader, database, directory, file, tell, stop);
  }
  HistoryReader reader(source);
  return importFrom(reader, database, directory, file, tell, stop);
}

}  // namespace sudoku
