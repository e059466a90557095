#include "localsocket.h"

#include <algorithm>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

#include <QFile>

namespace sudoku {
namespace {

sockaddr_un addressOf(const QByteArray& path) {
  sockaddr_un address{};
  address.sun_family = AF_UNIX;
  std::copy(path.begin(), path.end(), std::begin(address.sun_path));
  return address;
}

}  // namespace

LocalSocket::LocalSocket(const QString& path)
    : m_path(QFile::encodeName(path)),
      m_socket(::socket(AF_UNIX, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0)) {}

LocalSocket::~LocalSocket() {
  if (m_socket >= 0) ::close(m_socket);
}

bool LocalSocket::hasRoomFor(const QString& path) {
  return QFile::encodeName(path).size() < qsizetype{sizeof sockaddr_un::sun_path};
}

bool LocalSocket::listen() {
  remove();
  const sockaddr_un address = addressOf(m_path);
  return m_socket >= 0 &&
         ::bind(m_socket, reinterpret_cast<const sockaddr*>(&address), sizeof address) == 0 &&
         ::chmod(m_path.constData(), S_IRWXU) == 0 && ::listen(m_socket, SOMAXCONN) == 0;
}

bool LocalSocket::connect() {
  const sockaddr_un address = addressOf(m_path);
  return m_socket >= 0 &&
         ::connect(m_socket, reinterpret_cast<const sockaddr*>(&address), sizeof address) == 0;
}

void LocalSocket::remove() {
  ::unlink(m_path.constData());
}

}  // namespace sudoku
