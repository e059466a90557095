#include "puzzlefiles.h"

#include <iostream>
#include <string>

#include <QFile>

#include <sudoku/formats/formats.h>
#include <sudoku/formats/limits.h>
#include <sudoku/grid/result.h>
#include <sudoku/solving/solver.h>

namespace sudoku::print {
namespace {

/// The most faults of a file that are reported one by one; further faults are only counted.
constexpr int kMostComplaints = 20;

/// Reports the faults of a file on standard error.
class Complaints {
 public:
  explicit Complaints(const QString& file) : m_file(file == "-" ? "standard input" : file) {}

  void add(const ParseError& error) {
    if (++m_count > kMostComplaints) return;
    std::string text = qPrintable(m_file) + (':' + std::to_string(error.line)) + ": ";
    if (error.column > 0) text += "column " + std::to_string(error.column) + ": ";
    std::cerr << text + reasonOf(error) + '\n';
  }
  /// Prints how many further faults there are beyond kMostComplaints. Returns whether the file has no fault
  /// at all.
  bool finish() const {
    if (m_count > kMostComplaints)
      std::cerr << qPrintable(m_file) << ": " << m_count - kMostComplaints << " more of such complaints\n";
    return m_count == 0;
  }

 private:
  QString m_file;
  int m_count = 0;
};

Result<QByteArray, QString> bytesOf(const QString& name) {
  QFile file(name);
  const bool isOpen = name == "-" ? file.open(stdin, QIODevice::ReadOnly) : file.open(QIODevice::ReadOnly);
  if (!isOpen) return file.errorString();
  constexpr auto kMostBytes = static_cast<qint64>(kMostFileBytes);
  QByteArray bytes = file.read(kMostBytes + 1);  // one more, to notice that the file is longer
  if (file.error() != QFile::NoError) return file.errorString();
  if (bytes.size() > kMostBytes) return QString("more than %1 MiB").arg(kMostBytes / 1024 / 1024);
  return bytes;
}

void takePuzzles(const QString& file, const QByteArray& bytes, FilePuzzles& puzzles,
                 const std::stop_token& stop) {
  Complaints complaints(file);
  const auto take = [&](ReadPuzzle&& read) {
    if (!read.puzzle) {
      complaints.add(read.puzzle.error());
      return true;
    }
    if (const auto proved = toPuzzle(read.puzzle->givens); !proved)
      complaints.add(toParseError(proved.error(), read.puzzle->givens, read.line));
    puzzles.records.push_back(*read.puzzle);
    return true;
  };
  readPuzzles({bytes.constData(), static_cast<std::size_t>(bytes.size())}, take, stop);
  if (!complaints.finish()) puzzles.isWhole = false;
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
