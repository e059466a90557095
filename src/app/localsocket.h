#pragma once

#include <QByteArray>
#include <QString>

namespace sudoku {

/// A stream socket of this machine that has a name in the file system. None of its calls blocks.
class LocalSocket {
 public:
  explicit LocalSocket(const QString& path);
  ~LocalSocket();
  Q_DISABLE_COPY_MOVE(LocalSocket)

  /// Whether the system lets a socket have that name: it must not be very long. Precondition of all calls.
  static bool hasRoomFor(const QString& path);

  /// For the user alone, in place of what stands at that path. Whether that went well.
  bool listen();
  bool connect();
  /// Takes the name away.
  void remove();

  int descriptor() const { return m_socket; }

 private:
  QByteArray m_path;
  int m_socket;
};

}  // namespace sudoku
