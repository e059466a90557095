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
/// synchronise; this one checkpoints. A checkpoint brings the log to the disk first, then copies it into the
/// database (https://www.sqlite.org/wal.html).
///
/// Where a thread writes that must never wait for the disk (keepLog()), only the syncer lets the log begin
/// anew, since its new head has to reach the disk before what follows: else a cut of the power could leave
/// the front of the old log, to be taken for the newest pages. Until then it keeps a read transaction open
/// behind the pages that are copied, and no writer can begin at the front. Other connections synchronise the
/// new head themselves.
///
/// All connections of this process to a file share one syncer, so that none holds up another's. To be let go
/// after the connections that write, so that it is the last to close the file.
class DatabaseSyncer {
 public:
  /// The syncer of a file that exists and is open. `delay` is how long a change may wait for others, to be
  /// synchronised with them; the first caller sets it.
  static std::shared_ptr<DatabaseSyncer> of(const QString& path, std::chrono::milliseconds delay);

  /// Reads for the first time through a connection to a file in WAL mode, opened when the path led to
  /// `opened`: only now SQLite opens the log, by its name. Does nothing and is false if that log may be
  /// another file's: if another program has put a file in the place of the one that was opened, or, for a
  /// worker, if this process still has the former one open. Precondition: this thread has no turn.
  static bool readFirst(const QString& path, const FileIdentity& opened, WriteTurns::Rank rank,
                        const std::function<bool()>& read);

  DatabaseSyncer(const QString& path, std::chrono::milliseconds delay);
  /// Synchronises what is not on the disk yet, and ends the thread.
  ~DatabaseSyncer();
  DatabaseSyncer(const DatabaseSyncer&) = delete;
  DatabaseSyncer& operator=(const DatabaseSyncer&) = delete;

  /// From now on only the syncer lets the log begin anew, and looks now and then whether another process has
  /// made it longer.
  void keepLog();

  /// Notes a commit. `logPages` is how many pages are in the log then, or 0 if that is not known.
  void noteChange(int logPages = 0);

  /// Waits while the log is so long that it should begin anew before more is written. False if asked to stop,
  /// or if a reader of an old state has prevented that for half a minute.
  bool waitForRoom(const std::stop_token& stop);

  /// Waits until all earlier commits are on the disk. Whether they are.
  bool wait();

  /// Why the last attempt failed, in the system's words; empty if it went well, or if somebody else holds the
  /// file: that passes.
  QString failure() const;

 private:
  class Connections;
  struct Known;
  static bool isLogOfAnother(const QString& path);
  /// What shows that another process has written: when the log was written last, and its length.
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
  std::condition_variable m_wakeUp;   ///< for the worker
  std::condition_variable m_attempt;  ///< for those who wait for an attempt
  std::uint64_t m_committed = 0;      ///< changes so far
  std::uint64_t m_synced = 0;         ///< how many of the changes are on the disk
  std::uint64_t m_attempts = 0;
  int m_waiting = 0;
  int m_wantRoom = 0;
  int m_logPages = 0;            ///< the length of the log, as far as it is known
  std::uint64_t m_lastTold = 0;  ///< the number of the change that told m_logPages last
  bool m_keepsLog = false;
  bool m_isOthers = false;   ///< the present change was made by another process
  bool m_wasOthers = false;  ///< the change seen before was made by another process
  LogTrace m_seen;
  bool m_ended = false;
  QString m_failure;
  std::thread m_thread;
};

}  // namespace sudoku
