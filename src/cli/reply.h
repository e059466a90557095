#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include <sudoku/formats/formats.h>
#include <sudoku/grid/grid.h>
#include <sudoku/grid/puzzle.h>

#include "output.h"

namespace sudoku::cli {

/// The file and line that a puzzle comes from, as messages name it.
struct Place {
  std::string_view file;
  std::uint64_t line = 1;
};

/// The answer to one puzzle, and messages about it, which are added to a report.
class Reply {
 public:
  Reply(Report& report, const Place& place) : m_report(report), m_place(place) {}

  /// Adds a line to the results.
  void answer(std::string_view line);
  /// Adds a line `FILE:LINE: what is to be known` for standard error.
  void remark(std::string_view what);
  /// Adds a remark on what is wrong with the puzzle, which then counts as failed.
  void fail(std::string_view what);
  /// Adds a remark on why the puzzle cannot be read, with the column in front of the reason. The line is
  /// taken from the puzzle's place, not from the error.
  void fail(const ParseError& error);

 private:
  Report& m_report;
  Place m_place;
};

/// Answers `invalid` for a line that is no grid, and says what is wrong.
void answerInvalid(const ParseError& error, Reply& reply);

/// Reads the grid in a line; if there is none, answers `invalid` and says what is wrong.
std::optional<Grid> readGrid(std::string_view line, Reply& reply);

/// The puzzle with some givens; if they are no puzzle, answers `none` or `multiple` and says what is wrong.
std::optional<Puzzle> provePuzzle(const Grid& givens, Reply& reply);

}  // namespace sudoku::cli
