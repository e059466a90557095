#pragma once

#include <string>

#include <sudoku/formats/formats.h>

#include "text.h"

namespace sudoku::formats {

/// What a format can do. Each format is defined in the file of its name; table.cpp puts them together.
struct FormatCode {
  /// Whether a text seems to be in the format. Asked only of texts that no format before it in the table's
  /// order of asking has claimed.
  bool (*sniff)(const Text& text);
  /// Hands over the puzzles of a text in the format until the sink wants no more. May give none if there are
  /// none.
  void (*read)(const Text& text, const PuzzleSink& sink);
  /// The text that a puzzle adds; the puzzle before it is null for the first. The function is null for a
  /// format that is only read.
  std::string (*add)(const PuzzleRecord& puzzle, const PuzzleRecord* before) = nullptr;
  /// The text behind the last puzzle, which is null if there is none. The function is null if nothing ends a
  /// text.
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
