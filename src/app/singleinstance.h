#pragma once

#include <chrono>
#include <memory>
#include <optional>

#include <QByteArray>
#include <QString>

#include "game/storage/filelock.h"
#include "handover.h"

namespace sudoku {

/// One window for all starts of the program over the same games: the first start takes a place, later ones
/// hand over to it what they were asked. Needs neither a display nor an event loop, and no time worth
/// speaking of where there is no other.
class SingleInstance {
 public:
  /// How long the first may say nothing at all. It answers at once, however busy it is.
  static constexpr std::chrono::milliseconds kPatience{10'000};

  /// Takes the first's place if it is free. Starts over another data directory are another program. The place
  /// is kept until the end, and left by a process that is killed. The runtime directory is for the user
  /// alone.
  SingleInstance(const QString& runtimeDirectory, const QString& dataDirectory,
                 std::chrono::milliseconds patience = kPatience);

  /// Whether this start has the place: then it is to listen at the socket (HandoverServer).
  bool isFirst() const { return m_lock && m_lock->state() == FileLock::State::Held; }
  const QString& socketPath() const { return m_socketPath; }

  /// Whether the first has done what this start was asked; as long as the first lives and has answered that
  /// is waited for. Else this one is the first, now if not before, or the first has said nothing.
  bool handOver(const Handover& handover);

 private:
  void tryToBeFirst();

  QString m_socketPath;
  std::chrono::milliseconds m_patience;
  std::optional<FileLock> m_lock;
};

}  // namespace sudoku
