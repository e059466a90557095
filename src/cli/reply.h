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

/// Where a puzzle comes from, as messages name it.
struct Place {
  std::string_view file;
  std::uint64_t line = 1;
};

/// What is said about one puzzle: adds to a report.
class Reply {
 public:
  Reply(Report& report, const Place& place) : m_report(report), m_place(place) {}

  /// One line of the results.
  void answer(std::string_view line);
  /// `FILE:LINE: what is to be known`, on standard error.
  void remark(std::string_view what);
  /// A remark on what is wrong: the puzzle could not be done.
  void fail(std::string_view what);
  /// The same, with the column in front of the reason. The place says the line better than the error does.
  void fail(const ParseError& error);

 private:
  Report& m_report;
  Place m_place;
};

/// Answers `invalid` for what is no grid, and says what is wrong.
void answerInvalid(const ParseError& error, Reply& reply);

/// The grid in a line; if it holds none, answers `invalid` and says what is wrong.
std::optional<Grid> readGrid(std::string_view line, Reply& reply);

/// The puzzle with these givens; if they make none, answers `none` or `multiple` and says what is wrong.
std::optional<Puzzle> provePuzzle(const Grid& givens, Reply& reply);

}  // namespace sudoku::cli
