#pragma once

#include <array>
#include <atomic>
#include <chrono>
#include <cstdint>
#include <map>
#include <mutex>
#include <optional>
#include <sqlite3.h>
#include <thread>
#include <vector>

#include <QByteArray>
#include <QString>

#include <sudoku/grid/random.h>

namespace sudoku {

/// The kinds of system calls of SQLite that can go wrong.
enum class SystemCall { Open, Delete, Read, Write, Truncate, Sync, Size, Lock, MapShared, LockShared };

/// How a system call goes wrong.
enum class Fault {
  NoSpace,     ///< the disk is full (ENOSPC)
  ShortWrite,  ///< the disk is full after half of what was to be written
  IoError,     ///< an input/output error (EIO)
  NoLock,      ///< somebody else holds the lock
};

/// The ways in which a kind of system call can go wrong.
std::vector<Fault> faultsOf(SystemCall call);

/// A layer between SQLite and the system, used by every connection that is opened while it lives. It counts
/// system calls, lets some of them fail, and knows what a power failure would leave on the disk. Thread-safe.
class FaultVfs {
 public:
  /// The threads whose system calls are counted: those of the thread that made the layer, or those of all
  /// other threads.
  enum class Side { Gui, Worker };

  FaultVfs();
  ~FaultVfs();
  FaultVfs(const FaultVfs&) = delete;
  FaultVfs& operator=(const FaultVfs&) = delete;

  /// Forgets the calls so far, and every fault to come.
  void reset();
  /// The system calls of one side since the last reset(), in order.
  std::vector<SystemCall> calls(Side side) const;
  int count(Side side, SystemCall call) const;

  /// Lets call number `index` (from 0) of one side fail, and if `lasts` also all later calls for which that
  /// is a fault, until clearFault().
  void setFault(Side side, std::size_t index, Fault fault, bool lasts);
  void clearFault();
  bool hasPlannedFault() const;
  /// Whether the fault has happened.
  bool hasFailed() const { return m_failed; }

  /// Sets how long each sync takes from now on.
  void setSyncTime(std::chrono::milliseconds time) { m_syncTime = time; }

  /// Writes into another directory what would be left of a directory's files if the power failed now:
  /// everything that was synced, and of what was written since any part, in pieces of a sector.
  void cutPower(const QString& from, const QString& to, std::uint64_t seed) const;

  /// Called at each system call by the functions that SQLite knows. Returns the error to report in place of
  /// the call, if it is to fail.
  std::optional<int> enter(SystemCall call);
  void noteOpen(const QByteArray& path);
  void noteWrite(const QByteArray& path, const void* data, int size, sqlite3_int64 offset);
  void noteTruncate(const QByteArray& path, sqlite3_int64 size);
  void noteSync(const QByteArray& path);
  void noteDelete(const QByteArray& path);
  sqlite3_vfs& system() { return *m_system; }

 private:
  /// A write to a file, or a new length of it if there is no data.
  struct Change {
    sqlite3_int64 offset = 0;
    std::optional<QByteArray> data;
  };
  struct File {
    QByteArray onDisk;
    /// Content of a deleted file of the same name, which may be there again.
    std::optional<QByteArray> replaced;
    bool isNameOnDisk = false;
    bool isDeleted = false;
    std::vector<Change> unsynced;
  };
  struct Planned {
    Side side;
    std::size_t index;
    Fault fault;
    bool lasts;
  };

  static QByteArray whatIsLeft(const File& file, Random& random);
  Side side() const { return std::this_thread::get_id() == m_guiThread ? Side::Gui : Side::Worker; }
  std::vector<SystemCall>& callsOf(Side side) { return m_calls[side == Side::Gui ? 0 : 1]; }

  sqlite3_vfs* m_system;
  sqlite3_vfs m_vfs;
  const std::thread::id m_guiThread = std::this_thread::get_id();
  mutable std::mutex m_mutex;
  std::array<std::vector<SystemCall>, 2> m_calls;
  std::optional<Planned> m_planned;
  std::atomic<bool> m_failed = false;
  std::atomic<std::chrono::milliseconds> m_syncTime = std::chrono::milliseconds(0);
  std::map<QByteArray, File> m_files;  // files by their paths
};

}  // namespace sudoku
