#include "databasesyncer.h"

#include <algorithm>
#include <fcntl.h>
#include <map>
#include <optional>
#include <sqlite3.h>
#include <unistd.h>
#include <utility>

#include <QDateTime>
#include <QFile>
#include <QFileInfo>
#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QUrl>
#include <QUuid>
#include <QVariant>

#include "qtsqlite.h"

namespace sudoku {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr auto kRetryAfter = std::chrono::milliseconds(500);
/// The number of pages (4 MB) from which the write-ahead log is restarted once nothing has changed for
/// kQuietTime, since writers have to wait during a restart.
constexpr int kLongLog = 1000;
constexpr auto kQuietTime = std::chrono::seconds(2);
/// The number of pages (16 MB) in the write-ahead log at which background threads wait until the log is
/// restarted, but no longer than kRoomPatience.
constexpr int kFullLog = 4000;
constexpr auto kRoomPatience = std::chrono::seconds(30);
constexpr auto kRoomPoll = std::chrono::milliseconds(20);
/// How often the syncer looks for changes by other processes if the last check found none.
constexpr auto kOthersPoll = std::chrono::seconds(2);
constexpr auto kBusyOthersPoll = std::chrono::milliseconds(100);

}  // namespace

/// The connections of the background thread to the file: two, because SQLite makes no checkpoint in a
/// connection that has a transaction open.
class DatabaseSyncer::Connections {
 public:
  Connections(QString path, FileIdentity identity)
      : m_path(std::move(path)),
        m_identity(std::move(identity)),
        m_turns(WriteTurns::of(m_path)),
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

  /// Brings all commits to the disk; with `keepsLog`, no writer can restart the write-ahead log afterwards.
  bool sync(bool keepsLog) {
    if (!open() || !(keepsLog ? holdLog() : readNewest())) return false;
    if (!m_directorySynced) m_directorySynced = syncDirectory();
    if (!checkpoint("PASSIVE")) return false;
    // A reader of an earlier state can hold back the checkpoint; then only the log is synchronised.
    return isCopied() || syncLog();
  }

  int logPages() const { return m_logged; }
  bool isLogLong() const { return m_logged >= kLongLog; }
  /// Whether the last checkpoint copied all pages of the write-ahead log into the database.
  bool isCopied() const { return m_copied == m_logged; }

