#pragma once

#include <QByteArray>
#include <QString>

namespace sudoku {

/// A lock that one owner at a time has, in this process or another, by way of a small file. The system takes
/// it from a process that ends, however suddenly. (QLockFile believes in a killed process as long as nobody
/// has waited for it, and makes each lock wait for the disk.)
class FileLock {
 public:
  enum class State {
    Held,        ///< by this object, until it is destroyed and deletes the file
    Taken,       ///< by somebody else
    Impossible,  ///< the file cannot be made or locked
  };

  /// Tries once to take the lock.
  explicit FileLock(const QString& path);
  ~FileLock();
  Q_DISABLE_COPY_MOVE(FileLock)

  State state() const { return m_state; }

 private:
  State tryToLock();
  bool isInPlace() const;

  QByteArray m_path;
  int m_file = -1;
  State m_state;
};

}  // namespace sudoku
