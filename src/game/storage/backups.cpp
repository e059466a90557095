#include "backups.h"

#include <algorithm>
#include <iterator>

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QUrl>
#include <QUuid>
#include <QVariant>

#include "databasesyncer.h"
#include "game/base/filesafety.h"
#include "storefile.h"

namespace sudoku {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr auto kBackupsBefore = QLatin1String("games-");
constexpr auto kBackupsAfter = QLatin1String(".sqlite");
/// The name of a file with the unique ids of games that backups are not to offer as missing, one id a line.
constexpr auto kLetGo = QLatin1String("removed-games.txt");

/// An undamaged database of games, opened to be read only.
class WholeFile {
 public:
  /// Options of SQLite for a file that nobody writes to (kUnchanging), and for a file in use.
  static constexpr auto kUnchanging = "immutable=1";
  static constexpr auto kInUse = "mode=ro";

  WholeFile(const QString& path, const char* use)
      : m_name(QUuid::createUuid().toString()),
        m_connection(QSqlDatabase::addDatabase(u"QSQLITE"_s, m_name)) {
    m_connection.setDatabaseName(
        u"file:%1?%2"_s.arg(QString::fromLatin1(QUrl::toPercentEncoding(path, "/")), QLatin1String(use)));
    m_connection.setConnectOptions(u"QSQLITE_OPEN_URI;QSQLITE_OPEN_READONLY;QSQLITE_BUSY_TIMEOUT=100"_s);
    m_isOpen = QFileInfo::exists(path) && m_connection.open();
  }
  ~WholeFile() {
    m_connection.close();
    m_connection = {};
    QSqlDatabase::removeDatabase(m_name);
  }
  Q_DISABLE_COPY_MOVE(WholeFile)

  /// The first column of all rows that an SQL statement gives; nothing if any row cannot be read.
  std::optional<std::vector<QVariant>> column(const QString& sql) {
    QSqlQuery query(m_connection);
    query.setForwardOnly(true);
    if (!m_isOpen || !query.exec(sql)) return std::nullopt;
    std::vector<QVariant> values;
    while (query.next()) values.push_back(query.value(0));
    return query.lastError().isValid() ? std::nullopt : std::optional(std::move(values));
  }

  std::optional<int> number(const QString& sql) {
    const auto values = column(sql);
    return values && !values->empty() ? std::optional(values->front().toInt()) : std::nullopt;
  }

  std::optional<std::set<UniqueId>> keys(const QString& sql) {
    const auto values = column(sql);
    if (!values) return std::nullopt;
    std::set<UniqueId> keys;
    for (const QVariant& value : *values)
      if (const auto key = UniqueId::fromBytes(value.toByteArray())) keys.insert(*key);
    return keys;
  }

 private:
  QString m_name;
  QSqlDatabase m_connection;
  bool m_isOpen = false;
};

/// The unique ids of the games in a backup, except for those that the player had removed. If SQLite cannot
/// read the backup, or if it has an earlier schema, it is read page by page.
std::set<UniqueId> keysIn(const QString& backup) {
  if (const auto keys =
          WholeFile(backup, WholeFile::kUnchanging).keys(u"SELECT key FROM games WHERE removed = 0"_s))
    return *keys;
  std::set<UniqueId> keys;
  const StoreFile file(backup);
  for (const StoreFile::Entry& entry : file.games())
    if (!entry.isRemoved) keys.insert(entry.key);
  return keys;
}

BackupSummary summaryOf(const QString& path, QDate day) {
  WholeFile whole(path, WholeFile::kUnchanging);
  const auto games = whole.number(u"SELECT count(*) FROM games WHERE removed = 0"_s);
  const auto moves = whole.number(u"SELECT count(*) FROM moves"_s);
  if (games && moves) return {path, day, *games, *moves};
  const StoreFile file(path);
  const auto isThere = [](const StoreFile::Entry& entry) { return !entry.isRemoved; };
  return {path, day, static_cast<int>(std::count_if(file.games().begin(), file.games().end(), isThere)),
          static_cast<int>(file.moves())};
}

std::vector<BackupSummary> namesOfBackups(const QString& gamesDirectory) {
  std::vector<BackupSummary> backups;
  const QDir place(backupsOf(gamesDirectory));
  for (const QString& name : place.entryList({kBackupsBefore + u"*"_s + kBackupsAfter}, QDir::Files)) {
    const auto day =
        QDate::fromString(name.mid(kBackupsBefore.size()).chopped(kBackupsAfter.size()), Qt::ISODate);
    if (day.isValid()) backups.push_back({place.filePath(name), day});
  }
  std::sort(backups.begin(), backups.end(),
            [](const BackupSummary& a, const BackupSummary& b) { return a.day > b.day; });
  return backups;
}

std::vector<UniqueId> missingOf(const std::set<UniqueId>& keys, const std::set<UniqueId>& known) {
  std::vector<UniqueId> missing;
  std::set_difference(keys.begin(), keys.end(), known.begin(), known.end(), std::back_inserter(missing));
  return missing;
}

/// The unique ids of all games in the player's database; nothing if it cannot be read now.
std::optional<std::set<UniqueId>> gamesOfStore(const QString& gamesDirectory) {
  const QString path = QDir(gamesDirectory).filePath(u"games.sqlite"_s);
  if (!QFileInfo::exists(path)) return std::set<UniqueId>();
  const FileIdentity identity = identityOf(path);
  WholeFile store(path, WholeFile::kInUse);
  std::optional<std::set<UniqueId>> keys;
  DatabaseSyncer::readFirst(path, identity, WriteTurns::Rank::Worker, [&] {
    keys = store.keys(u"SELECT key FROM games"_s);
    return keys.has_value();
  });
  return keys;
}

}  // namespace