  /// Restarts the write-ahead log if all of it has been copied and nobody reads it.
  void restartLog(bool keepsLog) {
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

  const QString& failure() const { return m_failure; }
  /// Whether the last failure was only that another connection had locked the file.
  bool isLocked() const { return m_isLocked; }

 private:
  /// A connection that does not create a missing file: only GameDatabase does that.
  QSqlDatabase addConnection() const {
    auto connection = QSqlDatabase::addDatabase(u"QSQLITE"_s, QUuid::createUuid().toString());
    connection.setDatabaseName(
        u"file:%1?mode=rw"_s.arg(QString::fromLatin1(QUrl::toPercentEncoding(m_path, "/"))));
    connection.setConnectOptions(u"QSQLITE_OPEN_URI;QSQLITE_BUSY_TIMEOUT=20"_s);
    return connection;
  }

  bool open() {
    if (m_syncer.isOpen()) return true;
    // If another file has replaced the opened one, SQLite must not use the log of the former file for it.
    const auto read = [this] {
      return run(m_reader, u"SELECT count(*) FROM sqlite_master"_s) &&
             run(m_syncer, u"SELECT count(*) FROM sqlite_master"_s);
    };
    if (identityOf(m_path) == m_identity && open(m_reader) && open(m_syncer) &&
        readFirst(m_path, m_identity, WriteTurns::Rank::Worker, read))
      return run(m_syncer, u"PRAGMA synchronous = FULL"_s);
    m_reader.close();
    m_syncer.close();
    return false;
  }

  bool open(QSqlDatabase& connection) {
    if (connection.open() && run(connection, u"PRAGMA wal_autocheckpoint = 0"_s)) return true;
    if (m_failure.isEmpty()) m_failure = connection.lastError().text();
    connection.close();
    return false;
  }

  /// Begins to read the newest state, which keeps writers from restarting the write-ahead log.
  bool holdLog() {
    if (m_holds) run(m_reader, u"ROLLBACK"_s);
    m_holds = run(m_reader, u"BEGIN"_s);
    return m_holds && run(m_reader, u"SELECT count(*) FROM sqlite_master"_s);
  }

  /// Has the connection read the newest state of the database, which syncLog() requires.
  bool readNewest() {
    if (m_holds) run(m_reader, u"ROLLBACK"_s);
    m_holds = false;
    return run(m_reader, u"SELECT count(*) FROM sqlite_master"_s);
  }

  bool checkpoint(const char* mode) {
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
  bool syncLog() {
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

  bool commitSynced() {
    const auto turn = m_turns->take(WriteTurns::Rank::Worker);
    return run(m_syncer, u"BEGIN IMMEDIATE"_s) && finishSynced();
  }

  /// Commits a transaction without real changes, which makes SQLite synchronise the write-ahead log.
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

  /// Synchronises the directory, since otherwise a deleted write-ahead log could reappear after a power
  /// failure, and SQLite would take its pages for the newest ones.
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
    constexpr int kBusyCode = 5;
    constexpr int kLockedCode = 6;
    const int code = error.nativeErrorCode().toInt() & 0xFF;
    m_isLocked = code == kBusyCode || code == kLockedCode;
    m_failure = error.databaseText().isEmpty() ? error.driverText() : error.databaseText();
    return false;
  }

  const QString m_path;
  const FileIdentity m_identity;
  const std::shared_ptr<WriteTurns> m_turns;
  QSqlDatabase m_syncer;
  QSqlDatabase m_reader;
  bool m_holds = false;  ///< whether m_reader has a transaction open
  bool m_directorySynced = false;
  int m_logged = 0;  ///< number of pages in the write-ahead log
  int m_copied = 0;  ///< number of the log's pages that the database has; -1 if unknown
  QString m_failure;
  bool m_isLocked = false;
};

/// The syncers of this process, by path and identity of their files.
struct DatabaseSyncer::Known {
  std::mutex mutex;
  std::map<std::pair<QString, FileIdentity>, std::weak_ptr<DatabaseSyncer>> syncers;

  static Known& instance() {
    static Known known;
    return known;
  }
};

std::shared_ptr<DatabaseSyncer> DatabaseSyncer::of(const QString& path, std::chrono::milliseconds delay) {
  Known& known = Known::instance();
  const std::scoped_lock lock(known.mutex);
  std::erase_if(known.syncers, [](const auto& entry) { return entry.second.expired(); });
  std::weak_ptr<DatabaseSyncer>& place =
      known.syncers[{QFileInfo(path).absoluteFilePath(), identityOf(path)}];
  auto syncer = place.lock();
  if (!syncer) place = syncer = std::make_shared<DatabaseSyncer>(path, delay);
  return syncer;
}

bool DatabaseSyncer::readFirst(const QString& path, const FileIdentity& opened, WriteTurns::Rank rank,
                               const std::function<bool()>& read) {
  // Lets no other thread write, because the first read may delete the write-ahead log of a file that is gone.
  const auto turn = WriteTurns::of(path)->take(rank);
  const bool isWorker = rank == WriteTurns::Rank::Worker;
  return identityOf(path) == opened && !(isWorker && isLogOfAnother(path)) && read();
}

/// Whether this process still has another file open that had this path before.
bool DatabaseSyncer::isLogOfAnother(const QString& path) {
  Known& known = Known::instance();
  const std::scoped_lock lock(known.mutex);
  const std::pair present(QFileInfo(path).absoluteFilePath(), identityOf(path));
  return std::any_of(known.syncers.begin(), known.syncers.end(), [&](const auto& entry) {
    return entry.first.first == present.first && entry.first != present && !entry.second.expired();
  });
}

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

void DatabaseSyncer::keepLog() {
  {
    const std::scoped_lock lock(m_mutex);
    m_keepsLog = true;
    ++m_committed;
  }
  m_wakeUp.notify_all();
}

void DatabaseSyncer::noteChange(int logPages) {
  {
    const std::scoped_lock lock(m_mutex);
    ++m_committed;
    if (logPages > 0) {
      m_logPages = logPages;
      m_lastTold = m_committed;
    }
  }
  m_wakeUp.notify_all();
}

bool DatabaseSyncer::waitForRoom(const std::stop_token& stop) {
  const auto deadline = std::chrono::steady_clock::now() + kRoomPatience;
  std::unique_lock lock(m_mutex);
  if (m_logPages < kFullLog) return true;
  ++m_wantRoom;
  m_wakeUp.notify_all();
  while (m_logPages >= kFullLog && !stop.stop_requested() && std::chrono::steady_clock::now() < deadline)
    m_attempt.wait_for(lock, kRoomPoll);
  --m_wantRoom;
  return m_logPages < kFullLog && !stop.stop_requested();
}

bool DatabaseSyncer::wait() {
  std::unique_lock lock(m_mutex);
  const std::uint64_t wanted = m_committed;
  // A synchronisation in progress may have begun before the last change, so the next one is waited for.
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
    const bool keepsLog = m_keepsLog;
    lock.unlock();
    if (!connections) connections.emplace(m_path, m_identity);
    const bool synced = connections->sync(keepsLog);
    const QString failure = synced || connections->isLocked() ? QString() : connections->failure();
    const LogTrace seen = logTrace();
    lock.lock();
    ++m_attempts;
    m_failure = failure;
    m_seen = seen;
    if (synced) m_synced = committed;
    // A commit during the synchronisation may have told a newer length of the write-ahead log, which is kept.
    if (synced && m_lastTold <= committed) m_logPages = connections->logPages();
    m_attempt.notify_all();
    if (!synced && m_ended) break;
    if (!synced) {
      m_wakeUp.wait_for(lock, kRetryAfter, [this] { return m_ended || m_waiting > 0; });
    } else if (connections->isCopied() && mayRestartLog(lock, connections->isLogLong())) {
      lock.unlock();
      connections->restartLog(keepsLog);
      const LogTrace restarted = logTrace();
      lock.lock();
      m_seen = restarted;
      if (!keepsLog) m_logPages = connections->logPages();
    } else if (m_wantRoom > 0 && m_logPages >= kFullLog) {
      m_wakeUp.wait_for(lock, kRoomPoll, [this] { return m_ended; });  // somebody still reads an old state
    }
  }
}

/// Whether the write-ahead log is so long that it should be restarted, and no write is expected now.
bool DatabaseSyncer::mayRestartLog(std::unique_lock<std::mutex>& lock, bool isLogLong) {
  if (!isLogLong) return false;
  if (m_wantRoom > 0 || m_isOthers) return true;
  return !m_wakeUp.wait_for(lock, kQuietTime, [this] { return isWanted(); });
}

/// Waits until there is a change to synchronise, and for a short delay after it. Returns false when the
/// syncer ends.
bool DatabaseSyncer::waitForChange(std::unique_lock<std::mutex>& lock) {
  m_isOthers = false;
  if (m_keepsLog)
    waitForOthers(lock);
  else
    m_wakeUp.wait(lock, [this] { return isWanted() || m_keepsLog; });
  if (!m_isOthers)
    m_wakeUp.wait_for(lock, m_delay, [this] { return m_ended || m_waiting > 0 || m_wantRoom > 0; });
  return isBehind() || (m_wantRoom > 0 && !m_ended);
}

/// Waits for a change by this process or another one. Changes by others matter because m_reader, as long as
/// it reads an older state, keeps their pages from being copied and the write-ahead log from being restarted.
void DatabaseSyncer::waitForOthers(std::unique_lock<std::mutex>& lock) {
  while (
      !m_wakeUp.wait_for(lock, m_wasOthers ? kBusyOthersPoll : kOthersPoll, [this] { return isWanted(); })) {
    m_isOthers = logTrace() != m_seen;
    m_wasOthers = m_isOthers;
    if (!m_isOthers) continue;
    ++m_committed;
    return;
  }
}

/// The time of the last change and the size of the write-ahead log, by which changes are noticed.
DatabaseSyncer::LogTrace DatabaseSyncer::logTrace() const {
  const QFileInfo log(m_path + u"-wal"_s);
  return {log.lastModified().toMSecsSinceEpoch(), log.size()};
}

}  // namespace sudoku
