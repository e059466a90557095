#include "databasesyncer.h"

#include <fcntl.h>
#include <optional>
#include <unistd.h>
#include <utility>

#include <QFile>
#include <QFileInfo>
#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QUrl>
#include <QUuid>
#include <QVariant>

namespace sudoku {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr auto kRetryAfter = std::chrono::milliseconds(500);
/// The log begins anew when it has so many pages (4 MB) and nothing has changed for a while: writers wait
/// meanwhile.
constexpr int kLongLog = 1000;
constexpr auto kQuietTime = std::chrono::seconds(2);

}  // namespace

/// What the worker does with the file. Two connections, for SQLite lets none checkpoint in a transaction of
/// its own.
class DatabaseSyncer::Connections {
 public:
  Connections(QString path, FileIdentity identity)
      : m_path(std::move(path)),
        m_identity(std::move(identity)),
        m_syncer(addConnection()),
        m_reader(addConnection()) {}
  ~Connections() {
    for (QSqlDatabase* connection : {&m_reader, &m_syncer}) {
      const QString name = connection->connectionName();
      connection->close();
      *connection = {};
      QSqlDatabase::removeDatabase(name);
    }
  }
  Connections(const Connections&) = delete;
  Connections& operator=(const Connections&) = delete;

  /// Brings all that has been committed to the disk.
  bool sync() {
    if (!open() || !holdLog()) return false;
    if (!m_directorySynced) m_directorySynced = syncDirectory();
    if (!checkpoint()) return false;
    // Another process that reads an earlier state holds the checkpoint back: then the log alone has to do.
    return m_copied == m_logged || commitSynced();
  }

  bool isLogLong() const { return m_logged >= kLongLog; }

  /// Lets the log begin anew, if all of it has been copied and nobody reads it.
  void restartLog() {
    if (!run(m_syncer, u"BEGIN IMMEDIATE"_s)) return;
    run(m_reader, u"ROLLBACK"_s);
    m_holds = false;
    finishSynced();
  }

  const QString& failure() const { return m_failure; }

 private:
  /// A file that is not there is not made here: that is for GameDatabase.
  QSqlDatabase addConnection() const {
    auto connection = QSqlDatabase::addDatabase(u"QSQLITE"_s, QUuid::createUuid().toString());
    connection.setDatabaseName(
        u"file:%1?mode=rw"_s.arg(QString::fromLatin1(QUrl::toPercentEncoding(m_path, "/"))));
    connection.setConnectOptions(u"QSQLITE_OPEN_URI;QSQLITE_BUSY_TIMEOUT=100"_s);
    return connection;
  }

  bool open() {
    if (m_syncer.isOpen()) return true;
    // Another file of that name must not get the log of this one.
    if (identityOf(m_path) != m_identity) return false;
    return open(m_reader) && open(m_syncer) && run(m_syncer, u"PRAGMA synchronous = FULL"_s);
  }

  bool open(QSqlDatabase& connection) {
    if (connection.open() && run(connection, u"PRAGMA wal_autocheckpoint = 0"_s)) return true;
    if (m_failure.isEmpty()) m_failure = connection.lastError().text();
    connection.close();
    return false;
  }

  /// Reads what is the newest now.
  bool holdLog() {
    if (m_holds) run(m_reader, u"ROLLBACK"_s);
    m_holds = run(m_reader, u"BEGIN"_s);
    return m_holds && run(m_reader, u"SELECT count(*) FROM sqlite_master"_s);
  }

  bool checkpoint() {
    QSqlQuery query(m_syncer);
    if (!query.exec(u"PRAGMA wal_checkpoint(PASSIVE)"_s) || !query.next()) return fail(query.lastError());
    m_logged = query.value(1).toInt();
    // Another connection that checkpoints at this moment leaves this one nothing to do, and nothing is known.
    m_copied = query.value(0).toInt() == 0 ? query.value(2).toInt() : 0;
    return true;
  }

