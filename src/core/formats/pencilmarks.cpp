#include <algorithm>
#include <array>
#include <cctype>
#include <utility>

#include "candidategrid.h"
#include "formatcode.h"
#include "rows.h"

namespace sudoku::formats {
namespace {

constexpr std::string_view kBetweenCells = "| \t";
/// Marks, besides capital letters, that some programs put in front of a cell that a step uses; a dash marks
/// candidates that the step eliminates.
constexpr std::string_view kMarks = "*#@-";

bool isMark(char character) {
  return kMarks.find(character) != std::string_view::npos || (character >= 'A' && character <= 'Z');
}

/// Whether a line is a text such as the name of a step, which HoDoKu writes below the grid.
bool isRemark(std::string_view line) {
  const std::size_t first = std::min(line.find_first_not_of(kBetweenCells), line.size());
  const std::string_view start = line.substr(first, 2);
  return start.size() == 2 && std::all_of(start.begin(), start.end(), [](char c) {
           return std::isalpha(static_cast<unsigned char>(c)) != 0;
         });
}

class PencilMarkReader {
 public:
  explicit PencilMarkReader(const Text& /*text*/) {}

  bool ignores(Word line) const {
    return isBlankOrComment(line.text) || isBorder(line.text) || isRemark(line.text);
  }
  bool canStart(Word /*line*/) const { return true; }
  bool startsNext(Word /*line*/) const { return m_count == kCellCount; }

  std::optional<ParseError> read(Word line) {
    const auto cells = wordsOf(line, kBetweenCells);
    if (const std::size_t count = cells.count(); count % 9 != 0)
      return errorAt(line.end(), ParseFault::NotNineInRow, {.count = static_cast<int>(count)});
    for (const Word& cell : cells) {
      if (m_count == kCellCount) return errorAt(cell.place, ParseFault::TooManyCells);
      if (auto error = readCell(cell)) return error;
    }
    return std::nullopt;
  }

  Result<PuzzleRecord, ParseError> finish(Place end) const {
    if (m_count < kCellCount) return errorAt(end, ParseFault::TooFewCells, {.count = m_count});
    return fromCandidates(m_draft);
  }

 private:
  std::optional<ParseError> readCell(Word word) {
    DigitSet digits;
    bool isEmpty = true;
    for (std::size_t index = 0; index < word.text.size(); ++index) {
      const char character = word.text[index];
      if (character == '-' || (isEmpty && isMark(character))) continue;
      const bool isBlank =
          isEmpty && index + 1 == word.text.size() && kPlainBlanks.find(character) != std::string_view::npos;
      if (!isBlank)
        if (auto error = addCandidate(digits, character, word.placeOf(index))) return error;
      isEmpty = false;
    }
    if (isEmpty) return errorAt(word.place, ParseFault::MarkAlone);
    const Cell cell(m_count++);
    m_draft.note(cell, digits);
    m_draft.placeOf(cell) = word.place;
    return std::nullopt;
  }

  Draft m_draft;
  int m_count = 0;
};

/// Whether a line can only hold candidates: it has the 81 words of a whole grid, or it has a word of several
/// digits and more than three words. A row of plain digits may be written as three words, one for each box.
bool isTelling(const Word& line) {
  constexpr std::size_t kMostWordsOfPlainRow = 3;
  if (isBlankOrComment(line.text) || isBorder(line.text) || isRemark(line.text)) return false;
  const std::vector<Word> words = wordsOf(line, kBetweenCells).first(kCellCount);
  const auto isLong = [](const Word& word) { return std::ranges::count_if(word.text, isDigit) > 1; };
  return words.size() == kCellCount ||
         (words.size() > kMostWordsOfPlainRow && std::ranges::any_of(words, isLong));
}

bool sniffPencilMarks(const Text& text) {
  return std::ranges::any_of(text.lines, isTelling) && !RowStyle::of(text).blanksAreCells;
}

/// The text of each cell: its digit, its candidates, or a dot if there are none.
std::array<std::string, kCellCount> cellTexts(const PuzzleRecord& puzzle) {
  std::array<std::string, kCellCount> texts;
  const Candidates candidates = candidatesOf(puzzle);
  for (const Cell cell : allCells()) {
    std::string& text = texts[static_cast<std::size_t>(cell.index())];
    for (const Digit digit : candidates.at(cell)) text += digit.toChar();
    if (const auto digit = puzzle.board.at(cell)) text = digit->toChar();
    if (text.empty()) text += '.';
  }
  return texts;
}

std::string toGrid(const PuzzleRecord& puzzle) {
  const auto cells = cellTexts(puzzle);
  std::array<std::size_t, 9> widths{};
  for (const Cell cell : allCells()) {
    std::size_t& width = widths[static_cast<std::size_t>(cell.column())];
    width = std::max(width, cells[static_cast<std::size_t>(cell.index())].size());
  }
  std::array<std::string, 3> rules;
  for (std::size_t column = 0; column < widths.size(); ++column)
    rules[column / 3] += std::string(widths[column] + 2, '-');
  const auto border = [&](char left, char between) {
    return left + rules[0] + between + rules[1] + between + rules[2] + left + '\n';
  };
  std::string text = border('.', '.');
  for (const Cell cell : allCells()) {
    const std::string& digits = cells[static_cast<std::size_t>(cell.index())];
    if (cell.column() % 3 == 0) text += '|';
    text +=
        ' ' + digits + std::string(widths[static_cast<std::size_t>(cell.column())] + 1 - digits.size(), ' ');
    if (cell.column() < 8) continue;
    text += "|\n";
    if (cell.row() == 2 || cell.row() == 5) text += border(':', '+');
  }
  return text + border('\'', '\'');
}

}  // namespace

const FormatCode kPencilMarks{sniffPencilMarks, readBlocks<PencilMarkReader>, addBlock<toGrid>};

}  // namespace sudoku::formats
