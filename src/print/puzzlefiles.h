#pragma once

#include <stop_token>
#include <vector>

#include <QStringList>

#include <sudoku/formats/puzzlerecord.h>

namespace sudoku::print {

/// The puzzles of files, in their order.
struct FilePuzzles {
  std::vector<PuzzleRecord> records;
  bool isWhole = true;  ///< nothing was wrong
};

/// Reads files in any format; `-` is standard input. What is wrong is said on standard error, a line each as
/// `FILE:LINE: reason`, and passed over; puzzles without exactly one solution are said, and kept. Of each
/// file the first of such lines are written, and how many more there would be.
FilePuzzles readPuzzleFiles(const QStringList& files, const std::stop_token& stop);

}  // namespace sudoku::print
