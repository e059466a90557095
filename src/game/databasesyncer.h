#pragma once

#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <mutex>
#include <thread>

#include <QString>

#include "filesafety.h"

namespace sudoku {

/// Brings to the disk what is committed to an SQLite file in WAL mode, in a thread of its own, so that no
/// other thread ever waits for the disk. The connections that write have automatic checkpoints off and do not
/// synchronise; this one checkpoints. A checkpoint brings the log to the disk first, then copies it into the
/// database (https://www.sqlite.org/wal.html).
///
/// Only the syncer lets the log begin anew, since its new head has to reach the disk before what follows:
/// else a cut of the power could leave the front of the old log, to be taken for the newest pages. Until then
/// it keeps a read transaction open behind the pages that are copied, and no writer can begin at the front.
///
/// To be destroyed after the connections that write, so that it is the last to close the file.
class DatabaseSyncer {
 public:
  /// The file is there and open. `delay` is how long a change may wait for others, to be synchronised with
  /// them.
  DatabaseSyncer(const QString& path, std::chrono::milliseconds delay);
  /// Synchronises what is left.
  ~DatabaseSyncer();
  DatabaseSyncer(const DatabaseSyncer&) = delete;
  DatabaseSyncer& operator=(const DatabaseSyncer&) = delete;

  /// Something has been committed.
  void noteChange();

  /// Waits until all that was committed before is on the disk. Whether it is.
  bool wait();

  /// Why the last attempt failed, in the system's words; empty if it went well.
  QString failure() const;

 private:
  class Connections;

  void work();
  bool waitForChange(std::unique_lock<std::mutex>& lock);
  bool isBehind() const { return m_synced < m_committed; }

  const QString m_path;
  const FileIdentity m_identity;
  const std::chrono::milliseconds m_delay;
  mutable std::mutex m_mutex;
  std::condition_variable m_wakeUp;   ///< for the worker
  std::condition_variable m_attempt;  ///< for those who wait for it
  std::uint64_t m_committed = 0;      ///< changes so far
  std::uint64_t m_synced = 0;         ///< how many of them are on the disk
  std::uint64_t m_attempts = 0;
  int m_waiting = 0;
  bool m_ended = false;
  QString m_failure;
  std::thread m_thread;
};

}  // namespace sudoku
