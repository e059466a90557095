#include "syncerconnections.h"

#include <fcntl.h>
#include <optional>
#include <sqlite3.h>
#include <unistd.h>
#include <utility>

#include <QFile>
#include <QFileInfo>
#include <QSqlError>
#include <QSqlQuery>
#include <QUrl>
#include <QUuid>
#include <QVariant>

#include "qtsqlite.h"

namespace sudoku {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr int kLongLog = 1000;  // pages of the write-ahead log (4 MB) from which it counts as long

}  // namespace

SyncerConnections::SyncerConnections(QString path, FileIdentity identity, FirstRead readFirst)
    : m_path(std::move(path)),
      m_identity(std::move(identity)),
      m_readFirst(std::move(readFirst)),
      m_turns(WriteTurns::of(m_path)),
      m_syncer(addConnection()),
      m_reader(addConnection()) {}

SyncerConnections::~SyncerConnections() {
  for (QSqlDatabase* connection : {&m_reader, &m_syncer}) {
    const QString name = connection->connectionName();
    connection->close();
    *connection = {};
    QSqlDatabase::removeDatabase(name);
  }
}

bool SyncerConnections::sync(bool keepsLog) {
  if (!open() || !(keepsLog ? holdLog() : readNewest())) return false;
  if (!m_directorySynced) m_directorySynced = syncDirectory();
  if (!checkpoint("PASSIVE")) return false;
  // A reader of an earlier state can hold back the checkpoint; then only the log is synchronised.
  return isCopied() || syncLog();
}

bool SyncerConnections::isLogLong() const {
  return m_logged >= kLongLog;
}

void SyncerConnections::restartLog(bool keepsLog) {
  const auto turn = m_turns->take(WriteTurns::Rank::Worker);
  if (!keepsLog) {
    if (checkpoint("RESTART") && isCopied()) m_logged = m_copied = 0;
    return;
  }
  if (!run(m_syncer, u"BEGIN IMMEDIATE"_s)) return;
  run(m_reader, u"ROLLBACK"_s);
  m_holds = false;
  finishSynced();
}

/// A connection that does not create a missing file: only GameDatabase does that.
QSqlDatabase SyncerConnections::addConnection() const {
  auto connection = QSqlDatabase::addDatabase(u"QSQLITE"_s, QUuid::createUuid().toString());
  connection.setDatabaseName(
      u"file:%1?mode=rw"_s.arg(QString::fromLatin1(QUrl::toPercentEncoding(m_path, "/"))));
  connection.setConnectOptions(u"QSQLITE_OPEN_URI;QSQLITE_BUSY_TIMEOUT=20"_s);
  return connection;
}

bool SyncerConnections::open() {
  if (m_syncer.isOpen()) return true;
  // If another file has replaced the opened one, SQLite must not use the log of the former file for it.
  const auto read = [this] {
    return run(m_reader, u"SELECT count(*) FROM sqlite_master"_s) &&
           run(m_syncer, u"SELECT count(*) FROM sqlite_master"_s);
  };
  if (identityOf(m_path) == m_identity && open(m_reader) && open(m_syncer) && m_readFirst(read))
    return run(m_syncer, u"PRAGMA synchronous = FULL"_s);
  m_reader.close();
  m_syncer.close();
  return false;
}

bool SyncerConnections::open(QSqlDatabase& connection) {
  if (connection.open() && run(connection, u"PRAGMA wal_autocheckpoint = 0"_s)) return true;
  if (m_failure.isEmpty()) m_failure = connection.lastError().text();
  connection.close();
  return false;
}

/// Begins to read the newest state, which keeps writers from restarting the write-ahead log.
bool SyncerConnections::holdLog() {
  if (m_holds) run(m_reader, u"ROLLBACK"_s);
  m_holds = run(m_reader, u"BEGIN"_s);
  return m_holds && run(m_reader, u"SELECT count(*) FROM sqlite_master"_s);
}

/// Has the connection read the newest state of the database, which syncLog() requires.
bool SyncerConnections::readNewest() {
  if (m_holds) run(m_reader, u"ROLLBACK"_s);
  m_holds = false;
  return run(m_reader, u"SELECT count(*) FROM sqlite_master"_s);
}

bool SyncerConnections::checkpoint(const char* mode) {
  QSqlQuery query(m_syncer);
  if (!query.exec(u"PRAGMA wal_checkpoint(%1)"_s.arg(QLatin1String(mode))) || !query.next())
    return fail(query.lastError());
  // If another process makes a checkpoint at the moment, this one does nothing, and the numbers of pages
  // are unknown.
  const bool isKnown = query.value(0).toInt() == 0;
  if (isKnown) m_logged = query.value(1).toInt();
  m_copied = isKnown ? query.value(2).toInt() : -1;
  return true;
}

/// Synchronises the write-ahead log, if possible without a lock on the database, since a player's move must
/// not wait for the disk.
bool SyncerConnections::syncLog() {
  sqlite3* const handle = handleOf(m_reader);
  if (handle == nullptr) return commitSynced();
  sqlite3_file* log = nullptr;
  const int found =
      sqlite3_file_control(handle, "main", SQLITE_FCNTL_JOURNAL_POINTER, static_cast<void*>(&log));
  if (found != SQLITE_OK || log == nullptr || log->pMethods == nullptr) return commitSynced();
  if (log->pMethods->xSync(log, SQLITE_SYNC_NORMAL) == SQLITE_OK) return true;
  m_failure = u"disk I/O error"_s;  // the same text as SQLite's
  return false;
}

bool SyncerConnections::commitSynced() {
  const auto turn = m_turns->take(WriteTurns::Rank::Worker);
  return run(m_syncer, u"BEGIN IMMEDIATE"_s) && finishSynced();
}

/// Commits a transaction without real changes, which makes SQLite synchronise the write-ahead log.
bool SyncerConnections::finishSynced() {
  std::optional<QVariant> version;
  if (QSqlQuery query(m_syncer); query.exec(u"PRAGMA user_version"_s) && query.next())
    version = query.value(0);
  if (version && run(m_syncer, u"PRAGMA user_version = %1"_s.arg(version->toInt())) &&
      run(m_syncer, u"COMMIT"_s))
    return true;
  const QString failure = m_failure;
  run(m_syncer, u"ROLLBACK"_s);
  m_failure = failure;
  return false;
}

/// Synchronises the directory, since otherwise a deleted write-ahead log could reappear after a power
/// failure, and SQLite would take its pages for the newest ones.
bool SyncerConnections::syncDirectory() const {
  const QByteArray directory = QFile::encodeName(QFileInfo(m_path).path());
  const int descriptor = ::open(directory.constData(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (descriptor < 0) return false;
  const bool synced = ::fsync(descriptor) == 0;
  ::close(descriptor);
  return synced;
}

bool SyncerConnections::run(const QSqlDatabase& connection, const QString& sql) {
  QSqlQuery query(connection);
  query.setForwardOnly(true);
  if (!query.exec(sql)) return fail(query.lastError());
  while (query.next()) {
  }
  return true;
}

bool SyncerConnections::fail(const QSqlError& error) {
  m_isLocked = meansLocked(error.nativeErrorCode().toInt());
  m_failure = error.databaseText().isEmpty() ? error.driverText() : error.databaseText();
  return false;
}

}  // namespace sudoku
