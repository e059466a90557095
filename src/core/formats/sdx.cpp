#include <algorithm>
#include <utility>

#include "candidategrid.h"
#include "formatcode.h"
#include "rows.h"

namespace sudoku::formats {
namespace {

class SdxReader {
 public:
  explicit SdxReader(const Text& /*text*/) {}

  bool ignores(Word line) const { return isBlankOrComment(line.text); }
  bool canStart(Word /*line*/) const { return true; }
  bool startsNext(Word /*line*/) const { return m_count == kCellCount; }

  std::optional<ParseError> read(Word line) {
    const auto cells = wordsOf(line);
    if (const std::size_t count = cells.count(); count != 9)
      return errorAt(line.end(), ParseFault::NotNineInRow, {.count = static_cast<int>(count)});
    for (const Word& cell : cells)
      if (auto error = readCell(cell)) return error;
    return std::nullopt;
  }

  Result<PuzzleRecord, ParseError> finish(Place end) const {
    if (m_count < kCellCount) return errorAt(end, ParseFault::TooFewRows, {.count = m_count / 9});
    return finished(m_draft);
  }

 private:
  std::optional<ParseError> readCell(Word word) {
    const Cell cell(m_count++);
    const bool isEntry = word.text.front() == 'u';
    const Word digits = word.from(isEntry ? 1 : 0);
    DigitSet set;
    for (std::size_t index = 0; index < digits.text.size(); ++index)
      if (auto error = addCandidate(set, digits.text[index], digits.placeOf(index))) return error;
    if (isEntry && set.size() != 1) return errorAt(word.place, ParseFault::NotOneEntry);
    if (isEntry)
      m_draft.enter(cell, set.first());
    else if (set.size() == 1)
      m_draft.give(cell, set.first(), word.place);
    else
      m_draft.note(cell, set);
    return std::nullopt;
  }

  Draft m_draft;
  int m_count = 0;
};

/// Whether a text has rows of nine cells without borders, and entries or candidates, which a plain grid does
/// not have.
bool sniffSdx(const Text& text) {
  bool hasRow = false;
  bool hasLongCell = false;
  for (const Word& line : text.lines) {
    if (isBlankOrComment(line.text)) continue;
    if (isBorder(line.text) || line.text.find('|') != std::string_view::npos) return false;
    const auto cells = wordsOf(line);
    hasRow = hasRow || cells.count() == 9;
    hasLongCell = hasLongCell || std::ranges::any_of(cells, [](const Word& cell) {
                    return cell.text.size() > 1 && (isDigit(cell.text.front()) || cell.text.front() == 'u');
                  });
  }
  return hasRow && hasLongCell;
}

}  // namespace

const FormatCode kSdx{sniffSdx, readBlocks<SdxReader>};

}  // namespace sudoku::formats
