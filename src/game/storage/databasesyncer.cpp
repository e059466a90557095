#include "databasesyncer.h"

#include <algorithm>
#include <map>
#include <optional>
#include <utility>

#include <QDateTime>
#include <QFileInfo>

#include "syncerconnections.h"

namespace sudoku {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr auto kRetryAfter = std::chrono::milliseconds(500);
/// How long the database has to be unchanged before a long write-ahead log is restarted, since writers have
/// to wait during a restart.
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
  const auto readAsWorker = [this](const std::function<bool()>& read) {
    return readFirst(m_path, m_identity, WriteTurns::Rank::Worker, read);
  };
  std::optional<SyncerConnections> connections;
  std::unique_lock lock(m_mutex);
  while (waitForChange(lock)) {
    const std::uint64_t committed = m_committed;
    const bool keepsLog = m_keepsLog;
    lock.unlock();
    if (!connections) connections.emplace(m_path, m_identity, readAsWorker);
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
