#include <algorithm>
#include <utility>

#include "formatcode.h"
#include "rows.h"

namespace sudoku::formats {
namespace {

class SdxReader {
 public:
  bool ignores(Word line) const { return isBlankOrComment(line.text); }
  bool canStart(Word /*line*/) const { return true; }
  bool startsNext(Word /*line*/) const { return m_count == kCellCount; }

  std::optional<ParseError> read(Word line) {
    const auto cells = wordsOf(line);
    m_end = line.placeOf(line.text.size());
    if (const std::size_t count = cells.count(); count != 9)
      return errorAt(m_end, std::to_string(count) + " cells in this row where nine should be");
    for (const Word& cell : cells)
      if (auto error = readCell(cell)) return error;
    return std::nullopt;
  }

  Result<PuzzleRecord, ParseError> finish() const {
    if (m_count < kCellCount) return errorAt(m_end, "only " + std::to_string(m_count / 9) + " rows of nine");
    return finished(m_draft);
  }

 private:
  std::optional<ParseError> readCell(Word word) {
    const Cell cell(m_count++);
    const bool isEntry = word.text.front() == 'u';
    const Word digits = word.from(isEntry ? 1 : 0);
    DigitSet set;
    for (std::size_t index = 0; index < digits.text.size(); ++index) {
      const char character = digits.text[index];
      if (!isDigit(character)) return errorAt(digits.placeOf(index), shown(character) + " is no candidate");
      if (set.contains(digitOf(character)))
        return errorAt(digits.placeOf(index), shown(character) + " stands twice in this cell");
      set.add(digitOf(character));
    }
    if (isEntry && set.size() != 1) return errorAt(word.place, "'u' stands before one digit");
    if (isEntry)
      m_draft.enter(cell, set.first(), word.place);
    else if (set.size() == 1)
      m_draft.give(cell, set.first(), word.place);
    else
      m_draft.note(cell, set);
    return std::nullopt;
  }

  Draft m_draft;
  int m_count = 0;
  Place m_end;
};

/// Rows of nine cells without borders; entries or candidates tell it from a plain grid.
bool sniff(const Text& text) {
  bool hasRow = false;
  bool hasLongCell = false;
  for (const Word& line : text.lines) {
    if (isBlankOrComment(line.text)) continue;
    if (isBorder(line.text) || line.text.find('|') != std::string_view::npos) return false;
    const auto cells = wordsOf(line);
    hasRow = hasRow || cells.count() == 9;
    hasLongCell = hasLongCell || std::any_of(cells.begin(), cells.end(), [](const Word& cell) {
                    return cell.text.size() > 1 && (isDigit(cell.text.front()) || cell.text.front() == 'u');
                  });
  }
  return hasRow && hasLongCell;
}

void read(const Text& text, const PuzzleSink& sink) {
  readBlocks(text, SdxReader(), sink);
}

}  // namespace

const FormatCode kSdx{sniff, read};

}  // namespace sudoku::formats
