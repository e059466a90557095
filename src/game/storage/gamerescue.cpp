#include "gamerescue.h"

#include <algorithm>
#include <future>
#include <map>
#include <set>
#include <utility>
#include <vector>

#include <QDir>
#include <QFileInfo>

#include "collectionimport.h"
#include "collectionrows.h"
#include "filelock.h"
#include "gamerows.h"
#include "gametables.h"
#include "keptbesides.h"
#include "migration.h"
#include "setaside.h"
#include "storefile.h"
#include "unite.h"

namespace sudoku {

using namespace Qt::Literals::StringLiterals;

namespace {

/// About how many rows are written in one transaction, which is short so that a game played at the same time
/// need not wait.
constexpr std::size_t kRescuedRowsAtOnce = 1000;
constexpr auto kRescueSyncDelay = std::chrono::milliseconds(300);

/// The backups that may have games, or moves, which a damaged file has lost: the newest and the largest,
/// since newer backups of a database that has lost games may be smaller. Each is read when it is first
/// needed.
class BackupGames {
 public:
  explicit BackupGames(const QString& directory) {
    const QDir place(directory);
    const auto files = place.entryInfoList({u"games-*.sqlite"_s}, QDir::Files, QDir::Name | QDir::Reversed);
    const auto largest = std::max_element(files.begin(), files.end(),
                                          [](const auto& a, const auto& b) { return a.size() < b.size(); });
    if (files.isEmpty()) return;
    m_paths = {files.front().filePath()};
    if (largest != files.begin()) m_paths += largest->filePath();
  }

  /// The games of the newest and the largest backup, except for those that the player had removed; a game
  /// that both have is taken from the newest.
  const std::map<UniqueId, std::pair<const StoreFile*, StoreFile::Entry>>& games() {
    if (m_isRead) return m_games;
    m_isRead = true;
    m_files.reserve(static_cast<std::size_t>(m_paths.size()));
    for (const QString& path : m_paths) {
      const StoreFile& file = m_files.emplace_back(path);
      for (const StoreFile::Entry& entry : file.games())
        if (!entry.isRemoved) m_games.try_emplace(entry.key, &file, entry);
    }
    return m_games;
  }

 private:
  QStringList m_paths;
  bool m_isRead = false;
  std::vector<StoreFile> m_files;
  std::map<UniqueId, std::pair<const StoreFile*, StoreFile::Entry>> m_games;
};

class Rescue {
 public:
  Rescue(const QString& damagedPath, GameDatabase& into, const std::stop_token& stop)
      : m_file(damagedPath),
        m_directory(QFileInfo(into.path()).path()),
        m_backups(QDir(m_directory).filePath(u"backups"_s)),
        m_into(into),
        m_stop(stop) {}

  std::optional<RescueReport> run() {
    // Some games are written while the next are read, since writing takes about as long as reading.
    std::vector<Taken> games = takeSome();
    while (!games.empty()) {
      auto next = std::async(std::launch::async, [this] { return takeSome(); });
      const bool isWritten = write(games);
      games = next.get();
      if (!isWritten) return std::nullopt;
    }
    if ((!m_isLossless || !m_file.isComplete()) && !writeMissing()) return std::nullopt;
    if (!writeRest()) return std::nullopt;
    for (const qint64 id : m_file.ids()) m_report.lost += m_savedIds.contains(id) ? 0 : 1;
    return m_report;
  }

 private:
  /// A game that is to be written to the database.
  struct Taken {
    StoredGame game;
    GameRows rows;  ///< the game as rows of the database
  };

  /// Reads the next games to be written; returns none at the end.
  std::vector<Taken> takeSome() {
    while (m_next < m_file.games().size() && m_rows < kRescuedRowsAtOnce) take(m_file.games()[m_next++]);
    m_rows = 0;
    return std::exchange(m_taken, {});
  }

  void take(const StoreFile::Entry& entry) {
    m_keys.insert(entry.key);
    auto found = m_file.read(entry);
    if (!found || !found->isWhole || !m_file.isComplete()) addFromBackup(entry, found);
    if (!found) {
      m_isLossless = false;
      return;
    }
    m_savedIds.insert(entry.id);
    if (!entry.isRemoved) {
      ++m_report.saved;
      m_report.inPart += found->isWhole ? 0 : 1;
    }
    add(entry.id, *std::move(found));
  }