QString backupsOf(const QString& gamesDirectory) {
  return QDir(gamesDirectory).filePath(u"backups"_s);
}

std::vector<BackupSummary> listBackups(const QString& gamesDirectory, const std::stop_token& stop) {
  std::vector<BackupSummary> backups;
  for (const BackupSummary& name : namesOfBackups(gamesDirectory)) {
    if (stop.stop_requested()) break;
    const BackupSummary summary = summaryOf(name.path, name.day);
    if (summary.games > 0) backups.push_back(summary);
  }
  return backups;
}

std::set<UniqueId> knownGames(const QString& gamesDirectory) {
  auto known = gamesOfStore(gamesDirectory).value_or(std::set<UniqueId>());
  QFile file(QDir(backupsOf(gamesDirectory)).filePath(kLetGo));
  if (!file.open(QIODevice::ReadOnly)) return known;
  for (const QByteArray& line : file.readAll().split('\n'))
    if (const auto key = UniqueId::fromText(QString::fromLatin1(line))) known.insert(*key);
  return known;
}

int missingGames(const QString& backup, const std::set<UniqueId>& known) {
  return static_cast<int>(missingOf(keysIn(backup), known).size());
}

std::optional<BackupOffer> findMissingGames(const QString& gamesDirectory, const std::stop_token& stop) {
  BackupOffer best;
  const auto games = gamesOfStore(gamesDirectory);
  if (!games) return std::nullopt;
  const auto known = knownGames(gamesDirectory);
  for (const BackupSummary& backup : namesOfBackups(gamesDirectory)) {
    if (stop.stop_requested()) return std::nullopt;
    // The number of games is compared first: most backups have no more games than the player's database, and
    // comparing all keys would make each start of the program slower.
    const auto rows = WholeFile(backup.path, WholeFile::kUnchanging).number(u"SELECT count(*) FROM games"_s);
    if (rows && *rows <= static_cast<int>(games->size())) continue;
    const auto keys = keysIn(backup.path);
    const bool hasMore = keys.size() > games->size();
    const auto missing = hasMore ? static_cast<int>(missingOf(keys, known).size()) : 0;
    if (missing > best.missing) best = {backup, missing};
  }
  if (best.missing == 0) return std::nullopt;
  best.backup = summaryOf(best.backup.path, best.backup.day);
  return best;
}

void letGo(const QString& gamesDirectory, const std::vector<UniqueId>& keys) {
  if (keys.empty() || !makePrivateDirectory(backupsOf(gamesDirectory))) return;
  const QString path = QDir(backupsOf(gamesDirectory)).filePath(kLetGo);
  makePrivateFile(path);
  QFile file(path);
  if (!file.open(QIODevice::WriteOnly | QIODevice::Append)) return;
  for (const UniqueId& key : keys) file.write(key.toText().toLatin1() + '\n');
}

void letGoMissing(const QString& gamesDirectory, const QString& backup) {
  letGo(gamesDirectory, missingOf(keysIn(backup), knownGames(gamesDirectory)));
}

}  // namespace sudoku
