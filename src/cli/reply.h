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

/// The file and line of a puzzle, named at the start of messages about it.
struct Place {
  std::string_view file;
  std::uint64_t line = 1;
};

/// Collects the answer to one puzzle and messages about it in a report.
class Reply {
 public:
  Reply(Report& report, const Place& place) : m_report(report), m_place(place) {}

  /// Adds a line to standard output.
  void answer(std::string_view line);
  /// Adds a line `FILE:LINE: what` to standard error.
  void remark(std::string_view what);
  /// Adds a message on what is wrong with the puzzle, and counts the puzzle as failed.
  void fail(std::string_view what);
  /// Adds a message on why the puzzle cannot be read, with the column in front of the reason. The line number
  /// is that of the puzzle's place, not that of the error.
  void fail(const ParseError& error);

 private:
  Report& m_report;
  Place m_place;
};

/// Answers `invalid` to a line that holds no grid, and adds a message with the reason.
void answerInvalid(const ParseError& error, Reply& reply);

/// Reads the grid in a line. If there is none, answers `invalid` and adds a message with the reason.
std::optional<Grid> readGrid(std::string_view line, Reply& reply);

/// Proves that the givens are a puzzle. If they are not, answers `none` or `multiple` and adds a message with
/// the reason.
std::optional<Puzzle> provePuzzle(const Grid& givens, Reply& reply);

}  // namespace sudoku::cli
