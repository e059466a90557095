#include <algorithm>
#include <array>
#include <optional>
#include <span>
#include <utility>

#include <sudoku/solving/solver.h>

#include "cells.h"
#include "formatcode.h"

namespace sudoku::formats {
namespace {

constexpr std::array<std::string_view, 3> kPuzzleNames = {"puzzle", "quizzes", "quiz"};
constexpr std::array<std::string_view, 2> kLevelNames = {"difficulty", "level"};

constexpr char lowered(char character) {
  return character >= 'A' && character <= 'Z' ? static_cast<char>(character - 'A' + 'a') : character;
}

Word unquoted(Word word) {
  word = trimmed(word);
  const bool isQuoted = word.text.size() >= 2 && word.text.front() == '"' && word.text.back() == '"';
  return isQuoted ? word.from(1, word.text.size() - 2) : word;
}

/// Splits a CSV row into fields. Commas inside quotes do not separate fields.
class FieldCutter {
 public:
  explicit FieldCutter(Word line) : m_rest(line) {}
  std::optional<Word> next() {
    if (!m_rest) return std::nullopt;
    bool isQuoted = false;
    const auto endsField = [&isQuoted](char character) {
      if (character == '"') isQuoted = !isQuoted;
      return character == ',' && !isQuoted;
    };
    const std::string_view text = m_rest->text;
    const auto length = std::find_if(text.begin(), text.end(), endsField) - text.begin();
    return unquoted(cutOff(m_rest, static_cast<std::size_t>(length)));
  }

 private:
  std::optional<Word> m_rest;
};

Pieces<FieldCutter> fieldsOf(Word line) {
  return Pieces(FieldCutter(line));
}

/// The field of a row in a given column; nothing if the row has fewer fields.
std::optional<Word> fieldAt(std::size_t column, Word line) {
  for (const Word& field : fieldsOf(line))
    if (column-- == 0) return field;
  return std::nullopt;
}

/// The index of the column that has one of these names in a header, in small letters or capitals; nothing if
/// no column has.
std::optional<std::size_t> columnNamed(std::span<const std::string_view> names, Word header) {
  std::size_t column = 0;
  for (const Word& field : fieldsOf(header)) {
    const auto isField = [&field](std::string_view name) {
      return std::ranges::equal(field.text, name, {}, lowered);
    };
    if (std::ranges::any_of(names, isField)) return column;
    ++column;
  }
  return std::nullopt;
}

bool sniffCsv(const Text& text) {
  return columnNamed(kPuzzleNames, text.first).has_value();
}

void readCsv(const Text& text, const PuzzleSink& sink) {
  const std::size_t puzzleColumn = *columnNamed(kPuzzleNames, text.first);
  const auto levelColumn = columnNamed(kLevelNames, text.first);
  const auto readRow = [&](Word line) -> Result<PuzzleRecord, ParseError> {
    const auto cells = fieldAt(puzzleColumn, line);
    if (!cells) return errorAt(line.end(), ParseFault::NoPuzzleColumn);
    auto puzzle = readGivens(*cells);
    const auto level = puzzle && levelColumn ? fieldAt(*levelColumn, line) : std::nullopt;
    if (level) puzzle->label.level = level->text;
    return puzzle;
  };
  for (const Word& line : text.lines) {
    const bool isRow = line.place.line > text.first.place.line && isContent(line);
    if (isRow && !sink({line.place.line, readRow(line)})) return;
  }
}

std::string withZeros(const Grid& grid) {
  std::string text = toLine(grid);
  std::replace(text.begin(), text.end(), '.', '0');
  return text;
}

/// The header of the best known CSV collection, one million puzzles on Kaggle.
constexpr auto kHeader = "quizzes,solutions\n";

/// A puzzle as a CSV row, after the header if it is the first. The solution is left out unless there is
/// exactly one.
std::string addCsv(const PuzzleRecord& record, const PuzzleRecord* before) {
  const auto puzzle = toPuzzle(record.board);
  const std::string row = withZeros(record.board) + ',' + (puzzle ? toLine(puzzle->solution) : "") + '\n';
  return before == nullptr ? kHeader + row : row;
}

std::string endCsv(const PuzzleRecord* last) {
  return last == nullptr ? kHeader : "";
}

}  // namespace

const FormatCode kCsv{sniffCsv, readCsv, addCsv, endCsv};

}  // namespace sudoku::formats
