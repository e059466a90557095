#include "filelock.h"

#include <cerrno>
#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <QFile>

namespace sudoku {

FileLock::FileLock(const QString& path) : m_path(QFile::encodeName(path)), m_state(tryToLock()) {}

FileLock::~FileLock() {
  if (m_state == State::Held) ::unlink(m_path.constData());
  if (m_file >= 0) ::close(m_file);
}

FileLock::State FileLock::tryToLock() {
  for (;;) {
    m_file = ::open(m_path.constData(), O_RDWR | O_CREAT | O_CLOEXEC, S_IRUSR | S_IWUSR);
    if (m_file < 0) return State::Impossible;
    if (::flock(m_file, LOCK_EX | LOCK_NB) != 0)
      return errno == EWOULDBLOCK ? State::Taken : State::Impossible;
    // The former owner may have deleted the file after this process opened it, and a lock on a deleted file
    // protects nothing.
    if (isInPlace()) return State::Held;
    ::close(m_file);
  }
}

bool FileLock::isInPlace() const {
  struct stat opened {};
  struct stat named {};
  return ::fstat(m_file, &opened) == 0 && ::stat(m_path.constData(), &named) == 0 &&
         opened.st_dev == named.st_dev && opened.st_ino == named.st_ino;
}

}  // namespace sudoku
