#include <algorithm>
#include <iterator>
#include <utility>

#include <sudoku/formats/libraryline.h>

#include "candidategrid.h"
#include "formatcode.h"

namespace sudoku {
namespace formats {
namespace {

constexpr std::size_t kFewestColons = 6;
constexpr std::size_t kMostColons = 7;

bool isAlphanumeric(char character) {
  return (character >= '0' && character <= '9') || (character >= 'a' && character <= 'z') ||
         (character >= 'A' && character <= 'Z');
}

/// Reads a library line field by field.
class LibraryReader {
 public:
  Result<LibraryLine, ParseError> read(Word line) {
    const auto parts = split(trimmed(line), ":");
    const std::vector<Word> fields = parts.first(kMostColons + 2);
    const std::size_t colons = fields.size() - 1;
    if (!fields[0].text.empty()) return errorAt(fields[0].place, ParseFault::NoLibraryLine);
    if (colons != kFewestColons && colons != kMostColons)
      return errorAt(line.place, ParseFault::ColonCount, {.count = static_cast<int>(parts.count() - 1)});
    if (auto error = readCode(fields[1])) return *std::move(error);
    if (auto error = readDigits(fields[2])) return *std::move(error);
    if (auto error = readBoard(fields[3])) return *std::move(error);
    if (auto error = readCandidates(fields[4], m_line.deleted)) return *std::move(error);
    PuzzleRecord record{m_line.givens, m_line.board, {}, {}};
    if (const auto last = noteWhatIsLeft(record, m_line.deleted)) {
      const auto word = std::ranges::next(wordsOf(fields[4]).begin(), static_cast<std::ptrdiff_t>(*last));
      return errorAt(word->place, ParseFault::NoCandidateLeft, {.cell = m_line.deleted[*last].cell});
    }
    if (auto error = readCandidates(fields[5], m_line.eliminations)) return *std::move(error);
    if (colons == kMostColons)
      if (auto error = readCandidates(fields[6], m_line.placements)) return *std::move(error);
    m_line.extra = trimmed(fields.back()).text;
    return m_line;
  }

 private:
  std::optional<ParseError> readCode(Word field) {
    const std::vector<Word> parts = split(field, "-").first(3);
    for (const Word& part : parts) {
      const bool plain = std::ranges::all_of(part.text, isAlphanumeric);
      if (part.text.empty() || !plain || parts.size() > 2)
        return errorAt(part.place, ParseFault::NoTechniqueCode);
    }
    m_line.technique = parts.front().text;
    if (parts.size() == 2) m_line.variant = parts.back().text;
    return std::nullopt;
  }

  std::optional<ParseError> readDigits(Word field) {
    m_line.digits = field.text;
    const std::size_t wrong = field.text.find_first_not_of("123456789");
    if (field.text == "x" || wrong == std::string_view::npos) return std::nullopt;
    return errorAt(field.placeOf(wrong), ParseFault::NoLibraryDigit, {.character = field.text[wrong]});
  }

  std::optional<ParseError> readBoard(Word field) {
    CellReader cells(kPlainBlanks);
    bool isPlaced = false;
    for (std::size_t index = 0; index < field.text.size(); ++index) {
      const Place place = field.placeOf(index);
      const bool isPlus = field.text[index] == '+' && !cells.isFull();
      if (isPlaced && !isDigit(field.text[index])) return errorAt(place, ParseFault::PlusBeforeNoDigit);
      if (!isPlus) {
        if (auto error = cells.read(field.text[index], place)) return error;
        const Cell cell(cells.count() - 1);
        if (!isPlaced) m_line.givens.set(cell, cells.grid().at(cell));
      }
      isPlaced = isPlus;
    }
    m_line.board = cells.grid();
    if (auto error = cells.missing(field.end())) return error;
    return clashIn(m_line.givens, cells.draft());
  }

  static std::optional<ParseError> readCandidates(Word field, std::vector<Candidate>& candidates) {
    for (const Word& word : wordsOf(field)) {
      if (word.text.size() != 3 || !std::ranges::all_of(word.text, isDigit))
        return errorAt(word.place, ParseFault::NoLibraryCandidate);
      const auto number = [&](std::size_t index) { return word.text[index] - '1'; };
      candidates.push_back({Cell::at(number(1), number(2)), digitOf(word.text[0])});
    }
    return std::nullopt;
  }

  LibraryLine m_line;
};

bool sniffLibrary(const Text& text) {
  return text.startsWith(':');
}

Result<PuzzleRecord, ParseError> readRecord(Word line) {
  const auto read = LibraryReader().read(line);
  if (!read) return read.error();
  return toRecord(*read);
}

std::string addLibrary(const PuzzleRecord& puzzle, const PuzzleRecord* /*before*/) {
  return toText(toLibraryLine(puzzle)) + '\n';
}

std::string toText(const std::vector<Candidate>& candidates) {
  std::string text;
  for (const auto [cell, digit] : candidates) {
    if (!text.empty()) text += ' ';
    text += digit.toChar();
    text += std::to_string(cell.row() + 1) + std::to_string(cell.column() + 1);
  }
  return text;
}

}  // namespace

const FormatCode kLibrary{sniffLibrary, readEachLine<readRecord>, addLibrary};

}  // namespace formats

Result<LibraryLine, ParseError> parseLibraryLine(std::string_view text, int lineNumber) {
  return formats::LibraryReader().read({text.substr(0, text.find('\r')), {lineNumber, 1}});
}

std::string toText(const LibraryLine& line) {
  std::string text = ':' + line.technique;
  if (!line.variant.empty()) text += '-' + line.variant;
  text += ':' + line.digits + ':';
  for (const Cell cell : allCells()) {
    const auto digit = line.board.at(cell);
    if (digit && line.givens.isEmpty(cell)) text += '+';
    text += digit ? digit->toChar() : '.';
  }
  text += ':' + formats::toText(line.deleted) + ':' + formats::toText(line.eliminations) + ':';
  // HoDoKu leaves out the field of placements if a line has no step.
  if (line.digits != "x") text += formats::toText(line.placements) + ':';
  return text + line.extra;
}

PuzzleRecord toRecord(const LibraryLine& line) {
  PuzzleRecord record{line.givens, line.board, {}, {}};
  formats::noteWhatIsLeft(record, line.deleted);
  return record;
}

LibraryLine toLibraryLine(const PuzzleRecord& record) {
  LibraryLine line;
  line.givens = record.givens;
  line.board = record.board;
  line.deleted = formats::goneFrom(record.board, candidatesOf(record));
  return line;
}

}  // namespace sudoku
