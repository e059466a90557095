#include "ordinaryfile.h"

#include <algorithm>
#include <cerrno>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>
#include <utility>

#include <QCoreApplication>
#include <QFile>

namespace sudoku {
namespace {

constexpr qint64 kBlockSize = qint64{256} * 1024;

QString systemFailure(int errorNumber) {
  if (errorNumber == EAGAIN || errorNumber == EWOULDBLOCK)
    return QCoreApplication::translate("PuzzleText", "has nothing to read without waiting for it");
  return qt_error_string(errorNumber);
}

/// Reads once from a file descriptor, at most `size` bytes. Returns the number of bytes read; -1 and errno if
/// reading fails.
qint64 readSome(int file, char* to, qint64 size) {
  ssize_t count = 0;
  do {
    count = ::read(file, to, static_cast<std::size_t>(size));
  } while (count < 0 && errno == EINTR);
  return count;
}

}  // namespace

QString notOrdinary() {
  return QCoreApplication::translate("PuzzleText", "no ordinary file");
}

Result<OrdinaryFile, QString> OrdinaryFile::open(const QString& path) {
  const int descriptor =
      ::open(QFile::encodeName(path).constData(), O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY);
  if (descriptor < 0) return systemFailure(errno);
  OrdinaryFile file(descriptor, 0);
  // The opened file is checked, not its path, which may lead to another file by now.
  struct stat status {};
  if (::fstat(descriptor, &status) != 0) return systemFailure(errno);
  if (!S_ISREG(status.st_mode)) return notOrdinary();
  file.m_size = status.st_size;
  return file;
}

OrdinaryFile::OrdinaryFile(OrdinaryFile&& other) noexcept
    : m_descriptor(std::exchange(other.m_descriptor, -1)), m_size(other.m_size) {}

OrdinaryFile::~OrdinaryFile() {
  if (m_descriptor >= 0) ::close(m_descriptor);
}

Result<QByteArray, QString> OrdinaryFile::read(qint64 maxSize, const std::stop_token& stop) const {
  QByteArray text;
  while (text.size() < maxSize && !stop.stop_requested()) {
    const qint64 before = text.size();
    text.resize(std::min(before + kBlockSize, maxSize));
    const qint64 count = readSome(m_descriptor, text.data() + before, text.size() - before);
    if (count < 0) return systemFailure(errno);
    text.resize(before + count);
    if (count == 0) break;
  }
  return text;
}

Result<QByteArray, QString> readOrdinaryFile(const QString& path, qint64 maxSize,
                                             const std::stop_token& stop) {
  auto file = OrdinaryFile::open(path);
  if (!file) return file.error();
  return file->read(maxSize, stop);
}

}  // namespace sudoku
