#include "rows.h"

#include <algorithm>

namespace sudoku::formats {
namespace {

constexpr int kRowLength = 9;
constexpr std::string_view kNotInCells = "| \t";
constexpr std::string_view kInCells = "123456789.0*_-Xx";

/// A line without the characters that only separate its cells.
std::string cellsAlone(std::string_view line, std::string_view without) {
  std::string cells;
  for (const char character : line)
    if (without.find(character) == std::string_view::npos) cells += character;
  return cells;
}

bool isDashRow(std::string_view line) {
  return cellsAlone(line, kNotInCells) == "---------";
}

bool hasBlankCells(const Text& text) {
  int rows = 0;
  bool hasBlank = false;
  for (const Word& line : text.lines) {
    if (line.text.empty() || line.text.starts_with('#') || isBorder(line.text)) continue;
    const std::string cells = cellsAlone(line.text, "|");
    if (cells.size() != kRowLength || cells.find_first_not_of(" 123456789") != std::string::npos)
      return false;
    hasBlank = hasBlank || cells.find(' ') != std::string::npos;
    ++rows;
  }
  return hasBlank && rows % kRowLength == 0;
}

}  // namespace

bool isBorder(std::string_view line) {
  return line.find("---") != std::string_view::npos && std::none_of(line.begin(), line.end(), isDigit);
}

bool looksLikeRow(Word line) {
  const std::string cells = cellsAlone(line.text, kNotInCells);
  return isBorder(line.text) ||
         (cells.size() == kRowLength && cells.find_first_not_of(kInCells) == std::string::npos);
}

RowStyle RowStyle::of(const Text& text) {
  RowStyle style;
  style.blanksAreCells = hasBlankCells(text);
  std::size_t rows = 0;
  std::size_t dashRows = 0;
  for (const Word& line : text.lines) {
    rows += looksLikeRow(line) && !isBorder(line.text) ? 1 : 0;
    dashRows += isDashRow(line.text) ? 1 : 0;
  }
  style.dashesAreCells = rows % kRowLength != 0 && (rows + dashRows) % kRowLength == 0;
  return style;
}

bool RowStyle::isRow(Word line) const {
  if (blanksAreCells) return !line.text.empty() && !line.text.starts_with('#') && !isBorder(line.text);
  if (isBlankOrComment(line.text)) return false;
  return !isBorder(line.text) || (dashesAreCells && isDashRow(line.text));
}

std::optional<ParseError> RowReader::read(Word line) {
  int count = 0;
  for (std::size_t index = 0; index < line.text.size(); ++index) {
    const char character = line.text[index];
    const bool isBlankCell = character == ' ' && m_style.blanksAreCells;
    if (!isBlankCell && kNotInCells.find(character) != std::string_view::npos) continue;
    const Place place = line.placeOf(index);
    if (count++ == kRowLength) return errorAt(place, ParseFault::RowTooLong);
    if (auto error = m_cells.read(character, place)) return error;
  }
  if (count == kRowLength) return std::nullopt;
  return errorAt(line.end(), ParseFault::RowTooShort, {.count = count});
}

std::optional<ParseError> RowReader::missing(Place end) const {
  if (isFull()) return std::nullopt;
  return errorAt(end, ParseFault::TooFewRows, {.count = m_cells.count() / kRowLength});
}

Result<PuzzleRecord, ParseError> RowReader::finish(Place end) const {
  if (auto error = missing(end)) return *std::move(error);
  return finished(draft());
}

std::string toRows(const Grid& grid) {
  const std::string cells = toLine(grid);
  std::string text;
  for (std::size_t begin = 0; begin < cells.size(); begin += kRowLength)
    text += cells.substr(begin, kRowLength) + '\n';
  return text;
}

}  // namespace sudoku::formats
