#pragma once

#include <chrono>
#include <memory>
#include <optional>

#include <QByteArray>
#include <QString>

#include "game/storage/filelock.h"
#include "handover.h"

namespace sudoku {

/// Makes all starts of the program with the same data directory share one window: the first start holds a
/// lock, and later starts pass their requests on to it. Needs neither a display nor an event loop, and next
/// to no time if the program is not running yet.
class SingleInstance {
 public:
  /// How long this start waits for an answer of the first start, which normally answers at once, however busy
  /// it is.
  static constexpr std::chrono::milliseconds kPatience{10'000};

  /// Takes the lock of the first start if it is free. Each data directory has a lock of its own. The lock is
  /// held until the process ends, even if it is killed. Only the user may have access to the runtime
  /// directory.
  SingleInstance(const QString& runtimeDirectory, const QString& dataDirectory,
                 std::chrono::milliseconds patience = kPatience);

  /// Whether this start is the first one: if so, it has to listen at the socket (HandoverServer).
  bool isFirst() const { return m_lock && m_lock->state() == FileLock::State::Held; }
  const QString& socketPath() const { return m_socketPath; }

  /// Passes a request on to the first start, and returns whether the first start has done it. Waits as long
  /// as the first start runs and has answered. After a result of false this start has to handle the request
  /// itself: it has become the first start, or the first start does not answer.
  bool handOver(const Handover& handover);

 private:
  void tryToBeFirst();

  QString m_socketPath;
  std::chrono::milliseconds m_patience;
  std::optional<FileLock> m_lock;
};

}  // namespace sudoku
