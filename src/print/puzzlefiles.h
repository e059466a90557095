#pragma once

#include <stop_token>
#include <vector>

#include <QStringList>

#include <sudoku/formats/puzzlerecord.h>

namespace sudoku::print {

/// The puzzles of files, in the order of the files.
struct FilePuzzles {
  std::vector<PuzzleRecord> records;
  bool isWhole = true;  ///< no file had a fault
};

/// Reads files in any format; `-` is standard input. What is wrong is reported on standard error, a line each
/// as `FILE:LINE: reason`, and left out; puzzles without exactly one solution are reported, and kept. Of each
/// file the first faults are reported, and the number of others.
FilePuzzles readPuzzleFiles(const QStringList& files, const std::stop_token& stop);

}  // namespace sudoku::print
