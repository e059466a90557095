#include "gameimport.h"

#include <algorithm>
#include <utility>

#include <QDir>

#include "game/storage/collectionimport.h"
#include "game/storage/collectionrows.h"
#include "game/storage/filelock.h"
#include "game/storage/gamerows.h"
#include "game/storage/gametables.h"
#include "game/storage/unite.h"

namespace sudoku {

using namespace Qt::Literals::StringLiterals;

namespace {

/// The most games refused as invalid for which the report stores the reasons.
constexpr qsizetype kMostNamed = 20;

}  // namespace

GameImport::GameImport(GameDatabase& database, QString directory)
    : m_database(database), m_directory(std::move(directory)) {}

bool GameImport::take(const std::vector<KeptGame>& games) {
  ExchangeReport before = m_report;
  const bool isWritten = m_database.inTransaction([&] {
    return std::all_of(games.begin(), games.end(), [this](const KeptGame& game) { return take(game); });
  });
  if (!isWritten) m_report = std::move(before);
  return isWritten;
}

bool GameImport::take(const Collection& collection, const std::stop_token& stop) {
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

bool GameImport::takeRest(const KeptBesides& besides) {
  return m_database.inTransaction([&] { return uniteBesides(m_database, besides); });
}

bool GameImport::orderGames(const std::stop_token& stop) {
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

/// Counts a collection in the report if it was written. Returns `isWritten`.
bool GameImport::count(bool isWritten) {
  m_report.collections += isWritten ? 1 : 0;
  return isWritten;
}

std::optional<qint64> GameImport::greatestOrder() {
  const auto rows = m_database.run("SELECT coalesce(max(play_order), 0) FROM games");
  return rows ? std::optional(rows->front().front().toLongLong()) : std::nullopt;
}

bool GameImport::take(const KeptGame& kept) {
  const auto rows = m_database.run("SELECT id, removed FROM games WHERE key = ?", {kept.game.key.toBytes()});
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

void GameImport::refuse(const KeptGame& kept, bool isOwnReadable) {
  ++m_report.refused;
  if (m_report.complaints.size() >= kMostNamed) return;
  const QString key = kept.game.key.toText();
  m_report.complaints += isOwnReadable
                             ? tr("the game %1 is here already, and was not played the same way").arg(key)
                             : tr("the game %1 is here already, and cannot be read").arg(key);
}

bool GameImport::add(KeptGame kept) {
  const auto rows = m_database.run("SELECT coalesce(max(id), 0) + 1 FROM games");
  if (!rows) return false;
  ++m_report.games;
  m_report.moves += static_cast<qint64>(kept.game.moves.size());
  kept.game.id = rows->front().front().toLongLong();
  return writeKeptGame(m_database, kept);
}

QString GameImport::lockOf(qint64 id) const {
  return QDir(m_directory).filePath(u"game-%1.lock"_s.arg(id));
}

}  // namespace sudoku
