#pragma once

#include <QByteArray>
#include <QString>

namespace sudoku {

/// A local stream socket that has a name in the file system. None of its calls blocks.
class LocalSocket {
 public:
  explicit LocalSocket(const QString& path);
  ~LocalSocket();
  Q_DISABLE_COPY_MOVE(LocalSocket)

  /// Whether a path is short enough for the name of a socket. Precondition of all calls.
  static bool hasRoomFor(const QString& path);

  /// Listens for processes of the user alone, in place of whatever stands at the path. Returns whether that
  /// went well.
  bool listen();
  bool connect();
  /// Removes the socket's name from the file system.
  void remove();

  int descriptor() const { return m_socket; }

 private:
  QByteArray m_path;
  int m_socket;
};

}  // namespace sudoku
