#include "singleinstance.h"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <poll.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

#include <QCryptographicHash>
#include <QDeadlineTimer>
#include <QDir>
#include <QFile>

namespace sudoku {
namespace {

constexpr int kRetryMs = 5;

/// A name as long as the system lets a socket have, which is not very long.
QString socketPathFor(const QString& runtimeDirectory, const QString& dataDirectory) {
  const QByteArray games = QDir::cleanPath(QDir::current().absoluteFilePath(dataDirectory)).toUtf8();
  const QByteArray hash = QCryptographicHash::hash(games, QCryptographicHash::Sha256).toHex().left(16);
  return runtimeDirectory + "/sudoku-" + QString::fromLatin1(hash);
}

/// Talks to the first start, or fails once the time is over. (QLocalSocket wants an event loop.)
class FirstStart {
 public:
  FirstStart(const QString& path, const QDeadlineTimer& deadline)
      : m_deadline(deadline), m_socket(::socket(AF_UNIX, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0)) {
    sockaddr_un address{};
    address.sun_family = AF_UNIX;
    const QByteArray name = QFile::encodeName(path);
    std::memcpy(address.sun_path, name.constData(), static_cast<std::size_t>(name.size()));
    m_isConnected =
        m_socket >= 0 && ::connect(m_socket, reinterpret_cast<sockaddr*>(&address), sizeof address) == 0;
  }
  ~FirstStart() {
    if (m_socket >= 0) ::close(m_socket);
  }
  Q_DISABLE_COPY_MOVE(FirstStart)

  bool isConnected() const { return m_isConnected; }

  bool send(QByteArrayView bytes) {
    while (!bytes.isEmpty()) {
      const auto sent = ::send(m_socket, bytes.data(), static_cast<std::size_t>(bytes.size()), MSG_NOSIGNAL);
      if (sent > 0)
        bytes = bytes.sliced(sent);
      else if (errno != EAGAIN || !wait(POLLOUT))
        return false;
    }
    return true;
  }

  bool expect(char expected) {
    char answer = 0;
    return wait(POLLIN) && ::recv(m_socket, &answer, 1, 0) == 1 && answer == expected;
  }

 private:
  bool wait(decltype(pollfd::events) event) const {
    pollfd waited{m_socket, event, 0};
    return ::poll(&waited, 1, static_cast<int>(m_deadline.remainingTime())) == 1;
  }

  QDeadlineTimer m_deadline;
  int m_socket;
  bool m_isConnected = false;
};

}  // namespace

SingleInstance::SingleInstance(const QString& runtimeDirectory, const QString& dataDirectory)
    : m_socketPath(socketPathFor(runtimeDirectory, dataDirectory)) {
  const bool hasRoom = QFile::encodeName(m_socketPath).size() < qsizetype{sizeof sockaddr_un::sun_path};
  if (hasRoom && !runtimeDirectory.isEmpty()) tryToBeFirst();
}

bool SingleInstance::handOver(const Handover& handover) {
  const QByteArray message = toMessage(handover);
  const QDeadlineTimer deadline(kPatience);
  // The first may be about to listen, or about to end and leave its place.
  while (m_lock && m_lock->state() == FileLock::State::Taken && !message.isEmpty() &&
         !deadline.hasExpired()) {
    FirstStart first(m_socketPath, deadline);
    if (first.isConnected() && first.send(message) && first.expect(kReady) && first.send({&kGo, 1}))
      return true;
    ::poll(nullptr, 0, kRetryMs);
    tryToBeFirst();
  }
  return false;
}

void SingleInstance::tryToBeFirst() {
  m_lock.emplace(m_socketPath + ".lock");
}

}  // namespace sudoku
