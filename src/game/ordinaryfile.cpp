#include "ordinaryfile.h"

#include <algorithm>
#include <cerrno>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <QCoreApplication>
#include <QFile>

namespace sudoku {
namespace {

constexpr qint64 kBlockSize = qint64{256} * 1024;

class Descriptor {
 public:
  explicit Descriptor(int number) : m_number(number) {}
  ~Descriptor() {
    if (m_number >= 0) ::close(m_number);
  }
  Descriptor(const Descriptor&) = delete;
  Descriptor& operator=(const Descriptor&) = delete;

  int number() const { return m_number; }

 private:
  int m_number;
};

QString systemFailure(int errorNumber) {
  if (errorNumber == EAGAIN || errorNumber == EWOULDBLOCK)
    return QCoreApplication::translate("PuzzleText", "has nothing to read without waiting for it");
  return qt_error_string(errorNumber);
}

/// One read, of at most that many bytes; fewer than none if it fails, with errno.
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

Result<QByteArray, QString> readOrdinaryFile(const QString& path, qint64 maxSize,
                                             const std::stop_token& stop) {
  const Descriptor file(
      ::open(QFile::encodeName(path).constData(), O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY));
  if (file.number() < 0) return systemFailure(errno);
  // Asked of what is open: a name may have come to stand for something else.
  struct stat status {};
  if (::fstat(file.number(), &status) != 0) return systemFailure(errno);
  if (!S_ISREG(status.st_mode)) return notOrdinary();
  QByteArray text;
  while (text.size() < maxSize && !stop.stop_requested()) {
    const qint64 before = text.size();
    text.resize(std::min(before + kBlockSize, maxSize));
    const qint64 count = readSome(file.number(), text.data() + before, text.size() - before);
    if (count < 0) return systemFailure(errno);
    text.resize(before + count);
    if (count == 0) break;
  }
  return text;
}

}  // namespace sudoku
