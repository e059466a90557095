#include "gamedatabase.h"

#include <algorithm>
#include <utility>

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSqlRecord>
#include <QUuid>

#include "filelock.h"

namespace sudoku {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr int kSchemaVersion = 1;
constexpr int kLockTimeoutMs = 200;
/// Up to this size a check of the whole file takes two milliseconds. Damage in larger ones shows when the
/// rows are read.
constexpr qint64 kQuickBytes = 256 * qint64{1024};

/// SQLite's result codes for a damaged file, in the low byte of the extended codes that Qt reports.
constexpr int kCorrupt = 11;
constexpr int kNotADatabase = 26;

const QString& fileName() {
  static const QString name = u"games.sqlite"_s;
  return name;
}

}  // namespace

GameDatabase::GameDatabase(const QString& directory)
    : m_directory(directory),
      m_connectionName(QUuid::createUuid().toString()),
      m_connection(QSqlDatabase::addDatabase(u"QSQLITE"_s, m_connectionName)) {
  m_connection.setDatabaseName(QDir(directory).filePath(fileName()));
  m_connection.setConnectOptions(u"QSQLITE_BUSY_TIMEOUT=%1"_s.arg(kLockTimeoutMs));
  QDir().mkpath(directory);
  const Opening opening = open(Inspection::Quick);
  finishOpening(opening == Opening::Damaged ? replace() : opening);
}

GameDatabase::~GameDatabase() {
  close();
  m_connection = {};
  QSqlDatabase::removeDatabase(m_connectionName);
}

std::optional<GameDatabase::Rows> GameDatabase::run(const char* sql, const QVariantList& values) {
  QSqlQuery* query = prepared(sql);
  if (query == nullptr) return std::nullopt;
  for (int place = 0; place < values.size(); ++place) query->bindValue(place, values[place]);
  std::optional<Rows> rows;
  if (query->exec()) {
    rows.emplace();
    const int columns = query->record().count();
    while (query->next()) {
      auto& row = rows->emplace_back();
      for (int column = 0; column < columns; ++column) row.push_back(query->value(column));
    }
  }
  // A row that cannot be read ends the loop just as the last one does.
  if (query->lastError().isValid()) {
    fail(query->lastError());
    rows.reset();
  }
  query->finish();
  return rows;
}

bool GameDatabase::mend() {
  if (!m_damaged) return false;
  finishOpening(replace());
  return isUsable();
}

void GameDatabase::finishOpening(Opening opening) {
  if (opening == Opening::Done) return;
  close();
  m_damaged = false;
  m_complaint = tr("Games cannot be saved in %1: %2.").arg(QDir::toNativeSeparators(m_directory), m_failure);
}

/// Opens a new file in place of the damaged one.
GameDatabase::Opening GameDatabase::replace() {
  close();
  const FileLock lock(m_connection.databaseName() + u".lock"_s);
  if (lock.state() != FileLock::State::Held) {
    m_failure = tr("the file is damaged and cannot be set aside");
    return Opening::Refused;
  }
  // Another process may have replaced the damaged file by now: the new one must stay.
  if (const Opening again = open(Inspection::Whole); again != Opening::Damaged) return again;
  close();
  return setAside() ? open(Inspection::Quick) : Opening::Refused;
}

GameDatabase::Opening GameDatabase::open(Inspection inspection) {
  // SQLite deletes a log whose database has gone, and with it the moves that are only there.
  const QString path = m_connection.databaseName();
  if (QFileInfo(path).size() == 0 && QFileInfo(path + u"-wal"_s).size() > 0) return Opening::Damaged;
  m_damaged = false;
  if (!m_connection.open()) {
    fail(m_connection.lastError());
    return Opening::Refused;
  }
  const auto version = number("PRAGMA user_version");
  if (!version) return m_damaged ? Opening::Damaged : Opening::Refused;
  if (*version > kSchemaVersion) {
    m_failure = tr("they belong to a newer version of this program");
    return Opening::Refused;
  }
  // An empty database has nothing to lose: making it need not wait for the disk.
  if (*version == 0) run("PRAGMA synchronous = OFF");
  // Where a log is not possible, as on some network drives, games are kept without, only slower.
  run("PRAGMA journal_mode = WAL");
  if (!migrate() || !run("PRAGMA synchronous = NORMAL") || !run("PRAGMA foreign_keys = ON"))
    return m_damaged ? Opening::Damaged : Opening::Refused;
  return inspect(inspection);
}

