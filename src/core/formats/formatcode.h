#pragma once

#include <span>
#include <string>
#include <vector>

#include <sudoku/formats.h>

#include "text.h"

namespace sudoku::formats {

/// What a format can do. Each is defined in the file of its name; table.cpp puts them together.
struct FormatCode {
  /// Whether a text seems to be in the format. Asked only of texts that no format before it in the table's
  /// order of asking has claimed.
  bool (*sniff)(const Text& text);
  /// The puzzles of such a text. May give none where there are none.
  std::vector<ReadPuzzle> (*read)(const Text& text);
  /// Null for a format that is only read.
  std::string (*write)(std::span<const PuzzleRecord> puzzles) = nullptr;
};

extern const FormatCode kBank;
extern const FormatCode kCsv;
extern const FormatCode kExchangeUrl;
extern const FormatCode kFPuzzles;
extern const FormatCode kGnomeShare;
extern const FormatCode kGnomeSudoku;
extern const FormatCode kGrid;
extern const FormatCode kGsf;
extern const FormatCode kKSudoku;
extern const FormatCode kLibrary;
extern const FormatCode kLine;
extern const FormatCode kOpenSudoku;
extern const FormatCode kPencilMarks;
extern const FormatCode kSdk;
extern const FormatCode kSdx;
extern const FormatCode kSimpleSudoku;
extern const FormatCode kSukaku;
extern const FormatCode kTatham;

}  // namespace sudoku::formats
