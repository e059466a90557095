#include <algorithm>
#include <utility>

#include "candidategrid.h"
#include "formatcode.h"
#include "rows.h"

namespace sudoku::formats {
namespace {

constexpr std::size_t kCellDigits = 2;
constexpr std::size_t kEntryDigits = 1;
constexpr std::size_t kEliminationDigits = 3;

/// `I388` puts a digit into a cell, `E78007` takes a candidate from one.
bool isAction(std::string_view line) {
  return line.size() > 1 && (line[0] == 'I' || line[0] == 'E') && line[1] >= '0' && line[1] <= '9';
}

class SimpleSudokuReader {
 public:
  explicit SimpleSudokuReader(RowStyle style) : m_style(style), m_rows(style) {}

  bool ignores(Word line) const { return !m_style.isRow(line); }
  bool canStart(Word line) const { return !isAction(line.text); }
  bool startsNext(Word line) const { return m_rows.isFull() && !isAction(line.text); }

  std::optional<ParseError> read(Word line) {
    m_end = line.placeOf(line.text.size());
    if (!isAction(line.text)) return m_rows.read(line);
    if (auto error = m_rows.missing(line.place)) return error;
    const Word action = trimmed(line);
    const bool isEntry = action.text.front() == 'I';
    const auto cell = toNumber(action.text.substr(1, kCellDigits), kCellCount - 1);
    if (!cell || action.text.size() <= kCellDigits)
      return errorAt(action.placeOf(1), "no cell from 00 to 80");
    const Word number = action.from(1 + kCellDigits);
    const auto digit = toNumber(number.text, kDigitCount);
    if (number.text.size() != (isEntry ? kEntryDigits : kEliminationDigits) || !digit || *digit == 0)
      return errorAt(number.place, isEntry ? "no digit from 1 to 9" : "no candidate from 001 to 009");
    return isEntry ? enter(Cell(*cell), Digit(*digit), action.place)
                   : eliminate(Cell(*cell), Digit(*digit), action.place);
  }

  Result<PuzzleRecord, ParseError> finish() const {
    if (auto error = m_rows.missing(m_end)) return *std::move(error);
    Draft draft = m_rows.draft();
    for (const auto& [candidate, place] : m_entries) draft.enter(candidate.cell, candidate.digit, place);
    if (auto error = noteWhatIsLeft(draft, m_gone)) return *std::move(error);
    return finished(std::move(draft));
  }

 private:
  std::optional<ParseError> enter(Cell cell, Digit digit, Place place) {
    const bool isTaken = std::any_of(m_entries.begin(), m_entries.end(), [&](const PlacedCandidate& entry) {
      return entry.candidate.cell == cell;
    });
    if (isTaken || !m_rows.grid().isEmpty(cell)) return errorAt(place, nameOf(cell) + " is filled already");
    m_entries.push_back({{cell, digit}, place});
    return std::nullopt;
  }
  std::optional<ParseError> eliminate(Cell cell, Digit digit, Place place) {
    m_gone.push_back({{cell, digit}, place});
    return std::nullopt;
  }

  RowStyle m_style;
  RowReader m_rows;
  std::vector<PlacedCandidate> m_entries;
  std::vector<PlacedCandidate> m_gone;
  Place m_end;  // of the last line
};

bool sniff(const Text& text) {
  return looksLikeRow(text.first) && std::any_of(text.lines.begin(), text.lines.end(),
                                                 [](const Word& line) { return isAction(line.text); });
}

void read(const Text& text, const PuzzleSink& sink) {
  readBlocks(text, SimpleSudokuReader(RowStyle::of(text)), sink);
}

std::string twoDigits(Cell cell) {
  return {static_cast<char>('0' + cell.index() / 10), static_cast<char>('0' + cell.index() % 10)};
}

std::string toSimpleSudoku(const PuzzleRecord& puzzle) {
  std::string text = "*-----------*\n";
  const std::string cells = toLine(puzzle.givens);
  for (std::size_t begin = 0; begin < cells.size(); begin += 9) {
    for (std::size_t box = 0; box < 9; box += 3) text += '|' + cells.substr(begin + box, 3);
    text += "|\n";
    if (begin == 18 || begin == 45) text += "|---+---+---|\n";
  }
  text += "*-----------*\n";
  std::string actions;
  for (const Cell cell : puzzle.board.filledCells() - puzzle.givens.filledCells())
    actions += 'I' + twoDigits(cell) + puzzle.board.at(cell)->toChar() + '\n';
  for (const auto [cell, digit] : deniedByNotes(puzzle))
    actions += 'E' + twoDigits(cell) + "00" + digit.toChar() + '\n';
  return actions.empty() ? text : text + '\n' + actions;
}

std::string add(const PuzzleRecord& puzzle, const PuzzleRecord* before) {
  return asBlock(toSimpleSudoku(puzzle), before);
}

}  // namespace

const FormatCode kSimpleSudoku{sniff, read, add};

}  // namespace sudoku::formats
