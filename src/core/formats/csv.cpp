#include <algorithm>
#include <array>
#include <optional>
#include <utility>

#include "cells.h"
#include "formatcode.h"

namespace sudoku::formats {
namespace {

constexpr std::array<std::string_view, 3> kPuzzleNames = {"puzzle", "quizzes", "quiz"};
constexpr std::array<std::string_view, 2> kLevelNames = {"difficulty", "level"};

std::string lowered(std::string_view text) {
  std::string result(text);
  for (char& character : result)
    if (character >= 'A' && character <= 'Z') character = static_cast<char>(character - 'A' + 'a');
  return result;
}

Word unquoted(Word word) {
  word = trimmed(word);
  const bool isQuoted = word.text.size() >= 2 && word.text.front() == '"' && word.text.back() == '"';
  return isQuoted ? word.from(1, word.text.size() - 2) : word;
}

/// The fields of a row. Commas inside quotes part nothing.
std::vector<Word> fieldsOf(Word line) {
  std::vector<Word> fields;
  std::size_t begin = 0;
  bool isQuoted = false;
  for (std::size_t index = 0; index < line.text.size(); ++index) {
    if (line.text[index] == '"') isQuoted = !isQuoted;
    if (line.text[index] != ',' || isQuoted) continue;
    fields.push_back(unquoted(line.from(begin, index - begin)));
    begin = index + 1;
  }
  fields.push_back(unquoted(line.from(begin)));
  return fields;
}

/// Which column of a header has one of these names.
template <std::size_t count>
std::optional<std::size_t> columnNamed(const std::array<std::string_view, count>& names, Word header) {
  const std::vector<Word> fields = fieldsOf(header);
  const auto found = std::find_if(fields.begin(), fields.end(), [&](const Word& field) {
    return std::find(names.begin(), names.end(), lowered(field.text)) != names.end();
  });
  if (found == fields.end()) return std::nullopt;
  return static_cast<std::size_t>(found - fields.begin());
}

bool sniff(const Text& text) {
  return columnNamed(kPuzzleNames, text.first).has_value();
}

std::vector<ReadPuzzle> read(const Text& text) {
  const std::size_t puzzleColumn = *columnNamed(kPuzzleNames, text.first);
  const auto levelColumn = columnNamed(kLevelNames, text.first);
  const auto readRow = [&](Word line) -> Result<PuzzleRecord, ParseError> {
    const std::vector<Word> fields = fieldsOf(line);
    if (fields.size() <= puzzleColumn)
      return errorAt(line.placeOf(line.text.size()), "the row ends before the column of puzzles");
    auto puzzle = readGivens(fields[puzzleColumn]);
    if (!puzzle || !levelColumn || fields.size() <= *levelColumn) return puzzle;
    PuzzleRecord record = *puzzle;
    record.label.level = fields[*levelColumn].text;
    return record;
  };
  std::vector<ReadPuzzle> puzzles;
  for (const Word& line : text.lines)
    if (line.place.line > text.first.place.line && !isBlankOrComment(line.text))
      puzzles.push_back({line.place.line, readRow(line)});
  return puzzles;
}

std::string withZeros(const Grid& grid) {
  std::string text = toLine(grid);
  std::replace(text.begin(), text.end(), '.', '0');
  return text;
}

/// The table of the best known collection, one million puzzles on Kaggle. No solution is written where there
/// is not exactly one.
std::string write(std::span<const PuzzleRecord> puzzles) {
  std::string text = "quizzes,solutions\n";
  for (const PuzzleRecord& record : puzzles) {
    const auto puzzle = toPuzzle(record.board);
    text += withZeros(record.board) + ',' + (puzzle ? toLine(puzzle->solution) : "") + '\n';
  }
  return text;
}

}  // namespace

const FormatCode kCsv{sniff, read, write};

}  // namespace sudoku::formats
