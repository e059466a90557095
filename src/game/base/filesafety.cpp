#include "filesafety.h"

#include <cerrno>
#include <fcntl.h>
#include <sys/stat.h>
#include <sys/statvfs.h>
#include <unistd.h>

#include <QDir>
#include <QFile>
#include <QFileInfo>

namespace sudoku {

bool makePrivateDirectory(const QString& path) {
  const QFileInfo info(QDir::cleanPath(path));
  if (info.isDir()) return true;
  if (info.filePath() == info.path() || !makePrivateDirectory(info.path())) return false;
  return ::mkdir(QFile::encodeName(info.filePath()).constData(), S_IRWXU) == 0 || errno == EEXIST;
}

void makePrivateFile(const QString& path) {
  const int file =
      ::open(QFile::encodeName(path).constData(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, S_IRUSR | S_IWUSR);
  if (file >= 0) ::close(file);
}

bool isNotReadableAsFile(const QString& path) {
  const QFileInfo info(path);
  return info.isSymLink() ? !info.isFile() : info.exists() && !info.isFile();
}

FileIdentity identityOf(const QString& path) {
  struct stat status {};
  if (::stat(QFile::encodeName(path).constData(), &status) != 0) return {};
  return {status.st_dev, status.st_ino};
}

std::optional<qint64> freeBytes(const QString& directory) {
  struct statvfs status {};
  if (::statvfs(QFile::encodeName(directory).constData(), &status) != 0) return std::nullopt;
  return static_cast<qint64>(status.f_bavail) * static_cast<qint64>(status.f_frsize);
}

bool isWhole(QFileDevice& file) {
  if (!file.flush() || file.error() != QFileDevice::NoError) return false;
  // Some file systems cannot sync a file, which fsync() reports as EINVAL or ENOTSUP.
  return ::fsync(file.handle()) == 0 || errno == EINVAL || errno == ENOTSUP;
}

}  // namespace sudoku
