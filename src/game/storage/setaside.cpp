#include "setaside.h"

#include <algorithm>
#include <array>

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>

#include "game/base/filesafety.h"

namespace sudoku {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr auto kDamaged = QLatin1String(".damaged-");
/// The suffix of the marker file beside a renamed damaged database. The marker is empty until all files have
/// been renamed.
constexpr auto kMark = QLatin1String(".unread");

/// Renames a database and the files that belong to it, beginning with the write-ahead log, which SQLite would
/// otherwise use for the new database. Returns whether all are renamed.
bool renameAll(const QString& path, const QString& aside) {
  constexpr std::array kEndings = {"-wal", "-shm", "-journal", ""};
  return std::all_of(kEndings.begin(), kEndings.end(), [&](const char* ending) {
    const auto suffix = QLatin1String(ending);
    return !QFile::exists(path + suffix) || QFile::rename(path + suffix, aside + suffix);
  });
}

bool finish(const QString& path, const QString& aside) {
  if (!renameAll(path, aside)) return false;
  QFile mark(aside + kMark);
  return mark.open(QIODevice::WriteOnly) && mark.write("set aside\n") > 0 && mark.flush();
}

QStringList markedFiles(const QString& path) {
  const QFileInfo file(path);
  QStringList marked;
  for (const QString& name :
       file.dir().entryList({file.fileName() + kDamaged + u'*' + kMark}, QDir::Files, QDir::Name))
    marked += file.dir().filePath(name.chopped(kMark.size()));
  return marked;
}

bool isFinished(const QString& aside) {
  return QFileInfo(aside + kMark).size() > 0;
}

}  // namespace

QString timeStamp() {
  return QDateTime::currentDateTimeUtc().toString(u"yyyyMMdd-HHmmss-zzz"_s);
}

std::optional<QString> setAside(const QString& path) {
  const QString aside = path + kDamaged + timeStamp();
  makePrivateFile(aside + kMark);
  if (!QFile::exists(aside + kMark)) return std::nullopt;
  if (finish(path, aside)) return aside;
  if (QFile::exists(path)) forgetRescue(aside);
  return std::nullopt;
}

void finishSettingAside(const QString& path) {
  for (const QString& aside : markedFiles(path))
    if (!isFinished(aside)) finish(path, aside);
}

QStringList filesToRescue(const QString& path) {
  QStringList files;
  for (const QString& aside : markedFiles(path))
    if (isFinished(aside)) files += aside;
  return files;
}

void removeRescueLeftovers(const QString& directory) {
  const QDir place(directory);
  for (const QString& name : place.entryList({u"rescue-??????"_s}, QDir::Dirs | QDir::NoDotAndDotDot))
    QDir(place.filePath(name)).removeRecursively();
}

void forgetRescue(const QString& aside) {
  QFile::remove(aside + kMark);
}

}  // namespace sudoku
