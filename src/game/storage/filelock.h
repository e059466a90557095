#pragma once

#include <QByteArray>
#include <QString>

namespace sudoku {

/// A lock that has one owner at a time, in this process or another, by means of a small file. The system
/// releases the lock when the owner's process ends, even if it is killed. (QLockFile takes
/// a killed process for alive until its parent has waited for it, and waits for the disk each time.)
class FileLock {
 public:
  enum class State {
    Held,        ///< owned by this object until the destructor, which deletes the file
    Taken,       ///< owned by another object or process
    Impossible,  ///< the lock file cannot be made or locked
  };

  /// Tries once to take the lock, without waiting.
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