  /// Merges what could be read of a game with the game in a backup.
  void addFromBackup(const StoreFile::Entry& entry, std::optional<StoreFile::Found>& found) {
    const auto place = m_backups.games().find(entry.key);
    if (place == m_backups.games().end()) return;
    const auto& [file, other] = place->second;
    if (found && found->isWhole && !other.holdsMoreThan(entry)) return;
    auto kept = file->read(other);
    if (!kept) return;
    if (!found) {
      found = std::move(kept);
      m_report.fromBackup += entry.isRemoved ? 0 : 1;
      return;
    }
    KeptGame own = keptGameOf(found->row, found->game);
    // A game that has lost its last moves must not count as the state played last.
    if (!found->isWhole) own.lastPlayedMs = 0;
    const auto united = unite(own, keptGameOf(kept->row, kept->game));
    if (!united || united->game.moves.size() < found->game.moves.size()) return;
    m_report.fromBackup += united->game != found->game && !entry.isRemoved ? 1 : 0;
    // The game is taken from the backup if the damaged file adds nothing.
    const bool isInBackup = united->game.moves.size() == kept->game.moves.size() &&
                            united->game.events.size() == kept->game.events.size() &&
                            united->game.checkpoints.size() == kept->game.checkpoints.size();
    found->game = isInBackup && !found->isWhole ? kept->game : united->game;
    if (united->game.events.size() == kept->game.events.size()) found->game.events = kept->game.events;
    if (united->game.checkpoints.size() == kept->game.checkpoints.size())
      found->game.checkpoints = kept->game.checkpoints;
    found->isWhole = found->isWhole || kept->isWhole;
    found->moves.clear();
  }

  /// Writes the games that are only in the backups. Returns whether that succeeded.
  bool writeMissing() {
    for (const auto& [key, place] : m_backups.games()) {
      const auto& [file, entry] = place;
      auto found = m_keys.insert(key).second ? file->read(entry) : std::nullopt;
      if (!found) continue;
      ++m_report.saved;
      ++m_report.fromBackup;
      m_savedIds.insert(entry.id);
      add(entry.id, *std::move(found));
      if (m_rows >= kRescuedRowsAtOnce && !writeTaken()) return false;
    }
    return writeTaken();
  }

  bool writeTaken() {
    m_rows = 0;
    return write(std::exchange(m_taken, {}));
  }

  void add(qint64 id, StoreFile::Found found) {
    m_rows += 1 + found.game.moves.size();
    found.game.id = id;
    found.row[kIdColumn] = id;
    for (auto& move : found.moves) move.front() = id;  // the id may differ in a backup
    GameRows rows = toRows(std::move(found.row), found.game, std::move(found.moves));
    m_taken.push_back({std::move(found.game), std::move(rows)});
  }

  bool write(const std::vector<Taken>& games) {
    return !m_stop.stop_requested() && m_into.inTransaction([&] {
      return std::all_of(games.begin(), games.end(), [this](const Taken& taken) { return write(taken); });
    });
  }

  bool write(const Taken& taken) {
    const auto rows =
        m_into.run("SELECT id, play_order FROM games WHERE key = ?", {taken.game.key.toBytes()});
    if (!rows) return false;
    if (rows->empty()) return writeNew(taken);
    const QVariant& id = rows->front()[0];
    KeptGame kept = keptGameOf(taken.rows.game, taken.game);
    kept.game.id = id.toLongLong();  // the row id of the game in this database
    const FileLock claim(QDir(m_directory).filePath(u"game-%1.lock"_s.arg(id.toLongLong())));
    // If a program plays the game at the moment, it has all of the game in memory, and so only the time at
    // which the game was begun is corrected here.
    if (claim.state() == FileLock::State::Taken)
      return m_into.run("UPDATE games SET created = min(created, ?) WHERE id = ?", {kept.createdMs, id})
          .has_value();
    const auto own = readKeptGame(m_into, id.toLongLong());
    const auto united = own && own->game != kept.game ? unite(*own, kept) : std::nullopt;
    return !united || *united == *own ||
           (writeKeptGame(m_into, *united) &&
            m_into.run("UPDATE games SET play_order = ? WHERE id = ?", {rows->front()[1], id}));
  }