  bool commitSynced() { return run(m_syncer, u"BEGIN IMMEDIATE"_s) && finishSynced(); }

  /// Ends a transaction that changes nothing but takes the log to the disk.
  bool finishSynced() {
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

  /// Else a cut of the power could bring back a log that was deleted, to be taken for the newest pages.
  bool syncDirectory() const {
    const QByteArray directory = QFile::encodeName(QFileInfo(m_path).path());
    const int descriptor = ::open(directory.constData(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (descriptor < 0) return false;
    const bool synced = ::fsync(descriptor) == 0;
    ::close(descriptor);
    return synced;
  }

  bool run(const QSqlDatabase& connection, const QString& sql) {
    QSqlQuery query(connection);
    query.setForwardOnly(true);
    if (!query.exec(sql)) return fail(query.lastError());
    while (query.next()) {
    }
    return true;
  }

  bool fail(const QSqlError& error) {
    m_failure = error.databaseText().isEmpty() ? error.driverText() : error.databaseText();
    return false;
  }

  const QString m_path;
  const FileIdentity m_identity;
  QSqlDatabase m_syncer;
  QSqlDatabase m_reader;
  bool m_holds = false;  ///< the reader is in a transaction, whether it could read or not
  bool m_directorySynced = false;
  int m_logged = 0;  ///< pages in the log
  int m_copied = 0;  ///< how many of them the database has too
  QString m_failure;
};

DatabaseSyncer::DatabaseSyncer(const QString& path, std::chrono::milliseconds delay)
    : m_path(path), m_identity(identityOf(path)), m_delay(delay), m_thread([this] { work(); }) {}

DatabaseSyncer::~DatabaseSyncer() {
  {
    const std::scoped_lock lock(m_mutex);
    m_ended = true;
  }
  m_wakeUp.notify_all();
  m_thread.join();
}

void DatabaseSyncer::noteChange() {
  {
    const std::scoped_lock lock(m_mutex);
    ++m_committed;
  }
  m_wakeUp.notify_all();
}

bool DatabaseSyncer::wait() {
  std::unique_lock lock(m_mutex);
  const std::uint64_t wanted = m_committed;
  // An attempt that is under way may be too early for the last change.
  const std::uint64_t lastAttempt = m_attempts + 2;
  ++m_waiting;
  m_wakeUp.notify_all();
  m_attempt.wait(lock, [&] { return m_synced >= wanted || m_attempts >= lastAttempt; });
  --m_waiting;
  return m_synced >= wanted;
}

QString DatabaseSyncer::failure() const {
  const std::scoped_lock lock(m_mutex);
  return m_failure;
}

void DatabaseSyncer::work() {
  std::optional<Connections> connections;
  std::unique_lock lock(m_mutex);
  while (waitForChange(lock)) {
    const std::uint64_t committed = m_committed;
    lock.unlock();
    if (!connections) connections.emplace(m_path, m_identity);
    const bool synced = connections->sync();
    const QString failure = synced ? QString() : connections->failure();
    lock.lock();
    ++m_attempts;
    m_failure = failure;
    if (synced) m_synced = committed;
    m_attempt.notify_all();
    if (!synced && m_ended) break;
    if (!synced) {
      m_wakeUp.wait_for(lock, kRetryAfter, [this] { return m_ended || m_waiting > 0; });
    } else if (connections->isLogLong() &&
               !m_wakeUp.wait_for(lock, kQuietTime, [this] { return m_ended || isBehind(); })) {
      lock.unlock();
      connections->restartLog();
      lock.lock();
    }
  }
}

/// Waits until there is something to synchronise and its time has come. False at the end.
bool DatabaseSyncer::waitForChange(std::unique_lock<std::mutex>& lock) {
  m_wakeUp.wait(lock, [this] { return m_ended || isBehind(); });
  m_wakeUp.wait_for(lock, m_delay, [this] { return m_ended || m_waiting > 0; });
  return isBehind();
}

}  // namespace sudoku
