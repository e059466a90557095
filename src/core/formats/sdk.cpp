#include <algorithm>
#include <array>
#include <utility>

#include "formatcode.h"
#include "rows.h"

namespace sudoku::formats {
namespace {

struct Header {
  char letter;
  std::string PuzzleLabel::*field;
};

constexpr std::array kHeaders = {
    Header{'A', &PuzzleLabel::author},  Header{'D', &PuzzleLabel::description},
    Header{'C', &PuzzleLabel::comment}, Header{'B', &PuzzleLabel::date},
    Header{'S', &PuzzleLabel::source},  Header{'L', &PuzzleLabel::level},
    Header{'U', &PuzzleLabel::url},
};

bool isHeader(std::string_view line) {
  return line.size() >= 2 && line[0] == '#' && line[1] >= 'A' && line[1] <= 'Z';
}

class SdkReader {
 public:
  explicit SdkReader(const Text& text) : m_puzzle(text), m_state(m_puzzle) {}

  bool ignores(Word line) const { return !isHeader(line.text) && m_puzzle.ignores(line); }

  bool canStart(Word /*line*/) const { return true; }
  bool startsNext(Word line) const {
    if (!m_puzzle.isFull()) return false;
    return isHeader(line.text) || line.text.starts_with("[Puzzle]") ||
           (m_section == Section::Puzzle && !line.text.starts_with('['));
  }

  std::optional<ParseError> read(Word line) {
    if (isHeader(line.text)) {
      readHeader(line.text);
      return std::nullopt;
    }
    if (line.text.starts_with('[')) {
      m_section = line.text.starts_with("[Puzzle]")  ? Section::Puzzle
                  : line.text.starts_with("[State]") ? Section::State
                                                     : Section::Unknown;
      return std::nullopt;
    }
    if (m_section == Section::Unknown) return std::nullopt;
    if (m_section == Section::Puzzle) return m_puzzle.read(line);
    if (m_state.isFull()) return errorAt(line.place, ParseFault::StateTooLong);
    return m_state.read(line);
  }

  Result<PuzzleRecord, ParseError> finish(Place end) const {
    if (auto error = m_puzzle.missing(end)) return *std::move(error);
    Draft draft = m_puzzle.draft();
    draft.record.label = m_label;
    if (m_state.isEmpty()) return finished(std::move(draft));
    if (auto error = m_state.missing(end)) return *std::move(error);
    for (const Cell cell : m_state.grid().filledCells()) {
      const Digit digit = *m_state.grid().at(cell);
      if (m_puzzle.grid().isEmpty(cell))
        draft.enter(cell, digit);
      else if (m_puzzle.grid().at(cell) != digit)
        return errorAt(m_state.draft().placeOf(cell), ParseFault::StateDiffers, {.cell = cell});
    }
    return finished(std::move(draft));
  }

 private:
  enum class Section { Puzzle, State, Unknown };

  void readHeader(std::string_view line) {
    for (const Header& header : kHeaders)
      if (header.letter == line[1]) m_label.*header.field = line.substr(2);
  }

  Section m_section = Section::Puzzle;
  RowReader m_puzzle;
  RowReader m_state;
  PuzzleLabel m_label;
};

bool sniffSdk(const Text& text) {
  const auto isTelling = [](const Word& line) {
    return isHeader(line.text) || line.text.starts_with("[Puzzle]");
  };
  return (text.first.text.starts_with('[') || looksLikeRow(text.first)) &&
         std::ranges::any_of(text.lines, isTelling);
}

std::string oneLine(std::string text) {
  for (char& character : text)
    if (character >= '\0' && character < ' ') character = ' ';
  return text;
}

std::string toSdk(const PuzzleRecord& puzzle) {
  std::string text;
  for (const Header& header : kHeaders) {
    const std::string& value = puzzle.label.*header.field;
    if (!value.empty()) text += std::string("#") + header.letter + oneLine(value) + '\n';
  }
  if (puzzle.board == puzzle.givens) return text + toRows(puzzle.givens);
  return text + "[Puzzle]\n" + toRows(puzzle.givens) + "[State]\n" + toRows(puzzle.board);
}

}  // namespace

const FormatCode kSdk{sniffSdk, readBlocks<SdkReader>, addBlock<toSdk>};

}  // namespace sudoku::formats