  /// Writes a game that the database lacks, with its old row id unless another game has that id.
  bool writeNew(const Taken& taken) {
    const auto others = m_into.run("SELECT id FROM games WHERE id = ?", {taken.game.id});
    if (!others) return false;
    if (others->empty()) return m_into.insertRows(taken.rows);
    const auto last = m_into.run("SELECT coalesce(max(id), 0) FROM games");
    if (!last || last->empty()) return false;
    StoredGame game = taken.game;
    game.id = std::max(last->front()[0].toLongLong(), m_file.ids().empty() ? 0 : *m_file.ids().rbegin()) + 1;
    auto row = taken.rows.game;
    row[kIdColumn] = game.id;
    return m_into.insertRows(toRows(std::move(row), game));
  }

  bool writeRest() {
    const auto collections = m_file.collections();
    const auto take = [this](const Collection& collection) { return writeCollection(collection); };
    if (!std::all_of(collections.begin(), collections.end(), take)) return false;
    return m_into.inTransaction(
        [this] { return uniteBesides(m_into, m_file.besides()) && putOwnGamesFirst(); });
  }

  bool writeCollection(const Collection& collection) {
    const auto id = collectionWithKey(m_into, collection.key);
    if (!id) return false;
    if (*id == 0) return addWholeCollection(m_into, m_directory, collection, m_stop);
    const auto own = readCollection(m_into, *id);
    if (!own || own->puzzles.size() >= collection.puzzles.size()) return own.has_value();
    return m_into.inTransaction([&] { return writeCollections(m_into, {unite(*own, collection)}); });
  }

  /// Sorts the games that were played after the damaged file was renamed before those copied from it.
  bool putOwnGamesFirst() {
    const auto rows = m_into.run("SELECT id, key FROM games ORDER BY play_order");
    if (!rows) return false;
    return std::all_of(rows->begin(), rows->end(), [this](const auto& row) {
      const auto key = UniqueId::fromBytes(row[1].toByteArray());
      return !key || m_keys.contains(*key) ||
             m_into.run("UPDATE games SET play_order = (SELECT max(play_order) + 1 FROM games) WHERE id = ?",
                        {row[0]});
    });
  }

  StoreFile m_file;
  QString m_directory;
  BackupGames m_backups;
  GameDatabase& m_into;
  const std::stop_token& m_stop;
  std::size_t m_next = 0;      ///< index in the damaged file of the next game to be read
  std::vector<Taken> m_taken;  ///< games that were read and are to be written
  std::size_t m_rows = 0;      ///< total number of database rows of the games in m_taken
  std::set<UniqueId> m_keys;
  std::set<qint64> m_savedIds;
  RescueReport m_report;
  bool m_isLossless = true;
};

}  // namespace

std::optional<RescueReport> rescueGames(const QString& damagedPath, GameDatabase& into,
                                        const std::stop_token& stop) {
  return Rescue(damagedPath, into, stop).run();
}

std::optional<RescuedFiles> rescueAll(GameDatabase& into, const std::stop_token& stop) {
  const FileLock lock(into.path() + u".rescue.lock"_s);
  if (lock.state() != FileLock::State::Held) return std::nullopt;
  RescuedFiles all;
  for (const QString& file : filesToRescue(into.path())) {
    const auto report = rescueGames(file, into, stop);
    if (!report || !into.sync()) return std::nullopt;
    forgetRescue(file);
    RescueReport& sum = all.report;
    sum = {sum.saved + report->saved, sum.fromBackup + report->fromBackup, sum.inPart + report->inPart,
           sum.lost + report->lost};
    all.last = file;
  }
  return all;
}

GameRescue::GameRescue(const QString& directory)
    : m_thread([this, directory](const std::stop_token& stop) {
        GameDatabase database(directory, kRescueSyncDelay, BackgroundWork{stop});
        if (database.open() == GameDatabase::State::Usable) m_outcome = rescueAll(database, stop);
        m_isDone = true;
      }) {}

}  // namespace sudoku
