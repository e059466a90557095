#pragma once

#include <chrono>
#include <memory>
#include <optional>

#include <QByteArray>
#include <QString>

#include "game/storage/filelock.h"
#include "handover.h"

namespace sudoku {

/// Makes all starts of the program over the same games share one window: the first start takes a place, later
/// ones hand over to it what they were asked. Needs neither a display nor an event loop, and no time worth
/// speaking of where there is no other start.
class SingleInstance {
 public:
  /// How long this start waits for an answer of the first, which answers at once however busy it is.
  static constexpr std::chrono::milliseconds kPatience{10'000};

  /// Takes the place of the first start if it is free. Starts over another data directory count as another
  /// program. The place is kept until the process ends, also if it is killed. The runtime directory is for
  /// the user alone.
  SingleInstance(const QString& runtimeDirectory, const QString& dataDirectory,
                 std::chrono::milliseconds patience = kPatience);

  /// Whether this start has the place of the first: then it has to listen at the socket (HandoverServer).
  bool isFirst() const { return m_lock && m_lock->state() == FileLock::State::Held; }
  const QString& socketPath() const { return m_socketPath; }

  /// Hands a request over. Returns whether the first start has done it, which is waited for as long as the
  /// first lives and has answered. Otherwise this start becomes the first if it was not, or the first has
  /// said nothing.
  bool handOver(const Handover& handover);

 private:
  void tryToBeFirst();

  QString m_socketPath;
  std::chrono::milliseconds m_patience;
  std::optional<FileLock> m_lock;
};

}  // namespace sudoku
