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

/// The characters that may follow the 81 cells in a line that parseLine() reads.
constexpr std::string_view kPlainTail = " \t,\r";
/// The fewest cells for which a line counts as a puzzle: more than a row of a grid has, even with borders.
constexpr std::size_t kShortestRun = 30;

/// Whether blanks stand for the empty cells of a line. Recognised only if no editor has removed blanks at the
/// end of the line.
bool hasBlankCells(std::string_view line) {
  return line.size() == kCellCount && line.find(' ') != std::string_view::npos &&
         line.find_first_not_of(" 123456789") == std::string_view::npos;
}

bool isLongLine(Word line) {
  return isContent(line) && !isBorder(line.text) &&
         (leadingCells(line).text.size() >= kShortestRun || hasBlankCells(line.text));
}

/// Whether some line of a text holds the cells of a whole puzzle. Also true for any other text that is a
/// single word, because no other format is more likely for it.
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

/// The grid in a line of 81 cells written as digits, `.` and `0`, as in nearly all files. Reads without a
/// branch for each character, because reading takes as long as solving in files of millions of puzzles.
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
