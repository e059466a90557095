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

  /// Whether a path is short enough for the name of a socket, which is a precondition of all other calls.
  static bool hasRoomFor(const QString& path);

  /// Listens for processes of the same user only, and replaces any file at the path. Returns whether that
  /// succeeded.
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