void GameDatabase::close() {
  m_statements.clear();
  m_connection.close();
}

/// The one place that brings a database of an earlier version, or an empty one (0), to the present one.
bool GameDatabase::migrate() {
  if (number("PRAGMA user_version") == kSchemaVersion) return true;
  return inTransaction([this] {
    if (number("PRAGMA user_version") == kSchemaVersion) return true;  // another process was faster
    QFile schema(u":/sql/schema.sql"_s);
    if (!schema.open(QIODevice::ReadOnly)) return false;
    const auto statements = QString::fromUtf8(schema.readAll()).split(u";\n"_s, Qt::SkipEmptyParts);
    return std::all_of(statements.begin(), statements.end(), [this](const QString& statement) {
      QSqlQuery query(m_connection);
      if (query.exec(statement)) return true;
      fail(query.lastError());
      return false;
    });
  });
}

/// Whether the file is what it says it is.
GameDatabase::Opening GameDatabase::inspect(Inspection inspection) {
  const auto tables = number("SELECT count(*) FROM sqlite_master WHERE name IN ('games', 'moves')");
  if (!tables) return m_damaged ? Opening::Damaged : Opening::Refused;
  if (*tables != 2) return Opening::Damaged;
  if (inspection == Inspection::Quick && QFileInfo(m_connection.databaseName()).size() > kQuickBytes)
    return Opening::Done;
  const auto verdict = run("PRAGMA quick_check(1)");
  if (!verdict) return m_damaged ? Opening::Damaged : Opening::Refused;
  return verdict->front().front() == u"ok"_s ? Opening::Done : Opening::Damaged;
}

/// Renames the file and those that SQLite keeps beside it.
bool GameDatabase::setAside() {
  const QString stamp = QDateTime::currentDateTimeUtc().toString(u"yyyyMMdd-HHmmss-zzz"_s);
  const QString name = u"%1.damaged-%2"_s.arg(fileName(), stamp);
  const QString from = m_connection.databaseName();
  const QString to = QDir(m_directory).filePath(name);
  for (const char* ending : {"", "-wal", "-shm", "-journal"}) {
    const auto suffix = QLatin1String(ending);
    if (!QFile::exists(from + suffix) || QFile::rename(from + suffix, to + suffix)) continue;
    m_failure = tr("the file is damaged and cannot be set aside");
    return false;
  }
  m_complaint = tr("The saved games are damaged and have been set aside as %1.").arg(name);
  return true;
}

/// The number that a statement gives.
std::optional<qint64> GameDatabase::number(const char* sql) {
  const auto rows = run(sql);
  if (!rows || rows->empty()) return std::nullopt;
  return rows->front().front().toLongLong();
}

QSqlQuery* GameDatabase::prepared(const char* sql) {
  if (!isUsable()) return nullptr;
  const auto found = m_statements.find(sql);
  if (found != m_statements.end()) return &found->second;
  QSqlQuery query(m_connection);
  query.setForwardOnly(true);
  if (!query.prepare(QString::fromLatin1(sql))) {
    fail(query.lastError());
    return nullptr;
  }
  return &m_statements.emplace(sql, std::move(query)).first->second;
}

void GameDatabase::fail(const QSqlError& error) {
  m_failure = error.databaseText().isEmpty() ? error.driverText() : error.databaseText();
  const int code = error.nativeErrorCode().toInt() & 0xFF;
  m_damaged = m_damaged || code == kCorrupt || code == kNotADatabase;
}

}  // namespace sudoku
