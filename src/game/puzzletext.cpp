#include "puzzletext.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

#include <sudoku/puzzlemaker.h>

namespace sudoku {
namespace {

/// All 49,158 known puzzles of 17 givens take 4 MB.
constexpr qint64 kMaxSize = qint64{8} * 1024 * 1024;
/// More than an id takes.
constexpr qsizetype kMaxIdSize = 128;

QString tooLarge() {
  return QCoreApplication::translate("PuzzleText", "larger than %1 MB, too large for puzzles")
      .arg(kMaxSize / 1024 / 1024);
}

/// Why a file is not even to be opened. Reading from a device or a pipe could take for ever.
QString objectionTo(const QFileInfo& file) {
  if (!file.exists()) return QCoreApplication::translate("PuzzleText", "no such file");
  if (file.isDir()) return QCoreApplication::translate("PuzzleText", "is a directory");
  if (!file.isFile()) return QCoreApplication::translate("PuzzleText", "no ordinary file");
  if (file.size() > kMaxSize) return tooLarge();
  return {};
}

}  // namespace

PuzzleText readPuzzleText(const QByteArray& text, const QString& source) {
  if (text.size() > kMaxSize) return {.source = source, .failure = tooLarge()};
  const std::string id = text.left(kMaxIdSize).trimmed().toStdString();
  if (const auto puzzle = text.size() < kMaxIdSize ? puzzleWithId(id) : std::nullopt) {
    PuzzleRecord record;
    record.givens = record.board = puzzle->givens;
    const QString number = parsePuzzleId(id) ? QString::fromStdString(id) : QString();
    return {.source = source, .number = number, .puzzles = {{1, record}}};
  }
  return {.source = source,
          .puzzles = readPuzzles({text.constData(), static_cast<std::size_t>(text.size())})};
}

PuzzleText readPuzzleFile(const QString& path) {
  const QFileInfo info(path);
  PuzzleText failed{.source = info.fileName(), .path = path, .failure = objectionTo(info)};
  if (!failed.failure.isEmpty()) return failed;
  QFile file(path);
  if (file.open(QIODevice::ReadOnly)) {
    // A file may have grown, and some that hold plenty say that their size is 0.
    const QByteArray text = file.read(kMaxSize + 1);
    if (file.error() == QFile::NoError) {
      PuzzleText read = readPuzzleText(text, info.fileName());
      read.path = path;
      return read;
    }
  }
  failed.failure = file.errorString();
  return failed;
}

QString writePuzzleFile(const QString& path, const std::string& text) {
  QSaveFile file(path);
  const auto size = static_cast<qint64>(text.size());
  const bool written =
      file.open(QIODevice::WriteOnly) && file.write(text.data(), size) == size && file.commit();
  return written ? QString() : file.errorString();
}

}  // namespace sudoku
