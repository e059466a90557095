#pragma once

#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <stop_token>
#include <thread>
#include <utility>

#include <QString>

#include "game/base/filesafety.h"
#include "writeturns.h"

namespace sudoku {

/// Brings to the disk what is committed to an SQLite file in WAL mode, in a thread of its own, so that no
/// other thread ever waits for the disk. The connections that write have automatic checkpoints off and do not
/// synchronise; this class makes the checkpoints. A checkpoint brings the log to the disk first, then copies
/// it into the database (https://www.sqlite.org/wal.html).
///
/// If a thread writes that must never wait for the disk (keepLog()), only the syncer restarts the log, since
/// the log's new header has to reach the disk before the frames after it: otherwise a power failure could
/// leave frames of the old log, which SQLite would take for the newest pages. Until then the syncer keeps a
/// read transaction open, so that no writer can restart the log. Other connections synchronise the new header
/// themselves.
///
/// All connections of this process to a file share one syncer, so that none delays another. To be released
/// after the connections that write, so that the syncer is the last to close the file.
class DatabaseSyncer {
 public:
  /// The syncer of a file that exists and is open. `delay` is how long a change may wait for further changes,
  /// to be synchronised together with them; only the first caller for a file sets it.
  static std::shared_ptr<DatabaseSyncer> of(const QString& path, std::chrono::milliseconds delay);

  /// Calls `read`, which reads from a file in WAL mode for the first time through a connection: only then
  /// does SQLite open the write-ahead log, by its name. `opened` is the identity of the file that the
  /// connection has opened. Does nothing and returns false if the log may belong to another file: if another
  /// program has replaced the opened file, or, in a worker thread, if this process still has a file open that
  /// had the path before. Precondition: this thread has no WriteTurns::Turn.
  static bool readFirst(const QString& path, const FileIdentity& opened, WriteTurns::Rank rank,
                        const std::function<bool()>& read);

  DatabaseSyncer(const QString& path, std::chrono::milliseconds delay);
  /// Synchronises all remaining changes, and ends the thread.
  ~DatabaseSyncer();
  DatabaseSyncer(const DatabaseSyncer&) = delete;
  DatabaseSyncer& operator=(const DatabaseSyncer&) = delete;

  /// From now on only the syncer restarts the write-ahead log, and it regularly checks whether another
  /// process has written to the log.
  void keepLog();

  /// Tells the syncer that a connection has committed a transaction. `logPages` is the number of pages in the
  /// write-ahead log after the commit, or 0 if unknown.
  void noteChange(int logPages = 0);

  /// Waits while the write-ahead log is so long that it should be restarted before more is written. Returns
  /// false if a stop is requested, or if a reader of an old state has prevented the restart for half a
  /// minute.
  bool waitForRoom(const std::stop_token& stop);

  /// Waits until all earlier commits are on the disk. Returns whether they are.
  bool wait();

  /// Why the last attempt to synchronise failed, in the system's words; empty if it succeeded, or if another
  /// connection had locked the file, which is temporary.
  QString failure() const;

 private:
  struct Known;
  static bool isLogOfAnother(const QString& path);
  /// The modification time and the size of the write-ahead log: a difference shows that another process has
  /// written.
  using LogTrace = std::pair<qint64, qint64>;

  LogTrace logTrace() const;
  void work();
  bool waitForChange(std::unique_lock<std::mutex>& lock);
  void waitForOthers(std::unique_lock<std::mutex>& lock);
  bool mayRestartLog(std::unique_lock<std::mutex>& lock, bool isLogLong);
  bool isWanted() const { return m_ended || isBehind() || m_wantRoom > 0; }
  bool isBehind() const { return m_synced < m_committed; }

  const QString m_path;
  const FileIdentity m_identity;
  const std::chrono::milliseconds m_delay;
  mutable std::mutex m_mutex;
  std::condition_variable m_wakeUp;   ///< wakes the syncer's thread
  std::condition_variable m_attempt;  ///< notified after each attempt to synchronise
  std::uint64_t m_committed = 0;      ///< number of commits so far
  std::uint64_t m_synced = 0;         ///< how many of the m_committed commits are on the disk
  std::uint64_t m_attempts = 0;
  int m_waiting = 0;
  int m_wantRoom = 0;
  int m_logPages = 0;            ///< number of pages in the write-ahead log, if known
  std::uint64_t m_lastTold = 0;  ///< number of the commit for which m_logPages was last told
  bool m_keepsLog = false;
  bool m_isOthers = false;   ///< whether another process made the change to be synchronised
  bool m_wasOthers = false;  ///< whether the last check found a change by another process
  LogTrace m_seen;
  bool m_ended = false;
  QString m_failure;
  std::thread m_thread;
};

}  // namespace sudoku
