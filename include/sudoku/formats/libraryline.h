#pragma once

#include <string>
#include <string_view>
#include <vector>

#include <sudoku/formats/formats.h>
#include <sudoku/grid/candidate.h>

/// Positions and steps as lines of HoDoKu's library, a file of test cases for its techniques. All functions
/// are pure and may be called from any thread.
namespace sudoku {

/// A line of HoDoKu's library: a position and a step that can be made in it. Its fields, defined in the head
/// of HoDoKu's reglib-1.4.txt, are `:technique[-variant]:digits:cells:deleted:eliminations:placements:extra`;
/// a line with one field less has no placements.
struct LibraryLine {
  std::string technique = "0000";  ///< HoDoKu's code of the technique; 0000 without a step
  /// The part of the technique's code after the dash; `x` means that the technique must not find a step here.
  std::string variant;
  std::string digits = "x";  ///< the digits that the step is about; `x` where there is no step
  Grid givens;
  Grid board;                      ///< givens and placed digits; the text marks placed digits with `+`
  std::vector<Candidate> deleted;  ///< candidates that the board allows, but that have been eliminated
  std::vector<Candidate> eliminations;
  std::vector<Candidate> placements;
  std::string extra;  ///< the length of a chain; empty for other steps

  friend bool operator==(const LibraryLine&, const LibraryLine&) = default;
};

/// Reads a line of HoDoKu's library. Givens that clash, and a cell left without candidates, are errors.
[[nodiscard]] Result<LibraryLine, ParseError> parseLibraryLine(std::string_view text, int lineNumber = 1);

/// A line of HoDoKu's library as text, without a line feed.
[[nodiscard]] std::string toText(const LibraryLine& line);

/// The position of a library line. If candidates have been deleted, the notes of each open cell are its
/// remaining candidates.
[[nodiscard]] PuzzleRecord toRecord(const LibraryLine& line);

/// The position of a record as a library line without a step. Candidates that the notes rule out become
/// deleted ones.
[[nodiscard]] LibraryLine toLibraryLine(const PuzzleRecord& record);

}  // namespace sudoku
