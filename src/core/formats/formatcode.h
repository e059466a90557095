#pragma once

#include <string>

#include <sudoku/formats/formats.h>

#include "text.h"

namespace sudoku::formats {

/// The functions that read and write a format. The file of each format defines its FormatCode; table.cpp
/// lists them all.
struct FormatCode {
  /// Whether a text seems to be in the format. Called only after all earlier formats in the order of
  /// table.cpp have returned false.
  bool (*sniff)(const Text& text);
  /// Passes the puzzles of a text in the format to the sink until the sink wants no more. May pass nothing if
  /// the text has no puzzles.
  void (*read)(const Text& text, const PuzzleSink& sink);
  /// Returns the text for a puzzle. `before` is the previous puzzle, null for the first one. The function
  /// pointer is null for a format that can only be read.
  std::string (*add)(const PuzzleRecord& puzzle, const PuzzleRecord* before) = nullptr;
  /// Returns the text that follows the last puzzle. `last` is that puzzle, null if there are no puzzles. The
  /// function pointer is null for a format without such a text.
  std::string (*end)(const PuzzleRecord* last) = nullptr;
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
