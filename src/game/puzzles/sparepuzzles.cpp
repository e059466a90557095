#include "sparepuzzles.h"

#include <optional>

#include <QSaveFile>

#include <sudoku/making/puzzleid.h>
#include <sudoku/rating/rating.h>

#include "game/base/filesafety.h"
#include "game/base/limits.h"
#include "game/base/ordinaryfile.h"

namespace sudoku {
namespace {

std::optional<SparePuzzle> readSpare(const QByteArray& line, const std::stop_token& stop) {
  const qsizetype gap = line.indexOf(' ');
  const auto level = fromName<Level>(line.left(gap).toStdString());
  const auto id = gap < 0 ? std::nullopt : parsePuzzleId(line.mid(gap + 1).toStdString());
  if (!level || !id) return std::nullopt;
  const Puzzle puzzle = makePuzzle(*id);
  if (levelOf(puzzle, stop) != level) return std::nullopt;
  return SparePuzzle{*level, {*id, puzzle}};
}

}  // namespace

std::vector<SparePuzzle> readSparePuzzles(const QString& path, const std::stop_token& stop) {
  std::vector<SparePuzzle> puzzles;
  const auto text = readOrdinaryFile(path, kMostSpareBytes, stop);
  if (!text) return puzzles;
  for (const QByteArray& line : text->split('\n')) {
    if (stop.stop_requested()) break;
    if (const auto puzzle = readSpare(line, stop)) puzzles.push_back(*puzzle);
  }
  return puzzles;
}

bool writeSparePuzzles(const QString& path, const std::vector<SparePuzzle>& puzzles) {
  QByteArray text;
  for (const SparePuzzle& spare : puzzles) {
    const std::string line = std::string(nameOf(spare.level)) + ' ' + toText(spare.puzzle.id) + '\n';
    text += QByteArray::fromStdString(line);
  }
  makePrivateFile(path);
  QSaveFile file(path);
  return file.open(QIODevice::WriteOnly) && file.write(text) == text.size() && isWhole(file) && file.commit();
}

}  // namespace sudoku
