#include "singleinstance.h"

#include <cerrno>
#include <poll.h>
#include <sys/socket.h>

#include <QCryptographicHash>
#include <QDeadlineTimer>
#include <QDir>

#include "localsocket.h"

namespace sudoku {
namespace {

constexpr int kRetryMs = 5;
/// If the process that was started first ends within this time after it has done a request, the player cannot
/// have seen the result in its window, so the request is done again.
constexpr auto kWatch = std::chrono::milliseconds(250);

/// The path of the socket for a data directory: short, since the system limits the length of socket names.
QString socketPathFor(const QString& runtimeDirectory, const QString& dataDirectory) {
  const QByteArray games = QDir::cleanPath(QDir::current().absoluteFilePath(dataDirectory)).toUtf8();
  const QByteArray hash = QCryptographicHash::hash(games, QCryptographicHash::Sha256).toHex().left(16);
  return runtimeDirectory + "/sudoku-" + QString::fromLatin1(hash);
}

/// The connection to the process that was started first. It is not a QLocalSocket, which would need an event
/// loop.
class FirstStart {
 public:
  explicit FirstStart(const QString& path) : m_socket(path), m_isConnected(m_socket.connect()) {}

  bool isConnected() const { return m_isConnected; }

  bool send(QByteArrayView bytes, const QDeadlineTimer& deadline) {
    while (!bytes.isEmpty()) {
      const auto sent =
          ::send(m_socket.descriptor(), bytes.data(), static_cast<std::size_t>(bytes.size()), MSG_NOSIGNAL);
      if (sent > 0)
        bytes = bytes.sliced(sent);
      else if (errno != EAGAIN || !wait(POLLOUT, deadline))
        return false;
    }
    return true;
  }

  bool expect(char expected, const QDeadlineTimer& deadline) {
    char answer = 0;
    return wait(POLLIN, deadline) && ::recv(m_socket.descriptor(), &answer, 1, 0) == 1 && answer == expected;
  }

  /// Waits until the deadline. Returns false as soon as the first start of the program has closed the
  /// connection.
  bool staysUntil(const QDeadlineTimer& deadline) { return !wait(POLLIN, deadline); }

 private:
  bool wait(decltype(pollfd::events) event, const QDeadlineTimer& deadline) const {
    for (;;) {
      pollfd waited{m_socket.descriptor(), event, 0};
      const int found = ::poll(&waited, 1, static_cast<int>(deadline.remainingTime()));
      if (found >= 0 || errno != EINTR) return found == 1;
    }
  }

  LocalSocket m_socket;
  bool m_isConnected;
};

}  // namespace

SingleInstance::SingleInstance(const QString& runtimeDirectory, const QString& dataDirectory,
                               std::chrono::milliseconds patience)
    : m_socketPath(socketPathFor(runtimeDirectory, dataDirectory)), m_patience(patience) {
  if (LocalSocket::hasRoomFor(m_socketPath) && !runtimeDirectory.isEmpty()) tryToBeFirst();
}

bool SingleInstance::handOver(const Handover& handover) {
  const QByteArray message = toMessage(handover);
  QDeadlineTimer silence(m_patience);
  // Retries, since the first start of the program may not be listening yet, or may be about to end and
  // release the lock.
  while (m_lock && m_lock->state() == FileLock::State::Taken && !message.isEmpty() && !silence.hasExpired()) {
    FirstStart first(m_socketPath);
    if (first.isConnected() && first.send(message, silence) && first.expect(kReady, silence)) {
      // The first start of the program has answered, so there is no deadline from here on: the wait lasts
      // until it has done the request or ends.
      const QDeadlineTimer noEnd(QDeadlineTimer::Forever);
      if (first.send({&kGo, 1}, noEnd) && first.expect(kDone, noEnd) &&
          first.staysUntil(QDeadlineTimer(kWatch)))
        return true;
      silence = QDeadlineTimer(m_patience);
    }
    ::poll(nullptr, 0, kRetryMs);
    tryToBeFirst();
  }
  return false;
}

void SingleInstance::tryToBeFirst() {
  m_lock.emplace(m_socketPath + ".lock");
}

}  // namespace sudoku
