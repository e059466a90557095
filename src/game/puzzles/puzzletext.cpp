#include "puzzletext.h"

#include <optional>

#include <QCoreApplication>
#include <QFileInfo>
#include <QIODevice>

#include <sudoku/making/puzzlemaker.h>

#include "game/base/limits.h"
#include "game/base/ordinaryfile.h"
#include "game/base/outputfile.h"

namespace sudoku {
namespace {

QString tooLarge() {
  return QCoreApplication::translate("PuzzleText", "larger than %1 MB, too large for puzzles")
      .arg(kMaxTextSize / 1024 / 1024);
}

/// Why a file must not be opened, in the player's language; empty for an ordinary file of acceptable size.
/// Checked without opening, which could affect a device and takes time on a remote disk.
QString objectionTo(const QFileInfo& file) {
  if (!file.exists()) return QCoreApplication::translate("PuzzleText", "no such file");
  if (file.isDir()) return QCoreApplication::translate("PuzzleText", "is a directory");
  if (!file.isFile()) return notOrdinary();
  if (file.size() > kMaxTextSize) return tooLarge();
  return {};
}

/// The beginning of a UTF-8 text, at most kLongestLabel bytes, without an incomplete character at its end.
std::string shortened(const std::string& text) {
  if (text.size() <= kLongestLabel) return text;
  const auto isInner = [&text](std::size_t index) { return (text[index] & '\xC0') == '\x80'; };
  std::size_t size = kLongestLabel;
  while (size > 0 && isInner(size)) --size;
  return text.substr(0, size);
}

/// The puzzle without what its text says about it (PuzzleLabel) except title, level and time: the rest, which
/// may describe a whole collection, would take memory once for each puzzle.
PuzzleRecord withShortLabel(const PuzzleRecord& record) {
  PuzzleLabel label;
  label.title = shortened(record.label.title);
  label.level = shortened(record.label.level);
  label.elapsed = record.label.elapsed;
  return {record.givens, record.board, record.notes, label};
}

/// Collects the puzzles of a text and the lines that are not valid puzzles, each up to a maximum, and counts
/// the others.
class Collector {
 public:
  explicit Collector(PuzzleText& text) : m_text(text) {}

  void take(const ReadPuzzle& read) {
    qsizetype& kept = read.puzzle ? m_puzzles : m_faults;
    if (kept == (read.puzzle ? kMostPuzzles : kMostFaults)) {
      ++(read.puzzle ? m_text.morePuzzles : m_text.moreFaults);
      return;
    }
    ++kept;
    if (read.puzzle)
      m_text.puzzles.append({read.line, withShortLabel(*read.puzzle)});
    else
      m_text.puzzles.append(read);
  }

 private:
  PuzzleText& m_text;
  qsizetype m_puzzles = 0;
  qsizetype m_faults = 0;
};

std::optional<PuzzleText> readId(const QByteArray& text, const QString& source) {
  if (text.size() >= kMaxIdSize) return std::nullopt;
  const std::string id = text.trimmed().toStdString();
  const auto puzzle = puzzleWithId(id);
  if (!puzzle) return std::nullopt;
  PuzzleRecord record;
  record.givens = record.board = puzzle->givens;
  const QString puzzleId = parsePuzzleId(id) ? QString::fromStdString(id) : QString();
  return PuzzleText{.source = source, .puzzleId = puzzleId, .puzzles = {{1, record}}};
}

}  // namespace

QByteArray pastedText(const QString& text) {
  // The block of full-width forms has the signs of ASCII in their order.
  constexpr char16_t kFullWidthFirst = u'！';
  constexpr char16_t kFullWidthLast = u'～';
  constexpr char16_t kIdeographicSpace = u'\u3000';
  QString plain = text;
  for (QChar& sign : plain) {
    const char16_t code = sign.unicode();
    if (sign.isDigit())
      sign = QChar(u'0' + sign.digitValue());
    else if (code >= kFullWidthFirst && code <= kFullWidthLast)
      sign = QChar(u'!' + (code - kFullWidthFirst));
    else if (code == kIdeographicSpace)
      sign = u' ';
  }
  return plain.toUtf8();
}

PuzzleText readPuzzleText(const QByteArray& text, const QString& source, Extent extent,
                          const std::stop_token& stop) {
  if (text.size() > kMaxTextSize) return {.source = source, .failure = tooLarge()};
  if (const auto puzzle = readId(text, source)) return *puzzle;
  PuzzleText result{.source = source};
  Collector collector(result);
  const auto take = [&](const ReadPuzzle& read) {
    collector.take(read);
    return extent == Extent::AllPuzzles;
  };
  readPuzzles({text.constData(), static_cast<std::size_t>(text.size())}, take, stop);
  return result;
}

PuzzleText readPuzzleFile(const QString& path, Extent extent, const std::stop_token& stop) {
  const QFileInfo info(path);
  PuzzleText failed{.source = info.fileName(), .path = path, .failure = objectionTo(info)};
  if (!failed.failure.isEmpty()) return failed;
  // The size is checked again after reading: a file may have grown, and some files of the system report a
  // size of 0 although they have content.
  const auto text = readOrdinaryFile(path, kMaxTextSize + 1, stop);
  if (text) {
    PuzzleText read = readPuzzleText(*text, info.fileName(), extent, stop);
    read.path = path;
    return read;
  }
  failed.failure = text.error();
  return failed;
}

QString writePuzzleFile(const QString& path, const std::string& text) {
  const auto size = static_cast<qint64>(text.size());
  return writeOutput(path, [&](QIODevice& file) { return file.write(text.data(), size) == size; }).reason;
}

}  // namespace sudoku
