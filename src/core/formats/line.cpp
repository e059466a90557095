#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>

#include "cells.h"
#include "formatcode.h"
#include "rows.h"

namespace sudoku {
namespace formats {
namespace {

/// The characters that end the cells of a line in the format that the command line tool takes.
constexpr std::string_view kPlainTail = " \t,\r";
/// The fewest cells that make a puzzle in a line: more than a row of a grid has, borders aside.
constexpr std::size_t kShortestRun = 30;

/// Whether blanks stand for the empty cells. That shows only if no editor has trimmed the line.
bool hasBlankCells(std::string_view line) {
  return line.size() == kCellCount && line.find(' ') != std::string_view::npos &&
         line.find_first_not_of(" 123456789") == std::string_view::npos;
}

bool isLongLine(Word line) {
  return isContent(line) && !isBorder(line.text) &&
         (leadingCells(line).text.size() >= kShortestRun || hasBlankCells(line.text));
}

/// Whether a text has puzzles in lines. Any other text of a single word counts too, for no other format is
/// likelier.
bool sniffLine(const Text& text) {
  if (std::ranges::any_of(text.lines, isLongLine)) return true;
  return wordsOf(text.first).first(2).size() == 1 && !isBorder(text.first.text) &&
         std::ranges::count_if(text.lines, isContent) == 1;
}

Result<PuzzleRecord, ParseError> readLine(Word line) {
  return hasBlankCells(line.text) ? readGivens(line, " ") : readGivens(leadingCells(line));
}

std::string addLine(const PuzzleRecord& puzzle, const PuzzleRecord* /*before*/) {
  return toLine(puzzle.board) + '\n';
}

/// The grid in a line with 81 digits, `.` and `0`, as nearly all lines are. Read without a branch for each
/// character: files of millions of puzzles are solved as fast as they are read.
std::optional<Grid> readPlainCells(std::string_view line) {
  if (line.size() < kCellCount) return std::nullopt;
  if (line.size() > kCellCount && kPlainTail.find(line[kCellCount]) == std::string_view::npos)
    return std::nullopt;
  std::array<std::uint8_t, kCellCount> values{};
  unsigned isOther = 0;
  for (std::size_t i = 0; i < values.size(); ++i) {
    const auto value = static_cast<std::uint8_t>(line[i] == '.' ? 0 : line[i] - '0');
    isOther |= static_cast<unsigned>(value > kDigitCount);
    values[i] = value;
  }
  return isOther == 0 ? std::optional(Grid::fromValues(values)) : std::nullopt;
}

}  // namespace

const FormatCode kLine{sniffLine, readEachLine<readLine>, addLine};

}  // namespace formats

Result<Grid, ParseError> parseLine(std::string_view text, int lineNumber) {
  if (const auto grid = formats::readPlainCells(text)) return *grid;
  formats::CellReader cells(formats::kPlainBlanks);
  if (auto error = cells.readAll({text.substr(0, text.find_first_of(formats::kPlainTail)), {lineNumber, 1}}))
    return *std::move(error);
  return cells.grid();
}

bool isBlankOrComment(std::string_view line) {
  return line.starts_with('#') || line.find_first_not_of(" \t\r") == std::string_view::npos;
}

std::string toLine(const Grid& grid) {
  std::string text(kCellCount, '.');
  for (const Cell cell : allCells())
    if (const auto digit = grid.at(cell)) text[static_cast<std::size_t>(cell.index())] = digit->toChar();
  return text;
}

}  // namespace sudoku
