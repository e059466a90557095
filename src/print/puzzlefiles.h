#pragma once

#include <stop_token>
#include <vector>

#include <QStringList>

#include <sudoku/formats/puzzlerecord.h>

namespace sudoku::print {

/// The puzzles that were read from files, in the order of the files.
struct FilePuzzles {
  std::vector<PuzzleRecord> records;
  bool isWhole = true;  ///< whether every file could be read, and each of its entries was a valid puzzle
};

/// Reads puzzle files in any format; `-` is standard input. Faulty entries are left out and reported on
/// standard error, one a line as `FILE:LINE: reason`; puzzles without exactly one solution are reported, but
/// kept. Only the first faults of each file are reported one by one, the others are counted.
FilePuzzles readPuzzleFiles(const QStringList& files, const std::stop_token& stop);

}  // namespace sudoku::print
