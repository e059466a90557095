#include <algorithm>
#include <sqlite3.h>
#include <utility>

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include "filelock.h"
#include "game/base/filesafety.h"
#include "gamedatabase.h"
#include "gamerows.h"
#include "migration.h"
#include "schema.h"
#include "setaside.h"

/// Opening a database of games: checking its contents, and converting it to the present schema.
namespace sudoku {

using namespace Qt::Literals::StringLiterals;

namespace {

/// The greatest version number that a future version of the schema may have; a greater number means damage.
constexpr qint64 kLargestVersion = 1000;
/// The suffix that an earlier version of the program gave to the replacement of a damaged file.
constexpr auto kReady = QLatin1String(".ready");

/// Whether the tables of help, named positions and collections are the same in that version of the
/// schema as now, and moves lack columns at the end alone: copying them as a whole takes a hundredth of the
/// time.
bool hasPresentParts(int version) {
  return version >= 4;
}

}  // namespace

GameDatabase::State GameDatabase::openFile() {
  if (!makePrivateDirectory(m_directory)) return refused(tr("the folder cannot be made"));
  if (isNotReadableAsFile(m_path)) return refused(tr("games.sqlite is no ordinary file"));
  finishSettingAside(m_path);
  // Completes the replacement of a damaged file if the program was killed before it could rename the new
  // file.
  if (!QFile::exists(m_path)) QFile::rename(m_path + kReady, m_path);
  m_identity = identityOf(m_path);
  // If a database is empty but its write-ahead log is not, SQLite would delete the log, and moves that are
  // only in the log would be lost.
  if (QFileInfo(m_path).size() == 0 && QFileInfo(m_path + u"-wal"_s).size() > 0) return State::Damaged;
  makePrivateFile(m_path);
  m_identity = identityOf(m_path);
  if (!m_connection.open()) {
    fail(m_connection.lastError());
    return afterFailure();
  }
  const auto read = [this] { return number("SELECT count(*) FROM sqlite_master").has_value(); };
  if (!DatabaseSyncer::readFirst(m_path, m_identity, rank(), read)) {
    if (!hasFailed()) m_failure = {SQLITE_BUSY, u"database is locked"_s};  // SQLite's text for this error
    return afterFailure();
  }
  if (const State state = judgeSchema(); state != State::Usable) return state;
  if (!useLog() || !migrate() || !run("PRAGMA foreign_keys = ON")) return afterFailure();
  const State state = inspect();
  m_logIdentity = identityOf(m_path + u"-wal"_s);
  return state;
}

/// The SQL statements by which the tables and indexes of the file were made.
std::optional<QStringList> GameDatabase::statements() {
  const auto rows = run("SELECT sql FROM sqlite_master WHERE sql IS NOT NULL");
  if (!rows) return std::nullopt;
  QStringList statements;
  for (const auto& row : *rows) statements += row.front().toString();
  return statements;
}

/// Makes the tables if the file is empty, and otherwise checks whether the tables are those of a version of
/// the schema that this program knows.
GameDatabase::State GameDatabase::judgeSchema() {
  const auto number = this->number("PRAGMA user_version");
  const auto pages = this->number("PRAGMA page_count");
  const auto tables = statements();
  if (!number || !pages || !tables) return afterFailure();
  if (*pages <= 1 && tables->isEmpty()) return makeTables() ? State::Usable : afterFailure();
  // Each version of the schema has different tables, so a version number that does not match the tables is
  // damaged.
  const auto version = versionOfTables(*tables);
  if (version == kSchemaVersion && *number != kSchemaVersion)
    return setVersion() ? State::Usable : afterFailure();
  if (version) return State::Usable;
  const bool hasGames = this->number("SELECT count(*) FROM sqlite_master WHERE name = 'games'") == 1;
  const bool isNewer = *number > kSchemaVersion && *number <= kLargestVersion && hasGames;
  return isNewer ? refused(tr("they belong to a newer version of this program")) : State::Damaged;
}

bool GameDatabase::setVersion() {
  return runAll({u"PRAGMA user_version = %1"_s.arg(kSchemaVersion)});
}

bool GameDatabase::makeTables() {
  // A new database has nothing to lose, so this need not wait for the disk, and leaves no journal that could
  // reappear after a power failure.
  if (!run("PRAGMA synchronous = OFF") || !run("PRAGMA journal_mode = MEMORY") ||
      !run("PRAGMA journal_mode = WAL"))
    return false;
  return inTransaction([this] {
    // Another process has made the tables meanwhile.
    if (number("SELECT count(*) FROM sqlite_master") != 0) return true;
    return runAll(schemaStatements(kSchemaVersion));
  });
}

/// Converts a file with an earlier version of the schema in one transaction, so that the file always has
/// either the old or the new version completely.
bool GameDatabase::migrate() {
  bool isOld = false;
  const bool done = inTransaction([&] {
    const auto tables = statements();
    const auto version = tables ? versionOfTables(*tables) : std::nullopt;
    isOld = version && *version < kSchemaVersion;
    return tables && (!isOld || migrateFrom(*version));
  });
  if (!done || !isOld) return done;
  // VACUUM moves the root pages of the tables to the same page numbers as in a new file, which helps to read
  // the file if it is damaged later. That is not necessary, so VACUUM may fail.
  run("VACUUM");
  if (m_syncer) m_syncer->noteChange();
  return true;
}

bool GameDatabase::migrateFrom(int version) {
  QStringList names = {u"moves"_s};
  QStringList renaming = {u"DROP INDEX games_by_play_order"_s};
  if (version >= 2) names += {u"events"_s, u"mastery"_s};
  if (version >= 3) names += {u"checkpoints"_s, u"daily_puzzles"_s};
  if (version >= 3) renaming += {u"DROP INDEX games_by_givens"_s, u"DROP INDEX games_by_key"_s};
  const QStringList ofCollections = {u"members"_s, u"puzzles"_s, u"collections"_s};
  if (version >= 4) names += ofCollections;
  if (version >= 4) renaming += u"DROP INDEX members_by_puzzle"_s;
  names += u"games"_s;  // last, since the other tables refer to games
  QStringList dropping;
  for (const QString& name : names) renaming += u"ALTER TABLE %1 RENAME TO old_%1"_s.arg(name);
  for (const QString& name : names) dropping += u"DROP TABLE old_%1"_s.arg(name);
  if (!runAll(renaming) || !runAll(schemaStatements(kSchemaVersion))) return false;
  QStringList copied;
  if (version >= 2) copied += u"mastery"_s;
  if (version >= 3) copied += u"daily_puzzles"_s;
  if (hasPresentParts(version)) copied += QStringList{u"events"_s, u"checkpoints"_s} + ofCollections;
  QStringList copying;
  if (hasPresentParts(version)) copying += u"INSERT INTO moves SELECT *, NULL, NULL FROM old_moves"_s;
  for (const QString& name : copied) copying += u"INSERT INTO %1 SELECT * FROM old_%1"_s.arg(name);
  const auto ids = run("SELECT id FROM old_games ORDER BY id");
  const auto migrated = [&](const std::vector<QVariant>& row) { return migrateGame(version, row.front()); };
  return ids && std::all_of(ids->begin(), ids->end(), migrated) && (copying.isEmpty() || runAll(copying)) &&
         runAll(dropping);
}

/// Converts the rows of one game, since all games together may not fit into memory. Rows that are not a valid
/// game are copied without a check.
bool GameDatabase::migrateGame(int version, const QVariant& id) {
  const auto partsOf = [&](const char* table, int since) {
    const QString sql = u"SELECT * FROM old_%1 WHERE game = ? ORDER BY number"_s.arg(QLatin1String(table));
    return version < since ? std::optional(TableRows()) : run(qPrintable(sql), {id});
  };
  const auto games = run("SELECT * FROM old_games WHERE id = ?", {id});
  if (games && games->size() == 1 && hasPresentParts(version))
    return insertRows(fromVersion(version, {games->front(), {}, {}, {}}));
  auto moves = partsOf("moves", 1);
  auto events = partsOf("events", 2);
  auto checkpoints = partsOf("checkpoints", 3);
  if (!games || games->size() != 1 || !moves || !events || !checkpoints) return false;
  const GameRows rows =
      fromVersion(version, {games->front(), *std::move(moves), *std::move(events), *std::move(checkpoints)});
  const auto game = toGame(rows);
  return insertRows(game ? toRows(rows.game, *game) : rows);
}

}  // namespace sudoku
