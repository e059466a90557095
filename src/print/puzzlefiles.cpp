#include "puzzlefiles.h"

#include <iostream>

#include <QFile>

#include <sudoku/formats/formats.h>
#include <sudoku/grid/result.h>
#include <sudoku/solving/solver.h>

namespace sudoku::print {
namespace {

/// As many bytes as a text may have; one more is read to see whether there are.
constexpr qint64 kMostBytes = qint64{256} * 1024 * 1024;

void complainAbout(const QString& file, const ParseError& error) {
  std::cerr << qPrintable(file == "-" ? "standard input" : file) << ':' << error.line << ": ";
  if (error.column > 0) std::cerr << "column " << error.column << ": ";
  std::cerr << error.reason << '\n';
}

Result<QByteArray, QString> bytesOf(const QString& name) {
  QFile file(name);
  const bool isOpen = name == "-" ? file.open(stdin, QIODevice::ReadOnly) : file.open(QIODevice::ReadOnly);
  if (!isOpen) return file.errorString();
  QByteArray bytes = file.read(kMostBytes + 1);
  if (file.error() != QFile::NoError) return file.errorString();
  if (bytes.size() > kMostBytes) return QString("more than 256 MiB");
  return bytes;
}

void takePuzzles(const QString& file, const QByteArray& bytes, FilePuzzles& puzzles,
                 const std::stop_token& stop) {
  const auto take = [&](ReadPuzzle&& read) {
    if (!read.puzzle) {
      complainAbout(file, read.puzzle.error());
      puzzles.isWhole = false;
      return true;
    }
    if (const auto proved = toPuzzle(read.puzzle->givens); !proved) {
      complainAbout(file, explain(proved.error(), read.puzzle->givens, read.line));
      puzzles.isWhole = false;
    }
    puzzles.records.push_back(*read.puzzle);
    return true;
  };
  readPuzzles({bytes.constData(), static_cast<std::size_t>(bytes.size())}, take, stop);
}

}  // namespace

FilePuzzles readPuzzleFiles(const QStringList& files, const std::stop_token& stop) {
  FilePuzzles puzzles;
  for (const QString& file : files) {
    const auto bytes = bytesOf(file);
    if (bytes) {
      takePuzzles(file, *bytes, puzzles, stop);
    } else {
      std::cerr << qPrintable(file) << ": " << qPrintable(bytes.error()) << '\n';
      puzzles.isWhole = false;
    }
  }
  return puzzles;
}

}  // namespace sudoku::print
