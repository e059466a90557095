#include "outputfile.h"

#include <array>
#include <cerrno>
#include <climits>
#include <optional>
#include <sys/stat.h>
#include <unistd.h>

#include <QCoreApplication>
#include <QDirIterator>
#include <QFile>
#include <QFileInfo>
#include <QSaveFile>
#include <QStandardPaths>

#include "filesafety.h"

namespace sudoku {

using namespace Qt::Literals::StringLiterals;

namespace {

/// How many symbolic links in a row are followed: as many as Linux follows.
constexpr int kMostLinks = 40;

class OutputWords {
  Q_DECLARE_TR_FUNCTIONS(sudoku::OutputFile)

 public:
  static QString folder() { return tr("is a folder"); }
  static QString pipe() { return tr("is a pipe"); }
  static QString socket() { return tr("is a socket"); }
  static QString device() { return tr("is a device"); }
  static QString loop() { return tr("is a link that leads back to itself"); }
  static QString unclear() { return tr("is no ordinary file"); }
  static QString ofGames() { return tr("is one of the files in which your games are kept"); }
  static QString inFolderOfGames() { return tr("is in the folder in which your games are kept"); }
};

/// The message for the player if the mode is that of a directory, a pipe or anything else but an ordinary
/// file; empty for an ordinary file.
QString objectionToKind(mode_t mode) {
  if (S_ISREG(mode)) return {};
  if (S_ISDIR(mode)) return OutputWords::folder();
  if (S_ISFIFO(mode)) return OutputWords::pipe();
  if (S_ISSOCK(mode)) return OutputWords::socket();
  return S_ISCHR(mode) || S_ISBLK(mode) ? OutputWords::device() : OutputWords::unclear();
}

/// The target of a symbolic link, as an absolute path or relative to the same directory as `path`; nothing if
/// the path is not a link.
std::optional<QString> targetOfLink(const QString& path) {
  std::array<char, PATH_MAX> text{};
  const ssize_t size = ::readlink(QFile::encodeName(path).constData(), text.data(), text.size());
  if (size < 0) return std::nullopt;
  const QString target = QFile::decodeName(QByteArray(text.data(), size));
  const qsizetype name = path.lastIndexOf(u'/') + 1;
  return target.startsWith(u'/') ? target : path.left(name) + target;
}

/// The path to which all symbolic links of a path lead; nothing if they form a loop.
std::optional<QString> followed(QString path) {
  for (int links = 0; links <= kMostLinks; ++links) {
    const auto target = targetOfLink(path);
    if (!target) return path;
    path = *target;
  }
  return std::nullopt;
}

bool isInFolder(const QString& path, const QString& folder) {
  const FileIdentity wanted = identityOf(folder);
  if (wanted == FileIdentity()) return false;
  for (QString above = QFileInfo(QFileInfo(path).path()).canonicalFilePath(); !above.isEmpty();
       above = QFileInfo(above).path()) {
    if (identityOf(above) == wanted) return true;
    if (above == u"/"_s || above == QFileInfo(above).path()) break;
  }
  return false;
}

/// Whether a file with hard links has one of its names in a folder or below it.
bool hasNameInFolder(const QString& path, const QString& folder) {
  const FileIdentity file = identityOf(path);
  QDirIterator all(folder, QDir::Files | QDir::Hidden | QDir::System, QDirIterator::Subdirectories);
  while (all.hasNext())
    if (identityOf(all.next()) == file) return true;
  return false;
}

QString whyNotWritten(const QSaveFile& file, int errorNumber) {
  return file.error() != QFileDevice::NoError ? file.errorString() : qt_error_string(errorNumber);
}

}  // namespace

QString gamesDirectory() {
  return QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation) + u"/sudoku"_s;
}

OutputPlace outputPlace(const QString& path, const QString& games) {
  struct stat status {};
  const bool isThere = ::stat(QFile::encodeName(path).constData(), &status) == 0;
  const bool isLoop = !isThere && errno == ELOOP;
  const auto target = isLoop ? std::nullopt : followed(path);
  if (!target) return {path, OutputWords::loop()};
  if (isThere) {
    if (const QString objection = objectionToKind(status.st_mode); !objection.isEmpty())
      return {path, objection};
    // Some links in /proc lead to a file that has no name.
    if (identityOf(*target) != identityOf(path)) return {path, OutputWords::unclear()};
    if (status.st_nlink > 1 && hasNameInFolder(path, games)) return {path, OutputWords::ofGames()};
  }
  if (isInFolder(*target, games)) return {path, OutputWords::inFolderOfGames()};
  return {*target};
}

FileOutcome writeOutput(const QString& path, const std::function<bool(QIODevice&)>& write,
                        const QString& games) {
  using Status = FileOutcome::Status;
  const OutputPlace place = outputPlace(path, games);
  if (!place.objection.isEmpty()) return {Status::Refused, place.objection};
  QSaveFile file(place.path);
  if (!file.open(QIODevice::WriteOnly)) return {Status::Failed, whyNotWritten(file, errno)};
  const bool isKept = write(file);
  if (!isKept && file.error() == QFileDevice::NoError) return {Status::Dropped};
  if (!isWhole(file)) return {Status::Failed, whyNotWritten(file, errno)};
  if (!file.commit()) return {Status::Failed, whyNotWritten(file, errno)};
  return {};
}

}  // namespace sudoku
